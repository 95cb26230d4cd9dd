import { type NotTaken, sendForm } from '#api/send-form.ts';
import { EMAIL_WORDS } from '#domain/outreach/email-address.ts';
import type { Newsletter } from '#domain/outreach/newsletter.ts';

/** Gives the server an address for the newsletter; null when it was taken. */
export const sendNewsletter = (typed: Newsletter) => sendForm('/public/newsletter', typed);

/** The words for it: what happened, and what to do. */
export function notSubscribedWords(why: NotTaken): string {
	switch (why) {
		case 'no_signal':
			return 'Not sent: no signal. Your address stays here; sign up again when you have one.';
		case 'too_many':
			return 'Not sent: too many sign-ups from here. Your address stays here; try again in an hour.';
		case 'refused':
			return `Not accepted. ${EMAIL_WORDS}`;
		case 'failed':
			return 'Not sent: something went wrong on our server. Your address stays here; please try again.';
	}
}
