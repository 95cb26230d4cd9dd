/** What a failure to send says: about this mail for ever, about this mail for now, or about the mail server. */
export type Failure = 'refused' | 'later' | 'server';

/**
 * What a server says at a recipient and does not mean of it (RFC 3463): that we may not write to it (5.7), that it has something
 * against our sender (5.1.7, 5.1.8) or against how we speak, our own name among it (5.5). More often our settings than the address.
 */
const ABOUT_SETTINGS = /^5\d\d[ -]5\.(?:[57]\.\d|1\.[78]\b)/;
/** Replies that ask for a (better) sign-in, and one that says the server is closing. */
const ABOUT_US = new Set([421, 454, 530, 534, 535, 538]);

/**
 * What nodemailer's error means. Only a 5xx about the recipient or the message ends a mail; a wrong password or a refused
 * sender is our own trouble, which somebody will put right, and no mail is to be lost by it.
 */
export function failureOf(error: unknown): Failure {
	const {
		code,
		command,
		responseCode = 0,
		response = '',
	} = error as {
		code?: string;
		command?: string;
		responseCode?: number;
		response?: string;
	};
	if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server';
	// What nodemailer itself will not send, whatever the server: an address that is none, or more than the server takes.
	if (command === 'API' || (code === 'EMESSAGE' && command === 'MAIL FROM')) return 'refused';
	const isAboutMail = (command === 'RCPT TO' || command === 'DATA') && !ABOUT_US.has(responseCode);
	if (!isAboutMail) return 'server';
	if (command === 'RCPT TO' && ABOUT_SETTINGS.test(response)) return 'later';
	return responseCode >= 500 ? 'refused' : 'later';
}
