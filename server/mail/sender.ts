import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { hostOf, isLoopback } from '#server/http/loopback.ts';
import { mailHtml } from './mail-html.ts';
import type { Mailbox, SmtpSettings } from './mail-settings.ts';
import type { LeasedMail } from './outbox-store.ts';

/** Hands one email to the mail server; rejects with nodemailer's error when the server refuses. */
export interface Sender {
	send(mail: LeasedMail): Promise<void>;
	/** Asks the mail server whether it lets us in, and sends nothing. */
	isWelcome(): Promise<boolean>;
	close(): void;
}

const PATIENCE_MS = 20_000;
/** Shorter than a lease, so that no other worker sends the email meanwhile. */
const LONGEST_MS = 120_000;

/** Creates the sender for an SMTP server: one connection at a time, which must start within `patienceMs`. */
export function createSender({ url, from }: SmtpSettings, patienceMs = PATIENCE_MS): Sender {
	const transport = transportTo(url, patienceMs);
	return {
		send: async (mail) => {
			await transport.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(LONGEST_MS) });
		},
		isWelcome: () =>
			transport.verify().then(
				() => true,
				// Why it does not, the log has from the email that asked.
				() => false,
			),
		close: () => transport.close(),
	};
}

/** Talks to the mail server up to the sign-in, but sends nothing; rejects with nodemailer's error when that fails. */
export async function tryMailServer({ url }: SmtpSettings, patienceMs: number): Promise<void> {
	const transport = transportTo(url, patienceMs);
	try {
		await transport.verify();
	} finally {
		transport.close();
	}
}

const transportTo = (url: string, patienceMs: number) =>
	createTransport({
		...serverOf(url),
		connectionTimeout: patienceMs,
		greetingTimeout: patienceMs,
		// A server may examine an email for a while before accepting it: giving up then would send the email twice.
		socketTimeout: patienceMs * 5,
		disableFileAccess: true,
		disableUrlAccess: true,
	});

/** A mail server's address in nodemailer's form. */
export function serverOf(text: string) {
	const url = new URL(text);
	const secure = url.protocol === 'smtps:';
	const user = decodeURIComponent(url.username);
	const port = Number(url.port) || (secure ? 465 : 587);
	const isOurs = isLoopback(new URL(`http://${url.host}`));
	return {
		host: hostOf(url),
		port,
		secure,
		// Security: a password never crosses an unencrypted line, unless the line is inside this machine.
		requireTLS: !secure && user !== '' && !isOurs,
		// A mail server on this machine offers TLS with a self-made certificate: nobody is in between.
		...(isOurs && { tls: { rejectUnauthorized: false } }),
		...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
	};
}

/**
 * The email in nodemailer's form. Security: addresses are objects, not text to parse, so that no text can add a
 * recipient.
 */
function messageOf(mail: LeasedMail, from: Mailbox) {
	const { id, to, subject, text, reply_to, unsubscribe_url, created } = mail;
	const domain = domainToASCII(from.address.slice(from.address.indexOf('@') + 1));
	return {
		from,
		to: { name: '', address: to },
		...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
		subject,
		text,
		html: mailHtml(text),
		date: created,
		// The same for every try: a mailbox that received the first email drops the second.
		messageId: `<outbox.${id}.${created.getTime()}@${domain}>`,
		headers: {
			'Auto-Submitted': 'auto-generated',
			...(unsubscribe_url !== null && {
				'List-Unsubscribe': `<${unsubscribe_url}>`,
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			}),
		},
	};
}
