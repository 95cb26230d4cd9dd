import * as z from 'zod/mini';
import { outsideAddress } from '#server/outside/address.ts';

/** Environment variables for counting views elsewhere. */
export const analyticsVariables = {
	ANALYTICS_URL: z.optional(outsideAddress()),
	ANALYTICS_DOMAIN: z.optional(
		z.string().check(z.regex(/^[\w.-]+$/, 'must be a host name, like tours.example')),
	),
};

/** The outside counter, and our site's name there; null for none. */
export interface AnalyticsSettings {
	url: string;
	domain: string;
}

const variables = z.object(analyticsVariables);

/** The settings from valid variables; the domain defaults to the site's own. */
export function analyticsSettingsOf(
	{ ANALYTICS_URL, ANALYTICS_DOMAIN }: z.infer<typeof variables>,
	publicUrl: string,
): AnalyticsSettings | null {
	if (ANALYTICS_URL === undefined) return null;
	return { url: ANALYTICS_URL, domain: ANALYTICS_DOMAIN ?? new URL(publicUrl).hostname };
}
