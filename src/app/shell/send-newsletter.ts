import { type NotTaken, sendForm } from '#api/send-form.ts';
import { EMAIL_WORDS } from '#domain/outreach/email-address.ts';
import type { Newsletter } from '#domain/outreach/newsletter.ts';

/** Gives the server an address for the newsletter; null when it was taken. */
export const sendNewsletter = (typed: Newsletter) => sendForm('/public/newsletter', typed);

/** What is said when an address was taken. */
export const NEWSLETTER_SUCCESS = 'Almost there. We have emailed you a link: tap it to confirm.';

/** The words for it: what happened, and what to do. */
export function notSubscribedWords(why: NotTaken): string {
	switch (why) {
		case 'no_signal':
			return 'No signal, so we couldn’t sign you up. We kept your address; try again once you’re back online.';
		case 'too_many':
			return 'Too many people signed up from here, so we couldn’t sign you up. We kept your address; try again in an hour.';
		case 'refused':
			return `Not accepted. ${EMAIL_WORDS}`;
		case 'failed':
			return 'Something went wrong on our server, so we couldn’t sign you up. We kept your address; please try again.';
	}
}
