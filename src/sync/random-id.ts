import { ID_BYTES, type IdPrefix, idFromBytes } from '#domain/sync/id.ts';

/** A new id of 128 random bits, such as `s_…` for a stop. */
export function randomId(prefix: IdPrefix): string {
	return idFromBytes(prefix, crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}
