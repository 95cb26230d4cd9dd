import { createCollegeStore } from './colleges/store.ts';
import { createGroupCommit } from './db/group-commit.ts';
import type { Db } from './db/open.ts';
import { createPageViewStore } from './page-views/store.ts';
import { createPlaceStore } from './places/store.ts';
import { createSiteStore } from './site/store.ts';
import { createStateStore } from './states/store.ts';
import { createSyncStore, type SyncSurroundings } from './sync/store.ts';

/** Everything that reads and writes the database, one store a noun. */
export type Stores = ReturnType<typeof createStores>;

/** Makes the stores of a database; their hot queries are prepared once, here. */
export function createStores(db: Db, around: SyncSurroundings) {
	return {
		colleges: createCollegeStore(db),
		states: createStateStore(db),
		places: createPlaceStore(db),
		site: createSiteStore(db),
		pageViews: createPageViewStore(db),
		sync: createSyncStore(db, createGroupCommit(db), around),
	};
}
