import * as z from 'zod/mini';
import { serviceAddress } from '#server/outside/address.ts';

export const directionsVariables = {
	DIRECTIONS_URL: z.optional(serviceAddress('https://osrm.example')),
	// A header allows no other characters.
	DIRECTIONS_TOKEN: z.optional(
		z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be one word, as you got it')),
	),
};

/** The directions service's address and key. */
export interface DirectionsSettings {
	url: string;
	token: string | null;
}

const variables = z.object(directionsVariables);

/** The settings from valid variables; null for no service. */
export function directionsSettingsOf({
	DIRECTIONS_URL,
	DIRECTIONS_TOKEN,
}: z.infer<typeof variables>): DirectionsSettings | null {
	return DIRECTIONS_URL === undefined ? null : { url: DIRECTIONS_URL, token: DIRECTIONS_TOKEN ?? null };
}
