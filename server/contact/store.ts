import { and, desc, eq, gt } from 'drizzle-orm';
import type { Contact } from '#domain/contact/contact.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { type Mail, queueMail } from '#server/mail/mail.ts';
import { contactMessages } from './table.ts';

/** Our answer can get lost on a weak signal, and people send again. */
const REPEATED_WITHIN_MS = 60 * 60_000;
/** How many recent messages to compare with for a repeat. */
const LATEST = 100;

interface ContactMessage extends Omit<Contact, 'website'> {
	/** The signed-in account; null for a visitor. */
	account_id: string | null;
}

export function createContactStore(db: Db) {
	return {
		/** Stores the message and the email to us together, both or none; stores a repeated message once. */
		save: async (message: ContactMessage, contactTo: string, now: Date): Promise<void> =>
			immediately(db, (tx) => {
				const latest = tx
					.select()
					.from(contactMessages)
					.orderBy(desc(contactMessages.id))
					.limit(LATEST)
					.as('latest');
				const isSame = and(
					eq(latest.email, message.email),
					eq(latest.subject, message.subject),
					eq(latest.message, message.message),
					gt(latest.created, new Date(now.getTime() - REPEATED_WITHIN_MS)),
				);
				if (tx.select({ id: latest.id }).from(latest).where(isSame).get()) return;
				tx.insert(contactMessages)
					.values({ ...message, created: now })
					.run();
				queueMail(tx, contactMail(message, contactTo), now);
			}),
	};
}

/** The email that brings us a visitor's message; replies go to the visitor. */
function contactMail(
	{ fname, lname, email, subject, message, account_id }: ContactMessage,
	to: string,
): Mail {
	const who = account_id === null ? 'a visitor' : `the account ${account_id}`;
	return {
		to,
		isToUs: true,
		...(isOneAddress(email) && { replyTo: email }),
		subject: `Contact form: ${subject}`,
		text: `${message}\n\n-- \nFrom ${fname} ${lname} <${email}>, ${who}, via the contact form.\n`,
	};
}

/**
 * Security: an account's address comes from its provider; a comma or line break in it must not add a second recipient.
 */
const isOneAddress = (text: string) => /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(text);
