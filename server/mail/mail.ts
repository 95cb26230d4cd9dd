import { and, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { outboxMails } from './table.ts';

/** An email to be sent. */
export interface Mail {
	/** One address: nothing a visitor typed, unless it is checked to be an address. */
	to: string;
	subject: string;
	text: string;
	/** The part that only the mailbox's owner may read, word for word as in the subject and the text. */
	secret?: string;
	/** True for a message to us: if our address changes, the message goes to the new one. */
	isToUs?: boolean;
	replyTo?: string;
	/** The address that unsubscribes with one request (RFC 8058). */
	unsubscribeUrl?: string;
	/** After this time, it would only mislead. */
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
