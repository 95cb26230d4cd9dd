import { eq, sql } from 'drizzle-orm';
import { compareNames, type SiteContent } from '#domain/site/site-content.ts';
import type { ContentUpdate, EditedText } from '#domain/site/site-form.ts';
import { isOutdated, isSentAgain } from '#server/audit/edit-row.ts';
import { record, revisionsOf } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { sanitize } from '#server/html/sanitize.ts';
import type { DefaultTexts } from './site-settings.ts';
import { siteContent } from './table.ts';

type Row = typeof siteContent.$inferSelect;

/** Stores the site's texts; those never written are as configured. */
export function createSiteStore(db: Db, defaults: DefaultTexts) {
	const { name, html, is_sample, edited_fields } = siteContent;
	const select = () => db.select({ name, html, is_sample, edited_fields }).from(siteContent);
	const stored = select().prepare();
	const all = () => stored.all().sort((a, b) => compareNames(a.name, b.name));
	const byName = select()
		.where(eq(name, sql.placeholder('name')))
		.prepare();
	const clean = ({ edited_fields, ...row }: Row): SiteContent => {
		// A text that an editor emptied stays empty.
		const isOpen = row.html === '' && !edited_fields.includes('html');
		return { ...row, html: sanitize(isOpen ? (defaults[row.name] ?? '') : row.html) };
	};
	return {
		/** Returns every text, by name. */
		content: async (): Promise<SiteContent[]> => all().map(clean),
		/** Returns every text with its revision, for editors. */
		edited: async (): Promise<EditedText[]> => {
			const revisions = revisionsOf(db, 'site_content');
			return all().map((row) => ({ ...clean(row), revision: revisions.get(row.name) ?? 0 }));
		},
		/** Returns the text with this key, as a list of one or none. */
		contentNamed: async (key: string): Promise<SiteContent[]> => byName.all({ name: key }).map(clean),
		/**
		 * Replaces a text, or removes a message; from then on it is ours, not a sample. Returns the refusal, or null.
		 */
		write: async (update: ContentUpdate, by: string, now: Date): Promise<'edited_meanwhile' | null> =>
			immediately(db, (tx) => {
				const isIt = eq(name, update.name);
				const present = tx.select({ html }).from(siteContent).where(isIt).get() ?? null;
				const thing = { what: 'site_content' as const, key: update.name };
				const seen = { ...thing, revision: update.revision };
				const after = 'html' in update ? { html: sanitize(update.html) } : null;
				// It is already gone, as requested.
				if (!present && !after) return null;
				// A text that is new or gone has no revision.
				if (!present && update.revision) return 'edited_meanwhile';
				if (present?.html === after?.html)
					return isSentAgain(tx, seen, { update, by }) ? null : 'edited_meanwhile';
				if (present && isOutdated(tx, seen)) return 'edited_meanwhile';
				if (after) {
					const set = { ...after, is_sample: false, edited_fields: ['html', 'is_sample'] };
					tx.insert(siteContent)
						.values({ name: update.name, ...set })
						.onConflictDoUpdate({ target: name, set })
						.run();
				} else tx.delete(siteContent).where(isIt).run();
				record(tx, { by, ...thing, before: present, after }, now);
				return null;
			}),
	};
}
