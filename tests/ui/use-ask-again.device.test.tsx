// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useAskAgain } from '#ui/use-ask-again.ts';
import { draw, pass } from './draw.ts';

function Item({ isOpen, ask }: { isOpen: boolean; ask: () => Promise<void> }) {
	useAskAgain(isOpen, ask);
	return null;
}

beforeEach(() => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
});

/** Seconds after the start at which it asks, if each answer takes that long. */
async function askedWithin(seconds: number, answerMs: number): Promise<number[]> {
	const start = Date.now();
	const asked: number[] = [];
	const ask = async () => {
		asked.push(Math.round((Date.now() - start) / 1000));
		await new Promise((resolve) => setTimeout(resolve, answerMs));
	};
	const { remove } = draw(<Item isOpen ask={ask} />);
	await pass(seconds * 1000);
	remove();
	return asked;
}

test('the pauses grow to half a minute, and begin when the answer before has come', async () => {
	expect(await askedWithin(125, 0)).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
	expect(await askedWithin(20, 5000)).toEqual([1, 8, 17]);
});

test('an item that is settled, or no longer shown, is not asked about', async () => {
	const ask = vi.fn(async () => undefined);
	const { redraw, remove } = draw(<Item isOpen={false} ask={ask} />);
	await pass(60_000);
	expect(ask).not.toHaveBeenCalled();
	redraw(<Item isOpen ask={ask} />);
	await pass(3500);
	redraw(<Item isOpen={false} ask={ask} />);
	await pass(60_000);
	expect(ask).toHaveBeenCalledTimes(2);
	redraw(<Item isOpen ask={ask} />);
	await pass(1500);
	remove();
	await pass(60_000);
	expect(ask).toHaveBeenCalledTimes(3);
});
