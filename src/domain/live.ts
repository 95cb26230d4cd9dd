import * as z from 'zod/mini';
import { accountSchema } from './accounts/account.ts';

/** The server's latest revisions. A page with older data asks for the newer. */
export const latestSchema = z.object({
	/** The revision of the public content. */
	content: z.int(),
	/** The signed-in account, as `GET /account` answers it; null for a visitor, and after the session ends. */
	account: z.nullable(accountSchema),
	/** Revision of the account's saved trips; null before their first sync. */
	trips: z.nullable(z.object({ epoch: z.string(), rev: z.int() })),
	/** Changes whenever the list of signed-in devices or a name in it changes. */
	devices: z.nullable(z.string()),
});
export type Latest = z.infer<typeof latestSchema>;

/** The stream of server-sent events: `latest` carries a `Latest`, `beat` only shows that the connection is alive. */
export const liveStream = {
	path: '/live',
	/** Something arrives at least this often; silence for twice as long means the connection is dead. */
	beatMs: 20_000,
	/** A page reconnects after this long, so that its session is checked again. */
	longestMs: 10 * 60_000,
} as const;
