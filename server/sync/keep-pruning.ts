import { createGroupCommit } from '#server/db/group-commit.ts';
import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/http/log.ts';
import { randomId } from '#server/secrets/random.ts';
import { type Jobs, repeat, type StopWork } from '#server/timing/repeat.ts';
import { createPruner, cutoffsAt } from './prune.ts';

const EVERY_MS = 60 * 60_000;

/** Prunes for as long as the server runs. */
export function keepPruning(db: Db, { now, log, jobs }: { now: () => Date; log: Log; jobs: Jobs }): StopWork {
	const prune = createPruner(db, createGroupCommit(db), { now: () => now().getTime(), newId: randomId });
	return repeat(() => prune(cutoffsAt(now().getTime())), {
		everyMs: EVERY_MS,
		log,
		noted: { jobs, as: 'pruning' },
	});
}
