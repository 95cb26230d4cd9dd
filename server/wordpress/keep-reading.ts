import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/http/handle-error.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { repeat, type Stop } from '#server/repeat.ts';
import { createPostReader } from './posts.ts';
import { createWordpressStore } from './store.ts';
import { createWordpressSync } from './sync.ts';

/** How often it is looked whether something is due. */
const EVERY_MS = 30_000;

/** Reads the blog for as long as the server runs. */
export function keepReading(
	db: Db,
	{ blogUrl, ask, now, log }: { blogUrl: string; ask: AskOutside; now: () => Date; log: Log },
): Stop {
	const store = createWordpressStore(db, blogUrl);
	const sync = createWordpressSync({ store, reader: createPostReader(blogUrl, ask), now, log });
	return repeat(sync.run, { everyMs: EVERY_MS, log });
}
