import { expect, test, vi } from 'vitest';
import { repeat } from '#server/timing/repeat.ts';
import { inTime } from '../../in-time.ts';

test('the work is repeated, never twice at once, and a failure ends nothing', async () => {
	const log: string[] = [];
	let [runs, underWay, most] = [0, 0, 0];
	const work = async () => {
		runs += 1;
		underWay += 1;
		most = Math.max(most, underWay);
		await new Promise((resolve) => setTimeout(resolve, 30));
		underWay -= 1;
		if (runs === 1) throw new Error('the first time fails');
	};
	const stop = repeat(work, { everyMs: 5, log: (line) => log.push(line) });
	expect(runs).toBe(1);
	await inTime(() => expect(runs).toBeGreaterThanOrEqual(3));
	await stop();
	expect([underWay, most]).toEqual([0, 1]);
	expect(log).toEqual([expect.stringContaining('in the background: Error: the first time fails')]);
	const after = runs;
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(runs).toBe(after);
});

test('repeated failures for the same reason are one line in the log, so that the log does not fill a full disk', async () => {
	const log: string[] = [];
	const reasons = ['full', 'full', 'full', 'locked', undefined, 'locked'];
	let runs = 0;
	const work = async () => {
		const reason = reasons[runs];
		runs += 1;
		if (reason) throw new Error(reason);
	};
	const stop = repeat(work, { everyMs: 5, log: (line) => log.push(line) });
	await inTime(() => expect(runs).toBeGreaterThan(reasons.length));
	await stop();
	expect(log.map((line) => /Error: (\w+)/.exec(line)?.[1])).toEqual(['full', 'locked', 'locked']);
});

test('work that meets a busy database retries soon, and is logged if it is still busy', async () => {
	vi.useFakeTimers();
	const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
	const [log, faults]: [string[], unknown[]] = [[], [busy, undefined, busy, busy]];
	let runs = 0;
	const work = async () => {
		const fault = faults[runs];
		runs += 1;
		if (fault) throw fault;
	};
	const stop = repeat(work, { everyMs: 60_000, log: (line) => log.push(line) });
	await vi.advanceTimersByTimeAsync(5000);
	expect([runs, log]).toEqual([2, []]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect([runs, log]).toEqual([4, [expect.stringContaining('database is locked')]]);
	await stop();
	vi.useRealTimers();
});
