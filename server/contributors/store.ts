import { sql } from 'drizzle-orm';
import type { Contributor } from '#domain/contributors/contributor.ts';
import type { Db } from '#server/db/open.ts';
import { contributors } from './table.ts';

/** Reads the people of the About page. */
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
	};
}
