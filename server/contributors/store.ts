import { eq, sql } from 'drizzle-orm';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { NewContributor } from '#domain/contributors/contributor-form.ts';
import { type EditRefusal, isStillNew, wasDeleted } from '#server/audit/edit-row.ts';
import { changedValues, record } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import { contributors } from './table.ts';

type Adding = NewContributor & { contributor_id?: number | undefined };

export function createContributorStore(db: Db) {
	const all = db
		.select()
		.from(contributors)
		.orderBy(
			sql`${contributors.last} collate nocase`,
			sql`${contributors.first} collate nocase`,
			contributors.contributor_id,
		)
		.prepare();
	return {
		/** Returns everyone, by last name, then first. */
		all: async (): Promise<Contributor[]> => all.all(),
		/**
		 * Adds a person, or rewrites the one with this id if only earlier tries of this request have written it.
		 * Returns the refusal, or null.
		 */
		add: async (asked: Adding, by: string, now: Date): Promise<EditRefusal | null> =>
			immediately(db, (tx) => addIn(tx, { asked, by }, now)),
		/** Removes a person; false when nobody ever had this id. */
		remove: async (id: number, by: string, now: Date): Promise<boolean> =>
			immediately(db, (tx) => {
				const thing = { what, key: String(id) };
				const isThem = eq(contributors.contributor_id, id);
				const [row] = tx.delete(contributors).where(isThem).returning().all();
				if (!row) return wasDeleted(tx, thing);
				const { contributor_id: _, ...before } = row;
				record(tx, { by, ...thing, before, after: null }, now);
				return true;
			}),
	};
}

const what = 'contributor' as const;

/** Only key people have an image. */
function addIn(tx: Tx, { asked, by }: { asked: Adding; by: string }, now: Date): EditRefusal | null {
	const { contributor_id: id, ...given } = asked;
	const person = { ...given, image: given.type === 'key' ? given.image : null };
	if (id !== undefined && !isStillNew(tx, { what, key: String(id) }, by)) return 'edited_meanwhile';
	const isThem = eq(contributors.contributor_id, id ?? 0);
	const present = tx.select().from(contributors).where(isThem).get();
	if (present && !changedValues<NewContributor>(present, person)) return null;
	const [row] = tx
		.insert(contributors)
		.values({ contributor_id: id, ...person })
		.onConflictDoUpdate({ target: contributors.contributor_id, set: person })
		.returning()
		.all();
	record(tx, { by, what, key: String(row?.contributor_id), before: null, after: person }, now);
	return null;
}
