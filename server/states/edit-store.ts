import { eq } from 'drizzle-orm';
import type { RegionChange, StateUpdate } from '#domain/states/edit-state.ts';
import { type EditRefusal, writeEdit } from '#server/audit/edit-row.ts';
import { revisionOf, revisionsOf } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { regionContent, states } from './table.ts';

type StateRow = typeof states.$inferSelect;
type RegionRow = typeof regionContent.$inferSelect;

interface AskedChange {
	fips: string;
	update: StateUpdate;
	by: string;
	/** The revision this change started from; absent applies it to the current record. */
	revision?: number | undefined;
}

/** Changes states and regions for the back office, each change with its row in the audit log. */
export function createStateEditStore(db: Db) {
	return {
		revision: async (fips: string) => revisionOf(db, 'state', fips),
		/** Returns the revisions of changed regions, by id. */
		regionRevisions: async () => revisionsOf(db, 'region'),
		/** Changes the fields that differ; returns the refusal, or null. */
		change: async ({ fips, update, ...asked }: AskedChange, now: Date): Promise<EditRefusal | null> =>
			immediately(db, (tx) => {
				const isIt = eq(states.fips, fips);
				const present = tx.select().from(states).where(isIt).get();
				const { travel_tips, ...plain } = update;
				const clean = { ...plain, ...(travel_tips && { travel_tips: travel_tips.map(sanitize) }) };
				const edit = { present, update: clean as Partial<StateRow> };
				const write = (columns: Partial<StateRow>) => void tx.update(states).set(columns).where(isIt).run();
				return writeEdit(tx, { ...asked, ...edit, write, what: 'state', key: fips }, now);
			}),
		/** Changes a region's texts; returns the refusal, or null. */
		changeRegion: async (
			{ id, update, revision }: RegionChange,
			by: string,
			now: Date,
		): Promise<EditRefusal | null> =>
			immediately(db, (tx) => {
				const isIt = eq(regionContent.id, id);
				const present = tx.select().from(regionContent).where(isIt).get();
				const edit = { present, update: update as Partial<RegionRow>, by, revision };
				const write = (columns: Partial<RegionRow>) =>
					void tx.update(regionContent).set(columns).where(isIt).run();
				return writeEdit(tx, { ...edit, write, what: 'region', key: id }, now);
			}),
	};
}
