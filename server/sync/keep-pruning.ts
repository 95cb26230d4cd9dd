import { createGroupCommit } from '#server/db/group-commit.ts';
import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/http/handle-error.ts';
import { createPruner, cutoffsAt } from './prune.ts';

const EVERY_MS = 60 * 60_000;

/** Prunes now and every hour; a failure is logged and tried again the next hour. Returns the way to stop. */
export function keepPruning(db: Db, now: () => Date, log: Log): () => void {
	const prune = createPruner(db, createGroupCommit(db));
	const run = () =>
		prune(cutoffsAt(now().getTime())).catch((error: unknown) => log(`pruning failed: ${String(error)}`));
	void run();
	const timer = setInterval(() => void run(), EVERY_MS);
	timer.unref();
	return () => clearInterval(timer);
}
