import { eq, sql } from 'drizzle-orm';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { NewContributor } from '#domain/contributors/contributor-form.ts';
import { wasDeleted } from '#server/audit/edit-row.ts';
import { recorded } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
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
		/** Everyone, by last name, then first. */
		all: async (): Promise<Contributor[]> => all.all(),
		/** Adds a person, unless one of this id is here: then it was sent twice. Only key people have an image. */
		add: async ({ contributor_id, ...given }: Adding, by: string, now: Date): Promise<void> =>
			db.transaction(
				(tx) => {
					const person = { ...given, image: given.type === 'key' ? given.image : null };
					const [row] = tx
						.insert(contributors)
						.values({ contributor_id, ...person })
						.onConflictDoNothing()
						.returning()
						.all();
					if (!row) return;
					const key = String(row.contributor_id);
					recorded(tx, { by, what: 'contributor', key, before: null, after: person }, now).run();
				},
				{ behavior: 'immediate' },
			),
		/** Removes a person; false when nobody ever had this id. */
		remove: async (id: number, by: string, now: Date): Promise<boolean> =>
			db.transaction(
				(tx) => {
					const thing = { what: 'contributor' as const, key: String(id) };
					const isThem = eq(contributors.contributor_id, id);
					const [row] = tx.delete(contributors).where(isThem).returning().all();
					if (!row) return wasDeleted(tx, thing);
					const { contributor_id: _, ...before } = row;
					recorded(tx, { by, ...thing, before, after: null }, now).run();
					return true;
				},
				{ behavior: 'immediate' },
			),
	};
}
