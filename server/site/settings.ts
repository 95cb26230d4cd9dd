import { eq } from 'drizzle-orm';
import { contactEmailOf } from '#domain/site/contact-email.ts';
import type { SiteContent } from '#domain/site/site-content.ts';
import type { EditedSite, SiteForm } from '#domain/site/site-form.ts';
import { linesOf } from '#domain/site/site-form.ts';
import { editedFields, isOutdated, isSentAgain } from '#server/audit/edit-row.ts';
import { changedValues, record, revisionOf } from '#server/audit/record.ts';
import { briefly } from '#server/db/briefly.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { plainText } from '#server/html/plain-text.ts';
import { sanitize } from '#server/html/sanitize.ts';
import type { SaidOnPages } from './routes.ts';
import { FREE_BANNER, linksTo, paragraphOf } from './site-settings.ts';
import { siteContent, siteSettings } from './table.ts';

type Said = Pick<SaidOnPages, 'banner' | 'guideVideo'>;
type Settings = Omit<typeof siteSettings.$inferSelect, 'id'>;
const asConfigured: Settings = { banner_on: null, banner_words: null, guide_video: null };
const ONLY_ROW = 1;
const thing = { what: 'site', key: 'site' } as const;

/** The site's current settings, and the configured ones. */
export type LiveSite = Said & { configured: Said };

/** The site as an admin has set it, or else as configured; read from the database at each access. */
export function liveSite<Site extends Said>(configured: Site, db: Db): Site & LiveSite {
	const row = db.select().from(siteSettings).prepare();
	const guideVideoNow = briefly(db, () => row.get()?.guide_video ?? null);
	return {
		...configured,
		configured,
		get banner() {
			const { banner_on, banner_words } = row.get() ?? asConfigured;
			const isOn = banner_on ?? configured.banner !== null;
			return isOn ? (banner_words ?? configured.banner) || FREE_BANNER : null;
		},
		get guideVideo() {
			const guide_video = guideVideoNow();
			return guide_video === null ? configured.guideVideo : guide_video || null;
		},
	};
}

interface Deps {
	db: Db;
	site: LiveSite;
	texts: { content(): Promise<SiteContent[]> };
}

/** Settings that are shown as HTML: how each is formatted, and how the form reads it back. */
const footerTexts = {
	contact_email: {
		toHtml: (typed: string) => paragraphOf([typed]),
		toTyped: (html: string) => contactEmailOf([{ name: 'contact_email', html, is_sample: false }]) ?? '',
	},
	address: {
		toHtml: (typed: string) => paragraphOf(linesOf(typed)),
		toTyped: (html: string) =>
			html
				.split(/<br\s*\/?>/i)
				.map(plainText)
				.join('\n'),
	},
	social_links: {
		toHtml: (typed: string) => linksTo(linesOf(typed)),
		toTyped: (html: string) =>
			[...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => plainText(address)).join('\n'),
	},
};
type FooterText = keyof typeof footerTexts;
export const footerNames = Object.keys(footerTexts) as FooterText[];

const htmlOf = (name: FooterText, typed: string): string =>
	typed === '' ? '' : footerTexts[name].toHtml(typed);

/** The fields as they read once stored, the only form in which they can be compared. */
function asStored<Fields extends Partial<SiteForm>>(fields: Fields): Fields {
	const { banner_words } = fields;
	const texts = footerNames.flatMap((name) => {
		const typed = fields[name];
		return typed === undefined ? [] : [[name, footerTexts[name].toTyped(sanitize(htmlOf(name, typed)))]];
	});
	return {
		...fields,
		...(banner_words === FREE_BANNER && { banner_words: '' }),
		...Object.fromEntries(texts),
	};
}

/** Reads and writes the texts shown on every page. */
export function createSiteDesk({ db, site, texts }: Deps) {
	async function form(): Promise<SiteForm> {
		const content = await texts.content();
		const typed = (key: FooterText) =>
			footerTexts[key].toTyped(content.find(({ name }) => name === key)?.html ?? '');
		const { banner, guideVideo } = site;
		return {
			banner_on: banner !== null,
			banner_words:
				banner ?? db.select().from(siteSettings).get()?.banner_words ?? site.configured.banner ?? '',
			guide_video: guideVideo ?? '',
			contact_email: typed('contact_email'),
			address: typed('address'),
			social_links: typed('social_links'),
		};
	}
	return {
		form: async (): Promise<EditedSite> => {
			// Read first: a revision that is too old only causes a refusal; one that is too new would overwrite a
			// change.
			const revision = revisionOf(db, thing.what, thing.key);
			return { ...(await form()), revision };
		},
		/** Writes the differences, in one transaction with their row in the log; returns the refusal, or null. */
		save: async (
			{ revision, ...update }: Partial<EditedSite>,
			by: string,
			now: Date,
		): Promise<'edited_meanwhile' | null> => {
			const changed = changedValues(asStored(await form()), asStored(update));
			if (!changed)
				return isSentAgain(db, { ...thing, revision }, { update, by }) ? null : 'edited_meanwhile';
			const { contact_email, address, social_links, ...settings } = changed.after;
			const texts = { contact_email, address, social_links };
			const written = footerNames.flatMap((name) => {
				const typed = texts[name];
				return typed === undefined ? [] : [{ name, html: htmlOf(name, typed) }];
			});
			return immediately(db, (tx) => {
				if (isOutdated(tx, { ...thing, revision })) return 'edited_meanwhile';
				if (Object.keys(settings).length > 0) {
					tx.insert(siteSettings)
						.values({ id: ONLY_ROW, ...settings })
						.onConflictDoUpdate({ target: siteSettings.id, set: settings })
						.run();
				}
				for (const { name, html } of written) {
					const isIt = eq(siteContent.name, name);
					const present = tx.select().from(siteContent).where(isIt).get();
					const set = { html, edited_fields: editedFields(present?.edited_fields ?? [], { html }) };
					tx.insert(siteContent)
						.values({ name, ...set })
						.onConflictDoUpdate({ target: siteContent.name, set })
						.run();
				}
				record(tx, { by, ...thing, ...changed }, now);
				return null;
			});
		},
	};
}
