import type { Mail } from '#server/mail/mail.ts';
import type { ContactMessage } from './contact-message.ts';

/** The mail that brings a message to us; answering it answers the visitor. */
export function contactMail(
	{ fname, lname, email, subject, message, account_id }: ContactMessage,
	to: string,
): Mail {
	const who = account_id === null ? 'a visitor' : `the account ${account_id}`;
	return {
		to,
		replyTo: email,
		subject: `Contact form: ${subject}`,
		text: `${message}\n\n-- \nFrom ${fname} ${lname} <${email}>, ${who}, by the contact form.\n`,
	};
}
