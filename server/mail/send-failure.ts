/** Whether a failure concerns this email forever, this email for now, or the mail server. */
export type Failure = 'refused' | 'later' | 'server';

/**
 * Replies about a recipient that are really about us (RFC 3463): we may not send to it (5.7), or the server objects to
 * our sender (5.1.7, 5.1.8) or to our protocol, including our own name (5.5). The cause is more often our settings than
 * the address.
 */
const ABOUT_SETTINGS = /^5\d\d[ -]5\.(?:[57]\.\d|1\.[78]\b)/;
/** More mail than we may send today; this reply can come at any step. */
const USED_UP = /^5\d\d[ -]5\.4\.5\b/;
/** Replies that ask for a (better) sign-in, and one that says the server is closing. */
const ABOUT_US = new Set([421, 454, 530, 534, 535, 538]);

/** The parts of nodemailer's error that we look at. */
export interface SmtpError {
	code?: string;
	/** Why a connection broke, as the system has it. */
	originalCode?: string;
	command?: string;
	responseCode?: number;
	response?: string;
}

/**
 * Classifies nodemailer's error. Only a 5xx about the recipient or the message ends an email; a wrong password or a
 * refused sender is our own fault, which someone will fix, and must not cost us any email.
 */
export function failureOf(error: unknown): Failure {
	const { code, command, responseCode = 0, response = '' } = error as SmtpError;
	if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server';
	// Emails nodemailer never sends, whichever the server: an invalid address, or more than the server accepts.
	if (command === 'API' || (code === 'EMESSAGE' && command === 'MAIL FROM')) return 'refused';
	const isAboutMail = (command === 'RCPT TO' || command === 'DATA') && !ABOUT_US.has(responseCode);
	if (!isAboutMail || USED_UP.test(response)) return 'server';
	if (command === 'RCPT TO' && ABOUT_SETTINGS.test(response)) return 'later';
	return responseCode >= 500 ? 'refused' : 'later';
}

/**
 * True when the server ended the connection. Nodemailer does not always say at which step: the server may not want us,
 * or not this email.
 */
export function isHangUp(error: unknown): boolean {
	const { code, originalCode, command, responseCode } = error as SmtpError;
	if (command === 'MAIL FROM') return false;
	return responseCode === 421 || code === 'ECONNECTION' || originalCode === 'ECONNRESET';
}
