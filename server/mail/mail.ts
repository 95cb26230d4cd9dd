import type { outboxMails } from './table.ts';

/** A mail to be sent. */
export interface Mail {
	/** One address. Nothing a visitor typed, unless checked to be an address. */
	to: string;
	subject: string;
	text: string;
	/** The address for replies. */
	replyTo?: string;
	/** The address that ends the subscription with one request (RFC 8058). */
	unsubscribeUrl?: string;
	/** After this time it would only mislead. */
	expires?: Date;
}

/** A mail's row in the outbox; write it in the transaction of its cause. */
export function outboxRow(mail: Mail, created: Date): typeof outboxMails.$inferInsert {
	const { to, subject, text, replyTo, unsubscribeUrl, expires } = mail;
	return { to, subject, text, reply_to: replyTo, unsubscribe_url: unsubscribeUrl, expires, created };
}
