import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
	MOST_OF_A_STATE,
	mailRetrySchema,
	type OutboxEntry,
	outboxEntrySchema,
} from '#domain/admin/outbox.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import type { OutboxMail } from './table.ts';

interface MailAdminDeps {
	stores: Pick<Stores, 'mails'>;
	guards: Guards;
	/** True when mail is really sent, so that nobody has to pass on a code by hand. */
	mailLeaves: boolean;
	now: () => Date;
}

/**
 * `GET /admin/outbox`: this site's mail and its state, so that an admin can pass on a code where no email is sent.
 * Security: where emails are sent, secrets are hidden, or a reader of the outbox could sign in as anybody, or confirm
 * the newsletter for them.
 */
export function mailAdminRoutes({ stores: { mails }, guards: { forTab }, mailLeaves, now }: MailAdminDeps) {
	return new Hono<SignedInEnv>()
		.get(
			'/admin/outbox',
			describe('The latest emails of each state, newest first', z.array(outboxEntrySchema), [
				...accessFailures,
			]),
			forTab('outbox'),
			async (c) => {
				const newest = await mails.newest(MOST_OF_A_STATE);
				return c.json(newest.map((mail) => rowToEntry(mail, mailLeaves)));
			},
		)
		.post(
			'/admin/outbox/retry',
			describe('Retries an email that was given up, and returns it', outboxEntrySchema, [
				...accessFailures,
				'bad_body',
				'not_found',
				'too_large',
				'forbidden_origin',
				'storage_full',
			]),
			forTab('outbox'),
			limitedBody(4096),
			checkedBody(mailRetrySchema),
			async (c) => {
				const mail = await mails.retry(c.req.valid('json').id, c.var.account.id, now());
				if (mail === 'unknown') throw new Problem('not_found', 'There is no email with this id.');
				if (mail === 'over')
					throw new Problem('bad_body', 'This email has expired, so sending it would only mislead.');
				return c.json(rowToEntry(mail, mailLeaves));
			},
		);
}

function rowToEntry(mail: OutboxMail, hidesSecret: boolean): OutboxEntry {
	const { id, to, secret, created, attempts, sent, dead, last_error } = mail;
	const shown = (words: string) =>
		secret !== null && hidesSecret ? words.replaceAll(secret, '•'.repeat(secret.length)) : words;
	const state = sent ? 'sent' : dead ? 'dead' : 'waiting';
	const next = state === 'waiting' ? mail.next_attempt : null;
	return {
		id,
		to,
		subject: shown(mail.subject),
		text: shown(mail.text),
		created: created.toISOString(),
		state,
		attempts,
		next_attempt: next?.toISOString() ?? null,
		settled: (sent ?? dead)?.toISOString() ?? null,
		last_error,
	};
}
