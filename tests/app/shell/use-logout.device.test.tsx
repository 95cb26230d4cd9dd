// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LogoutChoice } from '#app/shell/LogoutChoice.tsx';
import { useLogout } from '#app/shell/use-logout.tsx';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { inTime } from '../../in-time.ts';
import { button, draw, happen, press, shownWords } from '../../ui/draw.ts';

const leaving = vi.hoisted(() => ({ logOutOrAsk: vi.fn() }));
vi.mock('#session/log-out.ts', () => leaving);

function Menu() {
	const { logout, question } = useLogout();
	const [fault, setFault] = useState('');
	const logOut = () => logout.logOut().catch(({ message }) => setFault(message));
	return (
		<>
			<LogoutChoice logout={{ ...logout, logOut }} />
			<p>{fault}</p>
			{question}
			<ToastRegion />
		</>
	);
}

beforeEach(() => {
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
	draw(<Menu />);
});

test('a logout that could not begin for lack of a signal says so', async () => {
	leaving.logOutOrAsk.mockRejectedValue(
		new TypeError('Failed to fetch dynamically imported module: /log-out.js'),
	);
	await press('Logout');
	await inTime(() =>
		expect(shownWords()).toBe('LogoutYou are still signed in. Try again when the signal is back.'),
	);
	await press('Dismiss');
});

test('any other fault is not taken for a lost signal', async () => {
	leaving.logOutOrAsk.mockRejectedValue(new Error('The database is closed'));
	await press('Logout');
	await inTime(() => expect(shownWords()).toBe('LogoutThe database is closed'));
});

test('the menu and a toast say that it is under way, and it begins once', async () => {
	leaving.logOutOrAsk.mockClear();
	let end: ((left: null) => void) | undefined;
	leaving.logOutOrAsk.mockReturnValue(
		new Promise((resolve) => {
			end = resolve;
		}),
	);
	await press('Logout');
	await inTime(() => expect(leaving.logOutOrAsk).toHaveBeenCalledOnce());
	expect(button('Signing out').getAttribute('aria-disabled')).toBe('true');
	await press('Signing out');
	expect(leaving.logOutOrAsk).toHaveBeenCalledOnce();
	expect(shownWords()).toBe('Signing outSigning out');
	await happen(() => end?.(null));
	expect(shownWords()).toBe('Logout');
});
