import { expect, test, vi } from 'vitest';
import { type Jobs, repeat } from '#server/timing/repeat.ts';
import { createStuckJobs } from '#server/watch/stuck-jobs.ts';
import { aServer } from '../a-server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A job due every two seconds with a step that lasts `stepMs`, as often as `steps` says, on a clock of the test. */
function aJob(stepMs: number, steps = Number.POSITIVE_INFINITY) {
	vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setInterval', 'clearInterval'] });
	const [jobs, log]: [Jobs, string[]] = [new Map(), []];
	const work = async (moved: () => void) => {
		for (let step = 0; step < steps; step += 1) {
			await new Promise((resolve) => setTimeout(resolve, stepMs));
			moved();
		}
	};
	repeat(work, { everyMs: 2 * SECOND, log: expect.unreachable, noted: { jobs, as: 'outbox' } });
	const findStuck = createStuckJobs({ jobs, log: (line) => log.push(line) });
	/** What is stuck at each ten seconds of a time. */
	const stuckWithin = async (ms: number) => {
		const seen: string[] = [];
		for (let at = 0; at < ms; at += 10 * SECOND) {
			await vi.advanceTimersByTimeAsync(10 * SECOND);
			seen.push(...findStuck());
		}
		return new Set(seen);
	};
	return { findStuck, stuckWithin, log };
}

test('a run that lasts an hour is not stuck while each of its steps ends, even after two minutes', async () => {
	const { stuckWithin, log } = aJob(2 * MINUTE);
	expect(await stuckWithin(60 * MINUTE)).toEqual(new Set());
	expect(log).toEqual([]);
	vi.useRealTimers();
});

test('a job that has not moved for more than five minutes is stuck; the log says so once, and when it goes on', async () => {
	const { stuckWithin, log } = aJob(8 * MINUTE, 1);
	expect(await stuckWithin(5 * MINUTE)).toEqual(new Set());
	expect(await stuckWithin(2 * MINUTE)).toEqual(new Set(['outbox']));
	expect(log).toEqual(['the job "outbox" hangs']);
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(await stuckWithin(MINUTE)).toEqual(new Set());
	expect(log).toEqual(['the job "outbox" hangs', 'the job "outbox" goes on']);
	vi.useRealTimers();
});

test('a job that is rarely due is stuck only after three of its intervals', () => {
	const jobs: Jobs = new Map([['pruning', { everyMs: 60 * MINUTE, movedAt: 0 }]]);
	let at = 180 * MINUTE;
	const findStuck = createStuckJobs({ jobs, now: () => at, log: () => undefined });
	expect(findStuck()).toEqual([]);
	at += 1;
	expect(findStuck()).toEqual(['pruning']);
});

test('a hanging job turns no visitor away: the server is ready, and says only that something is stuck', async () => {
	const stuck: string[] = [];
	const { read } = aServer({ findStuck: () => stuck });
	expect(await read('/api/ready')).toEqual({ status: 'ready', background: 'running' });
	stuck.push('outbox');
	expect(await read('/api/ready')).toEqual({ status: 'ready', background: 'stuck' });
});
