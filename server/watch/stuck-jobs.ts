import type { Log } from '#server/http/log.ts';
import type { Jobs } from '#server/timing/repeat.ts';

/**
 * The names of the background jobs that hang. A hanging job is no reason to send visitors away: pages and trips work
 * without it, and all processes, which do the same work, would be taken out of service at once.
 */
export type StuckJobs = () => string[];

/** A job hangs when it has made no progress for this many of its intervals, and at least this long. */
const TURNS = 3;
/** Longer than the longest step: an email may take two minutes, and a payment several calls of 45 seconds each. */
const PATIENCE_MS = 5 * 60_000;

interface StuckJobsParts {
	jobs: Jobs;
	/** Milliseconds on the clock of `jobs`. */
	now?: () => number;
	log: Log;
}

/** Creates the check for hanging background jobs; each change is logged once. */
export function createStuckJobs({ jobs, now = () => performance.now(), log }: StuckJobsParts): StuckJobs {
	const known = new Set<string>();
	return () => {
		for (const [name, { everyMs, movedAt }] of jobs) {
			const isStuck = now() - movedAt > Math.max(TURNS * everyMs, PATIENCE_MS);
			if (isStuck === known.has(name)) continue;
			log(`the job "${name}" ${isStuck ? 'hangs' : 'goes on'}`);
			if (isStuck) known.add(name);
			else known.delete(name);
		}
		return [...known];
	};
}
