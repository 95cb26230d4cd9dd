import type { Mail } from '#server/mail/mail.ts';
import type { ContactMessage } from './contact-message.ts';

/** The mail with a visitor's message to us; replies go to the visitor. */
export function contactMail(
	{ fname, lname, email, subject, message, account_id }: ContactMessage,
	to: string,
): Mail {
	const who = account_id === null ? 'a visitor' : `the account ${account_id}`;
	return {
		to,
		...(isOneAddress(email) && { replyTo: email }),
		subject: `Contact form: ${subject}`,
		text: `${message}\n\n-- \nFrom ${fname} ${lname} <${email}>, ${who}, via the contact form.\n`,
	};
}

/** Security: an account's address comes from its provider; a comma or a break in it must not add a second one. */
const isOneAddress = (text: string) => /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(text);
