import * as z from 'zod/mini';
import { accountSchema } from './account.ts';

/** A token that a hosted sign-in put into the address, with that sign-in's state, if it is in the address, too. */
export const handOverSchema = z.object({ id_token: z.string(), state: z.optional(z.string()) });
export type SentHandOver = z.input<typeof handOverSchema>;

/** Who is signed in after a hand-over, and the page they come back to. */
export const handedOverSchema = z.object({ account: accountSchema, return_path: z.string() });
export type HandedOver = z.infer<typeof handedOverSchema>;

/** Where the browser goes after signing out. */
export const leftSchema = z.object({ location: z.string() });
export type Left = z.infer<typeof leftSchema>;
