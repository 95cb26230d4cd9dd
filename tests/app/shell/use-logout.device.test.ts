import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { useLogout } from '#app/shell/use-logout.tsx';
import * as toasts from '#ui/toasts.ts';

const leaving = vi.hoisted(() => ({ logOutOrAsk: vi.fn() }));
vi.mock('react', async (importOriginal) => ({
	...(await importOriginal<typeof import('react')>()),
	useState: (first: unknown) => [first, vi.fn()],
}));
vi.mock('#session/log-out.ts', () => leaving);
vi.mock('#session/OnlyHereDialog.tsx', () => ({ OnlyHereDialog: () => null }));

let showToast: MockInstance<typeof toasts.showToast>;
beforeEach(() => {
	showToast = vi.spyOn(toasts, 'showToast');
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

test('a logout that could not begin for lack of a signal says so', async () => {
	leaving.logOutOrAsk.mockRejectedValue(
		new TypeError('Failed to fetch dynamically imported module: /log-out.js'),
	);
	await useLogout().logOut();
	expect(showToast).toHaveBeenCalledWith({
		words: 'You are still signed in. Try again when the signal is back.',
	});
});

test('any other fault is not taken for a lost signal', async () => {
	leaving.logOutOrAsk.mockRejectedValue(new Error('The database is closed'));
	await expect(useLogout().logOut()).rejects.toThrow('The database is closed');
	expect(showToast).not.toHaveBeenCalled();
});
