import * as z from 'zod/mini';
import { outsideAddress } from '#server/outside/address.ts';

export const newsletterVariables = {
	NEWSLETTER_URL: z.optional(outsideAddress()),
	NEWSLETTER_LISTS: z.optional(
		z.string().check(z.regex(/^[\w-]+(,[\w-]+)*$/, 'must be ids of lists with commas between')),
	),
};

/** The outside list that receives every confirmed subscriber. */
export interface ForwarderSettings {
	url: string;
	lists: string[];
}

const variables = z.object(newsletterVariables);

export function forwarderSettingsOf({
	NEWSLETTER_URL,
	NEWSLETTER_LISTS,
}: z.infer<typeof variables>): ForwarderSettings | null {
	if (NEWSLETTER_URL === undefined || NEWSLETTER_LISTS === undefined) return null;
	return { url: NEWSLETTER_URL, lists: NEWSLETTER_LISTS.split(',') };
}
