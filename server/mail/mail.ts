import { and, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { outboxMails } from './table.ts';

/** An email to be sent. */
export interface Mail {
	/** One address. Nothing a visitor typed, unless checked to be an address. */
	to: string;
	subject: string;
	text: string;
	/** What nobody but its mailbox may read, word for word as in the subject and the text. */
	secret?: string;
	/** True for a message to us, which follows our address when that changes. */
	isToUs?: boolean;
	replyTo?: string;
	/** The address that ends the subscription with one request (RFC 8058). */
	unsubscribeUrl?: string;
	/** After this time it would only mislead. */
	expires?: Date;
}

/** Puts an email in the outbox, in the transaction of its cause. */
export function queueMail(tx: Tx, mail: Mail, created: Date): void {
	const { to, subject, text, secret, isToUs, replyTo, unsubscribeUrl, expires } = mail;
	const addresses = { to, is_to_us: isToUs, reply_to: replyTo, unsubscribe_url: unsubscribeUrl };
	const row = { ...addresses, subject, text, secret, expires, created };
	tx.insert(outboxMails).values(row).run();
}

/** Deletes emails about subscriptions from before a time. */
export function forgetMails(tx: Tx, before: Date): void {
	const { unsubscribe_url, created } = outboxMails;
	tx.delete(outboxMails)
		.where(and(isNotNull(unsubscribe_url), lt(created, before)))
		.run();
}
