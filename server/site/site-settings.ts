import { html } from 'hono/html';
import * as z from 'zod/mini';
import { isEmailAddress } from '#domain/forms/email-address.ts';
import type { ApiStages } from '#domain/site/api-stages.ts';
import { isOutsideAddress, outsideAddress } from '#server/outside/address.ts';

/** A path of this site, behind our own proxy, or an address elsewhere. */
const isStage = (text: string) => /^\/[\w./-]*[\w-]$/.test(text) || isOutsideAddress(text);
const stage = z.optional(
	z
		.string()
		.check(
			z.maxLength(1000, 'must have at most 1000 characters'),
			z.refine(
				isStage,
				'must be a path of this site, like /dev/api, or an https address (http only on this machine)',
			),
		),
);

/** Excludes words for switching the banner, which would make no sense as its text. */
const isBanner = (text: string) =>
	/^(on|off)$/.test(text) || !/^(on|off|true|false|yes|no|none|null|[01])$/i.test(text);

const wordsOf = (text: string) => text.split(/\s+/);

/** Environment variables for the pages' content, and for the API they use. */
export const siteVariables = {
	API_DEV_URL: stage,
	API_PROD_URL: stage,
	BETA_HOST: z.optional(z.string().check(z.regex(/^[\w.-]+$/, 'must be a host name'))),
	SITE_BANNER: z.optional(
		z
			.string()
			.check(
				z.maxLength(500, 'must have at most 500 characters'),
				z.refine(isBanner, 'must be on, off, or the words themselves'),
			),
	),
	SITE_ADDRESS: z.optional(z.string().check(z.maxLength(300, 'must have at most 300 characters'))),
	SOCIAL_LINKS: z.optional(
		z.string().check(
			z.maxLength(1000, 'must have at most 1000 characters'),
			z.refine(
				(text) => wordsOf(text).every((each) => /^https:.*[^,;]$/i.test(each) && URL.canParse(each)),
				'must be https addresses with blanks between',
			),
		),
	),
	CONTACT_EMAIL: z.optional(z.string().check(z.refine(isEmailAddress, 'must be an email address'))),
	GUIDE_VIDEO_URL: z.optional(outsideAddress().check(z.maxLength(1000, 'must have at most 1000 characters'))),
};

/** The banner's text when it is switched on without one. */
export const FREE_BANNER = 'College Tour Trails stays free: plan and save a college tour without paying.';

/** The banner's text; null for off. */
export function bannerOf({ SITE_BANNER }: SiteVariables): string | null {
	const words = SITE_BANNER ?? 'off';
	if (words === 'off') return null;
	return words === 'on' ? FREE_BANNER : words;
}

/** The site's texts, as HTML by key, until an editor writes others. */
export type DefaultTexts = Readonly<Record<string, string>>;

export function defaultTextsOf({ SITE_ADDRESS, SOCIAL_LINKS, CONTACT_EMAIL }: SiteVariables): DefaultTexts {
	return {
		...(SITE_ADDRESS && { address: paragraphOf(SITE_ADDRESS.split('|').map((line) => line.trim())) }),
		...(SOCIAL_LINKS && { social_links: linksTo(wordsOf(SOCIAL_LINKS)) }),
		...(CONTACT_EMAIL && { contact_email: paragraphOf([CONTACT_EMAIL]) }),
	};
}

export const paragraphOf = (lines: string[]) =>
	`<p>${lines.map((line) => String(html`${line}`)).join('<br>')}</p>`;

/** Links as HTML, each with the site's everyday name. */
export const linksTo = (addresses: string[]) =>
	`<p>${addresses.map((address) => String(html`<a href="${address}">${siteNamed(address)}</a>`)).join(' ')}</p>`;

const SITES: [RegExp, string][] = [
	[/(^|\.)instagram\.com$/, 'Instagram'],
	[/(^|\.)facebook\.com$/, 'Facebook'],
	[/(^|\.)(x|twitter)\.com$/, 'X'],
	[/(^|\.)youtube\.com$/, 'YouTube'],
	[/(^|\.)tiktok\.com$/, 'TikTok'],
	[/(^|\.)linkedin\.com$/, 'LinkedIn'],
	[/(^|\.)pinterest\.com$/, 'Pinterest'],
	[/(^|\.)threads\.(net|com)$/, 'Threads'],
	[/(^|\.)bsky\.app$/, 'Bluesky'],
];

/** A site's everyday name, from its address. */
function siteNamed(address: string): string {
	const { hostname } = new URL(address);
	return SITES.find(([host]) => host.test(hostname))?.[1] ?? hostname.replace(/^www\./, '');
}

const variables = z.object(siteVariables);
type SiteVariables = z.infer<typeof variables>;

export function apiStagesOf({ API_DEV_URL, API_PROD_URL, BETA_HOST }: SiteVariables): ApiStages | null {
	if (API_DEV_URL === undefined || API_PROD_URL === undefined) return null;
	return { dev: bare(API_DEV_URL), prod: bare(API_PROD_URL), betaHost: BETA_HOST ?? null };
}

/** Returns faults in the API's stages: with only half of them, some pages would have no API. */
export function stageFaults(given: SiteVariables): string[] {
	const { API_DEV_URL, API_PROD_URL, BETA_HOST } = given;
	if ((API_DEV_URL ?? API_PROD_URL ?? BETA_HOST) === undefined || (API_DEV_URL && API_PROD_URL)) return [];
	return ['API_DEV_URL and API_PROD_URL must be set together, and BETA_HOST only with them'];
}

/** Without a trailing slash, and without spaces. */
const bare = (address: string) =>
	(address.startsWith('/') ? address : new URL(address).href).replace(/\/$/, '');
