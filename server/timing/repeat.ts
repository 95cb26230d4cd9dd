import { isBusy } from '#server/db/patient.ts';
import type { Log } from '#server/http/log.ts';

/** Stops a repeating job, once the current run is done. */
export type StopWork = () => Promise<void>;

/** Reports that a step of a run is done, well or not: a run of many steps may take long without being stuck. */
export type Moved = () => void;

/**
 * Repeating jobs by name, with the time each last finished a run or a step of one, successfully or not: by
 * `performance.now()`, because a job must not look stuck just because someone set the clock.
 */
export type Jobs = Map<string, { everyMs: number; movedAt: number }>;

interface Repeating {
	everyMs: number;
	log: Log;
	/** Where its runs are recorded, and under which name; absent for jobs that run only while a stream is open. */
	noted?: { jobs: Jobs; as: string };
}

/** Other processes hold a database for less than this. */
const BUSY_AGAIN_MS = 2000;

/**
 * Runs the work now and then repeatedly, never twice at once; a failure is logged, and the next run follows anyway. A
 * repeated failure with the same reason is logged once, so that it cannot fill the log's disk. A run that meets a busy
 * database is retried soon, and logged only if the database is still busy then.
 */
export function repeat(
	work: (moved: Moved) => Promise<unknown>,
	{ everyMs, log, noted }: Repeating,
): StopWork {
	let running: Promise<unknown> | undefined;
	let known = '';
	let wasBusy = false;
	let isStopped = false;
	const note = () => void noted?.jobs.set(noted.as, { everyMs, movedAt: performance.now() });
	const tell = (error: unknown) => {
		const isFirst = isBusy(error) && !wasBusy;
		wasBusy = isBusy(error);
		if (isFirst && !isStopped) setTimeout(run, BUSY_AGAIN_MS).unref();
		if (isFirst) return;
		if (String(error) !== known) log(`in the background: ${error instanceof Error ? error.stack : error}`);
		known = String(error);
	};
	const forget = () => {
		known = '';
		wasBusy = false;
	};
	const run = () => {
		if (isStopped) return;
		running ??= work(note)
			.then(forget, tell)
			.finally(() => {
				note();
				running = undefined;
			});
	};
	note();
	run();
	const timer = setInterval(run, everyMs);
	timer.unref();
	return async () => {
		isStopped = true;
		clearInterval(timer);
		await running;
	};
}
