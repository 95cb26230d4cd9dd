import { expect, test } from 'vitest';
import { backOff } from '#domain/back-off.ts';
import type { RunEnd } from '#sync/run.ts';
import { SyncSchedule } from '#sync/sync-schedule.ts';

/** A schedule on a clock that the test turns; `ends` are how the next runs end. */
function aSchedule(...ends: RunEnd[]) {
	let now = 0;
	const runs: number[] = [];
	const phases: string[] = [];
	let timer: { at: number; call: () => void } | null = null;
	/** A browser rounds the time of a timer, and may be early. */
	let isEarly = false;
	const schedule = new SyncSchedule({
		run: async () => {
			runs.push(now);
			return ends.shift() ?? { kind: 'done', syncedAt: 1 };
		},
		now: () => now,
		random: () => 1,
		setTimer: (call, ms) => {
			const mine = { at: now + (isEarly ? ms / 2 : ms), call };
			timer = mine;
			return () => {
				if (timer === mine) timer = null;
			};
		},
		onChange: ({ kind }) => phases.push(kind),
	});
	const pass = async (ms: number) => {
		const end = now + ms;
		for (let due = timer; due && due.at <= end; due = timer) {
			now = due.at;
			timer = null;
			due.call();
			for (let n = 0; n < 5; n++) await Promise.resolve();
		}
		now = end;
	};
	const beEarly = () => {
		isEarly = true;
	};
	return { schedule, runs, phases, pass, beEarly };
}

const failed = (waitMs: number | null = null): RunEnd => ({ kind: 'later', why: 'no_signal', waitMs });

test('an edit is sent after 800 ms of quiet, a wake-up at once', async () => {
	const { schedule, runs, pass } = aSchedule();
	void schedule.call('edit');
	await pass(500);
	void schedule.call('edit');
	await pass(799);
	expect(runs).toEqual([]);
	await pass(1);
	expect(runs).toEqual([1300]);
	await schedule.call('wake');
	expect(runs).toEqual([1300, 1300]);
});

test('a call during a run makes one more run, and no two at once', async () => {
	const { schedule, runs, phases } = aSchedule();
	const first = schedule.call('wake');
	for (let n = 0; n < 5; n++) void schedule.call('edit');
	expect(runs).toHaveLength(1);
	await first;
	expect(runs).toHaveLength(2);
	expect(phases.join(' ')).toBe('sending idle sending idle');
});

test('failures wait longer and longer, up to five minutes; edits and minutes do not cut the wait, waking does', async () => {
	const { schedule, runs, pass } = aSchedule(...Array.from({ length: 14 }, () => failed()));
	await schedule.call('wake');
	await pass(1000);
	void schedule.call('edit');
	void schedule.call('tick');
	await pass(1999);
	expect(runs).toEqual([0, 1000]);
	await pass(1);
	expect(runs).toEqual([0, 1000, 3000]);
	await schedule.call('wake');
	expect(runs).toHaveLength(4);
	await pass(3_000_000);
	const gaps = runs.map((at, n) => at - (runs[n - 1] ?? 0));
	expect(Math.max(...gaps)).toBe(300_000);
});

test('the wait that the server asks for holds, even for a tap', async () => {
	const { schedule, runs, pass } = aSchedule(failed(40_000));
	await schedule.call('wake');
	void schedule.call('wake');
	await pass(39_999);
	expect(runs).toEqual([0]);
	await pass(1);
	expect(runs).toEqual([0, 40_000]);
});

test('a wake-up during a run that fails is answered by one more run at once; an edit or a minute is not', async () => {
	const { schedule, runs, pass } = aSchedule(...Array.from({ length: 4 }, () => failed()));
	const first = schedule.call('wake');
	void schedule.call('wake');
	void schedule.call('edit');
	await first;
	expect(runs).toEqual([0, 0]);
	// That was the one: the next waits for 2 s.
	await pass(1999);
	expect(runs).toEqual([0, 0]);
	const third = schedule.call('wake');
	void schedule.call('edit');
	void schedule.call('tick');
	await third;
	expect(runs).toEqual([0, 0, 1999]);
});

test('a timer that fires early does not cut short what the server asked for', async () => {
	const { schedule, runs, pass, beEarly } = aSchedule(failed(40_000));
	beEarly();
	await schedule.call('wake');
	await pass(39_900);
	expect(runs).toEqual([0]);
	await pass(100);
	expect(runs).toHaveLength(2);
});

test('a wake-up during a run that the server puts off waits as long as it asked, and no longer', async () => {
	const { schedule, runs, pass } = aSchedule(failed(40_000));
	const first = schedule.call('wake');
	void schedule.call('wake');
	await first;
	await pass(39_999);
	expect(runs).toEqual([0]);
	await pass(1);
	expect([runs, schedule.doing]).toEqual([[0, 40_000], { kind: 'idle', syncedAt: 1 }]);
	await pass(300_000);
	expect(runs).toHaveLength(2);
});

test('a stop waits for somebody to sign in, and an end is final', async () => {
	const { schedule, runs, pass } = aSchedule({ kind: 'stopped', why: 'signed_out' });
	await schedule.call('wake');
	await schedule.call('wake');
	expect([runs.length, schedule.doing]).toEqual([1, { kind: 'stopped', why: 'signed_out' }]);
	await schedule.resume();
	expect(runs).toHaveLength(2);
	void schedule.call('edit');
	await schedule.end();
	await pass(10_000);
	expect(runs).toHaveLength(2);
});

test('a server that wants an update is asked again minutes later, by whatever calls, and never without a call', async () => {
	const isTooOld: RunEnd = { kind: 'stopped', why: 'update_needed' };
	const { schedule, runs, pass } = aSchedule(isTooOld, isTooOld);
	await schedule.call('wake');
	await pass(1_000_000);
	expect([runs, schedule.doing]).toEqual([[0], isTooOld]);
	await schedule.call('wake');
	expect(runs).toEqual([0, 1_000_000]);
	for (const call of ['wake', 'edit', 'tick'] as const) void schedule.call(call);
	await pass(239_999);
	expect([runs.length, schedule.doing]).toEqual([2, isTooOld]);
	// By then, the new server answers.
	await pass(1);
	expect([runs, schedule.doing]).toEqual([[0, 1_000_000, 1_240_000], { kind: 'idle', syncedAt: 1 }]);
});

test('the wait is random, from nothing to 1 s · 2^n', () => {
	expect([0, 1, 5, 30].map((failures) => backOff(failures, null, () => 1))).toEqual([
		1000, 2000, 32_000, 300_000,
	]);
	expect([backOff(9, null, () => 0), backOff(0, 5000, () => 0)]).toEqual([0, 5000]);
	// Requests turned away together must not come back together.
	expect([0.2, 0.7].map((chance) => backOff(0, 5000, () => chance))).toEqual([5200, 5700]);
});
