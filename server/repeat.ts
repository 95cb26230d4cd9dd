import { isBusy } from './db/patient.ts';
import type { Log } from './http/handle-error.ts';

/** Ends something that repeats, once what is under way is done. */
export type Stop = () => Promise<void>;

/** What repeats, by name, and when its work last came to an end, well or not (ms). */
export type Jobs = Map<string, { everyMs: number; endedAt: number }>;

interface Repeating {
	everyMs: number;
	log: Log;
	/** Where its turns are noted, and as what; nothing is noted of what runs only while somebody listens. */
	noted?: { jobs: Jobs; as: string };
}

/** A database that another process holds is let go of in less. */
const BUSY_AGAIN_MS = 2000;

/**
 * Does the work now and ever again, never twice at once; a failure is logged and the next time comes all the same. What fails
 * for one reason again and again is logged once: a full disk is not to be filled by it. What meets a busy database comes
 * again soon, and is told of only when it is still busy then.
 */
export function repeat(work: () => Promise<unknown>, { everyMs, log, noted }: Repeating): Stop {
	let running: Promise<unknown> | undefined;
	let known = '';
	let wasBusy = false;
	let isStopped = false;
	const note = () => noted?.jobs.set(noted.as, { everyMs, endedAt: Date.now() });
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
		running ??= work()
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
