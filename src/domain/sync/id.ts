import { bytesToBase64url } from './base64url.ts';

export type IdPrefix = 't_' | 's_' | 'd_' | 'o_' | 'e_' | 'p_';

export const ID_BYTES = 16;

/** An id for a trip, stop, device, operation, epoch or pruning, from 16 random bytes drawn by the caller. */
export function idFromBytes(prefix: IdPrefix, bytes: Iterable<number>): string {
	return prefix + bytesToBase64url(bytes);
}

/** The device id of writes from other API clients, which the server numbers itself: no device may push under it. */
export const API_DEVICE = 'api';
