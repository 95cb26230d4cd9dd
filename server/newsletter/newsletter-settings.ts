import * as z from 'zod/mini';
import { outsideAddress } from '#server/outside/address.ts';

export const newsletterVariables = {
	NEWSLETTER_URL: z.optional(outsideAddress()),
	NEWSLETTER_LISTS: z._default(
		z.string().check(z.regex(/^[\w-]+(,[\w-]+)*$|^$/, 'must be ids of lists with commas between')),
		'',
	),
};

/** The outside list that receives every confirmed subscriber. */
export interface ForwarderSettings {
	url: string;
	lists: string[];
}

const variables = z.object(newsletterVariables);

export function forwarderSettingsOf(given: z.infer<typeof variables>): ForwarderSettings | null {
	if (given.NEWSLETTER_URL === undefined) return null;
	return { url: given.NEWSLETTER_URL, lists: given.NEWSLETTER_LISTS.split(',').filter(Boolean) };
}
