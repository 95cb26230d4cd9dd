import * as z from 'zod/mini';
import type { ApiStages } from '#domain/site/api-stages.ts';
import { isOutsideAddress } from '#server/outside/address.ts';

/** A path of this site, behind a proxy of ours, or an address elsewhere. */
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

/** The environment's variables about what pages show, and which API they ask. */
export const siteVariables = {
	API_DEV_URL: stage,
	API_PROD_URL: stage,
	BETA_HOST: z.optional(z.string().check(z.regex(/^[\w.-]+$/, 'must be a host name'))),
	GUIDE_VIDEO_URL: z.optional(
		z
			.string()
			.check(
				z.maxLength(1000, 'must have at most 1000 characters'),
				z.refine(isOutsideAddress, 'must be an https address (http only on this machine)'),
			),
	),
};

const variables = z.object(siteVariables);
type SiteVariables = z.infer<typeof variables>;

/** The stages that the variables amount to. */
export function apiStagesOf({ API_DEV_URL, API_PROD_URL, BETA_HOST }: SiteVariables): ApiStages | null {
	if (API_DEV_URL === undefined || API_PROD_URL === undefined) return null;
	return { dev: bare(API_DEV_URL), prod: bare(API_PROD_URL), betaHost: BETA_HOST ?? null };
}

/** What is missing for stages to be chosen from, as a sentence; undefined when nothing is. */
export function missingForStages(given: SiteVariables): string | undefined {
	const { API_DEV_URL, API_PROD_URL, BETA_HOST } = given;
	if ((API_DEV_URL ?? API_PROD_URL ?? BETA_HOST) === undefined || (API_DEV_URL && API_PROD_URL))
		return undefined;
	return 'API_DEV_URL and API_PROD_URL must be set together, and BETA_HOST only with them';
}

/** Without a slash at its end, and without blanks. */
const bare = (address: string) =>
	(address.startsWith('/') ? address : new URL(address).href).replace(/\/$/, '');
