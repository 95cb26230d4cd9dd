/*
 * GET /api/admin/site EditedSite, current
 * POST /api/admin/site { … } at least one field, and the `revision` it is based on; answers all
 * GET /api/admin/about/content EditedText[]
 * POST /api/admin/about/content { name, html }, or { name, action: "delete" } for a message, and the text's `revision`
 *
 * Both answer an older revision with 409 `edited_meanwhile`; without a revision, a change applies to the current texts.
 */
import * as z from 'zod/mini';
import { editedFrom, revision } from '../admin/revision.ts';
import { isEmailAddress } from '../forms/email-address.ts';
import { ruled } from '../forms/form-text.ts';
import type { Rule } from '../forms/rules.ts';
import { isWebAddress } from '../forms/web-address.ts';
import { siteContentSchema } from './site-content.ts';

const atMost =
	(most: number, rule: Rule = () => undefined): Rule =>
	(typed) =>
		typed.length > most ? `Please use at most ${most} characters.` : rule(typed.trim());

/** True for an address of another site that browsers can read, over https and without a password. */
const isHttpsAddress = (text: string) => /^https:\/\/[a-z\d.-]+([:/?#]|$)/i.test(text) && isWebAddress(text);

/** The non-empty lines. */
export const linesOf = (text: string) =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

/** The rule for each text shown on every page; any may be empty. */
export const siteRules = {
	banner_words: atMost(500),
	guide_video: atMost(1000, (typed) =>
		typed === '' || isHttpsAddress(typed) ? undefined : 'Please use a full address that begins with https://',
	),
	contact_email: atMost(254, (typed) =>
		typed === '' || isEmailAddress(typed) ? undefined : 'Please use an email address, like name@example.com.',
	),
	address: atMost(300),
	social_links: atMost(1000, (typed) =>
		linesOf(typed).every(isHttpsAddress)
			? undefined
			: 'Please use one full address per line, each beginning with https://',
	),
} satisfies Record<string, Rule>;

/** The texts shown on every page, as edited; empty ones are not shown. */
export const siteFormSchema = z.object({
	banner_on: z.boolean('must be true or false'),
	/** Empty uses the banner that says the site stays free. */
	banner_words: ruled(siteRules.banner_words),
	guide_video: ruled(siteRules.guide_video),
	contact_email: ruled(siteRules.contact_email),
	/** A postal address, line by line. */
	address: ruled(siteRules.address),
	/** One address per line. */
	social_links: ruled(siteRules.social_links),
});
export type SiteForm = z.infer<typeof siteFormSchema>;

/** The same, as the back office reads it. */
export const editedSiteSchema = z.extend(siteFormSchema, { revision });
export type EditedSite = z.infer<typeof editedSiteSchema>;

export const siteUpdateSchema = z
	.extend(z.partial(siteFormSchema), { revision: editedFrom })
	.check(z.refine(({ revision: _, ...sent }) => Object.keys(sent).length > 0, 'give a changed field'));
export type SiteUpdate = z.input<typeof siteUpdateSchema>;

/** The About page's texts, in its order. */
export const aboutTexts = [
	{ name: 'who_we_are', label: 'Who we are' },
	{ name: 'mission', label: 'Our mission' },
	{ name: 'joy_bio', label: 'How it began' },
] as const;

const MOST_HTML = 50_000;
const contentName = z
	.string('must be a text')
	.check(
		z.regex(
			/^(who_we_are|mission|joy_bio|message_[a-z0-9_]{1,40})$/,
			'must be who_we_are, mission, joy_bio or message_…',
		),
	);

/** A text of the site, as an editor writes it. */
export const writtenTextSchema = z.object({
	name: contentName,
	html: z.string('must be a text').check(z.maxLength(MOST_HTML, 'must be shorter')),
});

/** Replaces a text, or removes a message. */
export const contentUpdateSchema = z.union(
	[
		z.extend(writtenTextSchema, { revision: editedFrom }),
		z.object({
			name: contentName.check(z.startsWith('message_')),
			action: z.literal('delete'),
			revision: editedFrom,
		}),
	],
	'must have a name, and either its html or the action delete',
);
export type ContentUpdate = z.infer<typeof contentUpdateSchema>;

/** A text as the back office sees it. */
export const editedTextSchema = z.extend(siteContentSchema, { revision });
export type EditedText = z.infer<typeof editedTextSchema>;
