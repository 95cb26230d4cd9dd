import { expect, onTestFinished, test, vi } from 'vitest';
import { inSlices } from '#runtime/in-slices.ts';

/** Work of ten steps, each of which takes this long by the clock. */
function* tenSteps(ms: number, log: string[]): Generator<void, string> {
	for (let step = 1; step <= 10; step++) {
		clock += ms;
		log.push(`step ${step}`);
		yield;
	}
	return 'done';
}
let clock = 0;

/** What happens when a tap comes right after long work has begun. */
async function tappedDuring(ms: number): Promise<string[]> {
	vi.spyOn(performance, 'now').mockImplementation(() => clock);
	const log: string[] = [];
	const work = inSlices(tenSteps(ms, log));
	setImmediate(() => log.push('tap'));
	expect(await work).toBe('done');
	return log;
}

test('long work is done in order, and a tap does not wait for its end', async () => {
	const log = await tappedDuring(5);
	expect(log.filter((each) => each !== 'tap')).toEqual(
		Array.from({ length: 10 }, (_, at) => `step ${at + 1}`),
	);
	expect(log).toContain('tap');
	expect(log.at(-1)).toBe('step 10');
});

test('short work is done at once', async () => {
	expect(await tappedDuring(0.5)).not.toContain('tap');
});

test('a pause takes no time by a clock', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	expect(await tappedDuring(5)).toContain('tap');
});

test('a step that fails ends the work', async () => {
	await expect(
		inSlices(
			(function* (): Generator<void, void> {
				yield;
				throw new Error('No such list');
			})(),
		),
	).rejects.toThrow('No such list');
});
