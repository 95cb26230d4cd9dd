import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/http/log.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { type Jobs, type Moved, repeat, type StopWork } from '#server/timing/repeat.ts';
import { createPostReader } from './posts.ts';
import { createWordpressStore } from './store.ts';
import { createWordpressSync } from './sync.ts';

/** How often we check whether a reading is due. */
const EVERY_MS = 30_000;

interface BlogDeps {
	blogUrl: string;
	ask: AskOutside;
	now: () => Date;
	log: Log;
}

function readerOf(db: Db, { blogUrl, ask, now, log }: BlogDeps) {
	const store = createWordpressStore(db, blogUrl);
	return { store, sync: createWordpressSync({ store, reader: createPostReader(blogUrl, ask), now, log }) };
}

/** Reads the blog for as long as the server runs. */
export function keepReading(db: Db, deps: BlogDeps & { jobs: Jobs }): StopWork {
	const run = (moved: Moved) => {
		// Each page counts as a step, because reading a whole blog may take long.
		const ask: AskOutside = (request) => deps.ask(request).finally(moved);
		return readerOf(db, { ...deps, ask }).sync.run();
	};
	return repeat(run, { everyMs: EVERY_MS, log: deps.log, noted: { jobs: deps.jobs, as: 'blog' } });
}

/** Creates the blog that the back office uses. */
export function createBlog(db: Db, deps: BlogDeps) {
	const { store, sync } = readerOf(db, deps);
	return {
		state: () => {
			const { succeeded, failures, last_error, next_attempt } = store.state();
			return {
				url: deps.blogUrl,
				failures,
				last_error,
				succeeded: succeeded?.toISOString() ?? null,
				next_attempt: next_attempt?.toISOString() ?? null,
				is_reading: sync.isReading(),
			};
		},
		readNow: async () => {
			// The list of changes names no deleted post: only the whole list shows that one is gone.
			await store.note({ next_attempt: null, listed: null });
			await sync.run();
		},
	};
}
