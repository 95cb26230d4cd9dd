// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLogout } from '#app/shell/use-logout.tsx';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { inTime } from '../../in-time.ts';
import { draw, press, shownWords } from '../../ui/draw.ts';

const leaving = vi.hoisted(() => ({ logOutOrAsk: vi.fn() }));
vi.mock('#session/log-out.ts', () => leaving);

function Menu() {
	const { logOut, question } = useLogout();
	const [fault, setFault] = useState('');
	return (
		<>
			<button type="button" onClick={() => void logOut().catch(({ message }) => setFault(message))}>
				Logout
			</button>
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
