import * as z from 'zod/mini';
import { isEmailAddress } from '#domain/forms/email-address.ts';

const isSmtpAddress = (text: string) => {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, username, password } = new URL(text);
	return /^smtps?:$/.test(protocol) && hostname !== '' && isDecodable(username) && isDecodable(password);
};
/** `Name <address>`, or the address alone. */
const MAILBOX = /^(?:([^<>"\r\n]{1,80}?)\s*<([^<>\s]+)>|([^<>\s]+))$/;

function isDecodable(text: string): boolean {
	try {
		return decodeURIComponent(text).length >= 0;
	} catch {
		// The fault reported for SMTP_URL already says that it is not a mail server's address.
		return false;
	}
}

export const mailVariables = {
	SMTP_URL: z.optional(
		z
			.string()
			.check(z.refine(isSmtpAddress, 'must be an address like smtps://user:password@mail.example:465')),
	),
	MAIL_FROM: z.optional(
		z
			.string()
			.check(
				z.refine(
					(text) => mailboxOf(text) !== undefined,
					'must be an email address, or like College Tour Trails <hello@tours.example>',
				),
			),
	),
	CONTACT_TO: z.optional(z.string().check(z.refine(isEmailAddress, 'must be an email address'))),
};

/** A name and an address. */
export interface Mailbox {
	name: string;
	address: string;
}

/** Settings for outgoing mail; null leaves mail in the outbox. */
export interface SmtpSettings {
	url: string;
	from: Mailbox;
}

const variables = z.object(mailVariables);
type MailVariables = z.infer<typeof variables>;

export function smtpSettingsOf({ SMTP_URL, MAIL_FROM }: MailVariables): SmtpSettings | null {
	const from = MAIL_FROM === undefined ? undefined : mailboxOf(MAIL_FROM);
	return SMTP_URL !== undefined && from ? { url: SMTP_URL, from } : null;
}

/** A warning at startup when no mail is sent; undefined when it is. */
export function noMailWords({
	smtp,
	isProduction,
	signIn,
}: {
	smtp: SmtpSettings | null;
	isProduction: boolean;
	signIn: { issuer: string | null };
}): string | undefined {
	if (smtp !== null) return undefined;
	if (signIn.issuer !== null) return 'SMTP_URL is not set: mail stays in the outbox.';
	return isProduction
		? 'SMTP_URL is not set: mail stays in the outbox, and nobody can sign up, sign in with a code or reset a password.'
		: 'SMTP_URL is not set: mail stays in the outbox, and codes for signing in show here.';
}

function mailboxOf(text: string): Mailbox | undefined {
	const [, name = '', named, bare] = MAILBOX.exec(text) ?? [];
	const address = named ?? bare ?? '';
	return isEmailAddress(address) ? { name, address } : undefined;
}
