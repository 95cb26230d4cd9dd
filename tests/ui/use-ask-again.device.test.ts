import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const hooks = vi.hoisted(() => ({ leave: undefined as (() => void) | undefined }));
vi.mock('react', () => ({
	useRef: (current: unknown) => ({ current }),
	useCallback: (callback: unknown) => callback,
	useLayoutEffect: (effect: () => void) => effect(),
	useEffect: (effect: () => (() => void) | undefined) => {
		hooks.leave?.();
		hooks.leave = effect();
	},
}));

import { useAskAgain as shown } from '#ui/use-ask-again.ts';

beforeEach(() => {
	vi.useFakeTimers();
	onTestFinished(() => {
		hooks.leave?.();
		vi.useRealTimers();
	});
});

/** Seconds after the start at which it asks, if each answer takes that long. */
async function askedWithin(seconds: number, answerMs: number): Promise<number[]> {
	const start = Date.now();
	const asked: number[] = [];
	shown(true, async () => {
		asked.push(Math.round((Date.now() - start) / 1000));
		await new Promise((resolve) => setTimeout(resolve, answerMs));
	});
	await vi.advanceTimersByTimeAsync(seconds * 1000);
	return asked;
}

test('the pauses grow to half a minute, and begin when the answer before has come', async () => {
	expect(await askedWithin(125, 0)).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
	expect(await askedWithin(20, 5000)).toEqual([1, 8, 17]);
});

test('an item that is settled, or no longer shown, is not asked about', async () => {
	const ask = vi.fn(async () => undefined);
	shown(false, ask);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ask).not.toHaveBeenCalled();
	shown(true, ask);
	await vi.advanceTimersByTimeAsync(3500);
	hooks.leave?.();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ask).toHaveBeenCalledTimes(2);
});
