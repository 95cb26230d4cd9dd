/** What a failure to send says: about this mail for ever, about this mail for now, or about the mail server. */
export type Failure = 'refused' | 'later' | 'server';

/** What a server says of a recipient that it does not let us write to (RFC 3463, 5.7): more often our settings than the address. */
const NOT_ALLOWED = /^5\d\d[ -]5\.7\.\d/;
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
	if (command === 'RCPT TO' && NOT_ALLOWED.test(response)) return 'later';
	return responseCode >= 500 ? 'refused' : 'later';
}
