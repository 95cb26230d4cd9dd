import { eq, sql } from 'drizzle-orm';
import type { SiteContent } from '#domain/site/site-content.ts';
import type { ContentUpdate } from '#domain/site/site-form.ts';
import { recorded } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { sanitize } from '#server/html/sanitize.ts';
import type { DefaultTexts } from './site-settings.ts';
import { siteContent } from './table.ts';

type Row = typeof siteContent.$inferSelect;

/** Stores the site's texts; unwritten ones are as configured. */
export function createSiteStore(db: Db, defaults: DefaultTexts) {
	const { name, html, is_sample, edited_fields } = siteContent;
	const select = () => db.select({ name, html, is_sample, edited_fields }).from(siteContent);
	const all = select().orderBy(name).prepare();
	const byName = select()
		.where(eq(name, sql.placeholder('name')))
		.prepare();
	const clean = ({ edited_fields, ...row }: Row): SiteContent => {
		// A text that an editor emptied stays empty.
		const isOpen = row.html === '' && !edited_fields.includes('html');
		return { ...row, html: sanitize(isOpen ? (defaults[row.name] ?? '') : row.html) };
	};
	return {
		/** Every text, by name. */
		content: async (): Promise<SiteContent[]> => all.all().map(clean),
		/** The text with this key, as a list of one or none. */
		contentNamed: async (key: string): Promise<SiteContent[]> => byName.all({ name: key }).map(clean),
		/** Replaces a text, or removes a message; from then on it is ours, not a sample. */
		write: async (update: ContentUpdate, by: string, now: Date): Promise<void> =>
			db.transaction(
				(tx) => {
					const isIt = eq(name, update.name);
					const present = tx.select({ html }).from(siteContent).where(isIt).get() ?? null;
					const after = 'html' in update ? { html: sanitize(update.html) } : null;
					if (present?.html === after?.html) return;
					if (after) {
						const set = { ...after, is_sample: false, edited_fields: ['html', 'is_sample'] };
						tx.insert(siteContent)
							.values({ name: update.name, ...set })
							.onConflictDoUpdate({ target: name, set })
							.run();
					} else tx.delete(siteContent).where(isIt).run();
					const change = { what: 'site_content' as const, key: update.name, before: present, after };
					recorded(tx, { by, ...change }, now).run();
				},
				{ behavior: 'immediate' },
			),
	};
}
