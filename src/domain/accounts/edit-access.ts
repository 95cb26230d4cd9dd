/*
 *   GET  /api/admin/users                             ListedAccount[], in the order they signed up
 *   POST /api/admin/useraccess { googleId, access? }  changes who may edit; answers the account
 */
import * as z from 'zod/mini';
import { accountSchema } from './account.ts';

/** An account as the back office sees it: a person without an id at Google has one here, too (decision 0031). */
export const listedAccountSchema = z.extend(accountSchema, { googleId: z.string() });
export type ListedAccount = z.infer<typeof listedAccountSchema>;

/** Whether somebody may edit, 1 or 0; without `access`, the other of the two. */
export const accessChangeSchema = z.object({
	googleId: z.string('must be a text').check(z.minLength(1, 'must not be empty'), z.maxLength(255)),
	access: z.optional(z.literal([0, 1], 'must be 0 or 1')),
});
export type AccessChange = z.input<typeof accessChangeSchema>;
