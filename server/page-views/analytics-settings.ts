import * as z from 'zod/mini';
import { isOutsideAddress } from '#server/outside/address.ts';

/** The environment's variables about counting views elsewhere. */
export const analyticsVariables = {
	ANALYTICS_URL: z.optional(
		z.string().check(z.refine(isOutsideAddress, 'must be an https address (http only on this machine)')),
	),
	ANALYTICS_DOMAIN: z.optional(
		z.string().check(z.regex(/^[\w.-]+$/, 'must be a host name, like tours.example')),
	),
};

/** Where views are counted as well, and as whose; null is nowhere. */
export interface AnalyticsSettings {
	url: string;
	domain: string;
}

const variables = z.object(analyticsVariables);

/** The settings that the variables amount to; the domain is the site's own unless it is said. */
export function analyticsSettingsOf(
	{ ANALYTICS_URL, ANALYTICS_DOMAIN }: z.infer<typeof variables>,
	publicUrl: string,
): AnalyticsSettings | null {
	if (ANALYTICS_URL === undefined) return null;
	return { url: ANALYTICS_URL, domain: ANALYTICS_DOMAIN ?? new URL(publicUrl).hostname };
}
