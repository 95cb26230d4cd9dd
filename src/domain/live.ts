import * as z from 'zod/mini';
import { accountSchema } from './accounts/account.ts';

/** How far the server is. A page that holds something older asks for what is newer. */
export const latestSchema = z.object({
	/** The revision of the public content. */
	content: z.int(),
	/** The account that is signed in, as `GET /account` answers it; null for a visitor, and once the session is over. */
	account: z.nullable(accountSchema),
	/** Where the account's saved trips stand; null before their first sync. */
	trips: z.nullable(z.object({ epoch: z.string(), rev: z.int() })),
	/** Changes with the list of signed-in devices and their names. */
	devices: z.nullable(z.string()),
});
export type Latest = z.infer<typeof latestSchema>;

/** The stream of server-sent events: `latest` carries a `Latest`, `beat` only says that the line holds. */
export const liveStream = {
	path: '/live',
	/** Something comes at least this often; a silence of twice as long means that the line is dead. */
	beatMs: 20_000,
	/** A page asks anew after this long, so that who asks is looked at again. */
	longestMs: 10 * 60_000,
} as const;
