import * as z from 'zod/mini';

/** The number of a thing's last change, 0 before the first. */
export const revision = z.int();

/**
 * The revision that an edit started from: if it is older than the record's, the edit is refused. Without it, the edit
 * applies to the current record.
 */
export const editedFrom = z.optional(revision);
