import { eq } from 'drizzle-orm';
import type { RegionChange, StateUpdate } from '#domain/states/edit-state.ts';
import { changedValues, recorded, revisionOf } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { regionContent, states } from './table.ts';

interface AskedChange {
	fips: string;
	update: StateUpdate;
	by: string;
	/** The revision this change started from; absent applies it to the current record. */
	revision?: number | undefined;
}

const withFields = (known: string[], changed: object) => [...new Set([...known, ...Object.keys(changed)])];

/** Changes states and regions for the back office, each change with its row in the audit log. */
export function createStateEditStore(db: Db) {
	return {
		revision: async (fips: string) => revisionOf(db, 'state', fips),
		/** Changes the fields that differ; returns why not, or null. */
		change: async (
			{ fips, update, by, revision }: AskedChange,
			now: Date,
		): Promise<'absent' | 'edited_meanwhile' | null> =>
			db.transaction(
				(tx) => {
					const present = tx.select().from(states).where(eq(states.fips, fips)).get();
					if (!present) return 'absent';
					if (revision !== undefined && revision !== revisionOf(tx, 'state', fips)) return 'edited_meanwhile';
					const { travel_tips, ...plain } = update;
					const clean = { ...plain, ...(travel_tips && { travel_tips: travel_tips.map(sanitize) }) };
					const changed = changedValues<typeof present>(present, clean as Partial<typeof present>);
					if (!changed) return null;
					const edited_fields = withFields(present.edited_fields, changed.after);
					tx.update(states)
						.set({ ...changed.after, edited_fields })
						.where(eq(states.fips, fips))
						.run();
					recorded(tx, { by, what: 'state', key: fips, ...changed }, now).run();
					return null;
				},
				{ behavior: 'immediate' },
			),
		/** Changes a region's texts; false when there is no such region. */
		changeRegion: async ({ id, update }: RegionChange, by: string, now: Date): Promise<boolean> =>
			db.transaction(
				(tx) => {
					const present = tx.select().from(regionContent).where(eq(regionContent.id, id)).get();
					if (!present) return false;
					const changed = changedValues<typeof present>(present, update as Partial<typeof present>);
					if (!changed) return true;
					const edited_fields = withFields(present.edited_fields, changed.after);
					tx.update(regionContent)
						.set({ ...changed.after, edited_fields })
						.where(eq(regionContent.id, id))
						.run();
					recorded(tx, { by, what: 'region', key: id, ...changed }, now).run();
					return true;
				},
				{ behavior: 'immediate' },
			),
	};
}
