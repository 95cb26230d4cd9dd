import type { Log } from './http/handle-error.ts';

/** Ends something that repeats, once what is under way is done. */
export type Stop = () => Promise<void>;

/**
 * Does the work now and ever again, never twice at once; a failure is logged and the next time comes all the same. What fails
 * for one reason again and again is logged once: a full disk is not to be filled by it.
 */
export function repeat(work: () => Promise<unknown>, { everyMs, log }: { everyMs: number; log: Log }): Stop {
	let running: Promise<unknown> | undefined;
	let known = '';
	const tell = (error: unknown) => {
		if (String(error) !== known) log(`in the background: ${error instanceof Error ? error.stack : error}`);
		known = String(error);
	};
	const forget = () => {
		known = '';
	};
	const run = () => {
		running ??= work()
			.then(forget, tell)
			.finally(() => {
				running = undefined;
			});
	};
	run();
	const timer = setInterval(run, everyMs);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await running;
	};
}
