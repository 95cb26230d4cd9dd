import { eq, sql } from 'drizzle-orm';
import type { SiteContent } from '#domain/site/site-content.ts';
import type { Db } from '#server/db/open.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { siteContent } from './table.ts';

/** Reads the texts of the site. */
export function createSiteStore(db: Db) {
	const { name, html, is_sample } = siteContent;
	const select = () => db.select({ name, html, is_sample }).from(siteContent);
	const all = select().orderBy(name).prepare();
	const byName = select()
		.where(eq(name, sql.placeholder('name')))
		.prepare();
	const clean = (row: SiteContent): SiteContent => ({ ...row, html: sanitise(row.html) });
	return {
		/** Every text, by name. */
		content: async (): Promise<SiteContent[]> => all.all().map(clean),
		/** The text of this key, as a list of one or none. */
		contentNamed: async (key: string): Promise<SiteContent[]> => byName.all({ name: key }).map(clean),
	};
}
