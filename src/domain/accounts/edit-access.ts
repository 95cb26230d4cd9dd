/*
 *   GET  /api/admin/users                             everyone's account, in the order they signed up
 *   POST /api/admin/useraccess { googleId, access? }  changes who may edit; answers the account
 */
import * as z from 'zod/mini';

/** Whether somebody may edit, 1 or 0; without `access`, the other of the two. */
export const accessChangeSchema = z.object({
	googleId: z.string('must be a text').check(z.minLength(1, 'must not be empty'), z.maxLength(255)),
	access: z.optional(z.literal([0, 1], 'must be 0 or 1')),
});
