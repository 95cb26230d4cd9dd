import { bytesToBase64url } from './base64url.ts';

export type IdPrefix = 't_' | 's_' | 'd_' | 'o_' | 'e_' | 'p_';

/** How many random bytes an id is made of. */
export const ID_BYTES = 16;

/** An id of a trip, stop, device, operation, epoch or pruning, from 16 random bytes that the caller draws. */
export function idFromBytes(prefix: IdPrefix, bytes: Iterable<number>): string {
	return prefix + bytesToBase64url(bytes);
}
