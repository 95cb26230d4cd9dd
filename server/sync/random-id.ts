import { randomBytes } from 'node:crypto';
import { ID_BYTES, type IdPrefix, idFromBytes } from '#domain/sync/id.ts';

/** A new id of 128 random bits. */
export const randomId = (prefix: IdPrefix): string => idFromBytes(prefix, randomBytes(ID_BYTES));
