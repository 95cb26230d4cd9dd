import { Hono } from 'hono';
import * as z from 'zod/mini';
import { describe } from '#server/http/describe.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { type Guards, mayNot } from '#server/session/guards.ts';
import type { Stores } from '#server/stores.ts';
import type { OutboxMail } from './table.ts';

const MOST_SHOWN = 100;
const outboxSchema = z.array(
	z.object({
		id: z.int(),
		to: z.string(),
		subject: z.string(),
		text: z.string(),
		/** ISO 8601. */
		created: z.string(),
		/** `waiting` until the mail server has it (for ever where there is none), `sent`, or `dead`: given up. */
		state: z.enum(['waiting', 'sent', 'dead']),
		attempts: z.int(),
		/** ISO 8601; null unless it waits for another attempt. */
		next_attempt: z.nullable(z.string()),
		/** When it was sent or given up, ISO 8601; null while it waits. */
		settled: z.nullable(z.string()),
		/** What the last failure was; null when there was none, or the mail left after it. */
		last_error: z.nullable(z.string()),
	}),
);

/**
 * `GET /admin/outbox`: the mail that this site has written and what became of it, so that an admin can tell a person their
 * code where no mail is sent. Security: a code in it is of no use in another browser than the one that asked for it.
 */
export function mailRoutes({ mails }: Pick<Stores, 'mails'>, { adminsOnly }: Guards) {
	return new Hono<ServerEnv>().get(
		'/admin/outbox',
		describe('The mails written last, the newest first', outboxSchema, [...mayNot]),
		adminsOnly,
		async (c) => {
			const newest = await mails.newest(MOST_SHOWN);
			return c.json(newest.map(shown));
		},
	);
}

function shown(mail: OutboxMail) {
	const { id, to, subject, text, created, attempts, sent, dead, last_error } = mail;
	const state: 'waiting' | 'sent' | 'dead' = sent ? 'sent' : dead ? 'dead' : 'waiting';
	const next = state === 'waiting' ? mail.next_attempt : null;
	return {
		...{ id, to, subject, text, created: created.toISOString(), state, attempts },
		next_attempt: next?.toISOString() ?? null,
		settled: (sent ?? dead)?.toISOString() ?? null,
		last_error,
	};
}
