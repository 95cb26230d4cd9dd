import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import type { SiteContent } from './site-content.ts';
import { siteContent } from './table.ts';

/** Reads the texts of the site. */
export function createSiteStore(db: Db) {
	const byName = db
		.select()
		.from(siteContent)
		.where(eq(siteContent.name, sql.placeholder('name')))
		.prepare();
	return {
		/** The text of this key, as a list of one or none. */
		contentNamed: async (name: string): Promise<SiteContent[]> => byName.all({ name }),
	};
}
