import { expect, test, vi } from 'vitest';

async function opened(onLine: boolean) {
	vi.resetModules();
	vi.stubGlobal('navigator', { onLine });
	return import('#runtime/reachability.ts');
}

test('an app opened with no signal knows it from the start, until our server answers', async () => {
	const { isReachable, noteReachable } = await opened(false);
	expect(isReachable()).toBe(false);
	noteReachable(true);
	expect(isReachable()).toBe(true);
});

test('an app opened with a network counts on our server', async () => {
	const { isReachable } = await opened(true);
	expect(isReachable()).toBe(true);
});

test('who waits for the signal hears of each time that it is back, until they stop', async () => {
	const { noteReachable, onReachable } = await opened(true);
	const act = vi.fn();
	const stop = onReachable(act);
	noteReachable(false);
	expect(act).not.toHaveBeenCalled();
	noteReachable(true);
	noteReachable(true);
	expect(act).toHaveBeenCalledOnce();
	stop();
	noteReachable(false);
	noteReachable(true);
	expect(act).toHaveBeenCalledOnce();
});
