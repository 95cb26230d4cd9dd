import { expect, test, vi } from 'vitest';

const HOUR = 3_600_000;

async function opened() {
	vi.resetModules();
	return import('#runtime/server-clock.ts');
}

/** An answer's headers whose server is an hour behind this device. */
const headers = (more: Record<string, string>) =>
	new Headers({
		'cache-control': 'private, no-store',
		date: new Date(Date.now() - HOUR).toUTCString(),
		...more,
	});

test('the time known before the page opened counts until the server has said its own', async () => {
	const { recallAhead, noteServerClock, clockAhead } = await opened();
	recallAhead(undefined);
	expect(clockAhead()).toBeUndefined();
	recallAhead(5 * HOUR);
	expect(clockAhead()).toBe(5 * HOUR);
	noteServerClock(headers({}));
	recallAhead(5 * HOUR);
	expect(Math.round((clockAhead() ?? 0) / HOUR)).toBe(1);
});

test.each([
	['may come from a cache', { 'cache-control': 'public, max-age=60' }],
	['has no time', { date: '' }],
	['has a time that nobody can read', { date: 'noon' }],
])('an answer that %s says nothing of the server’s clock', async (_, more) => {
	const { noteServerClock, serverNow, clockAhead } = await opened();
	noteServerClock(headers(more));
	expect(clockAhead()).toBeUndefined();
	expect(Math.abs(serverNow() - Date.now())).toBeLessThan(HOUR);
});
