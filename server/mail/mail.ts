import type { outboxMails } from './table.ts';

/** A mail to be sent. */
export interface Mail {
	/** One address, and no text that a visitor typed unless it was checked to be one. */
	to: string;
	subject: string;
	text: string;
	/** Who is to be answered. */
	replyTo?: string;
	/** The address that ends the subscription with one request (RFC 8058). */
	unsubscribeUrl?: string;
	/** From when on it would only mislead. */
	expires?: Date;
}

/** The row that stands for the mail in the outbox; to be written in the transaction of its cause. */
export function outboxRow(mail: Mail, created: Date): typeof outboxMails.$inferInsert {
	const { to, subject, text, replyTo, unsubscribeUrl, expires } = mail;
	return { to, subject, text, reply_to: replyTo, unsubscribe_url: unsubscribeUrl, expires, created };
}
