import { whyUnknown } from '#api/failure-kind.ts';
import { type NotTaken, sendForm } from '#api/send-form.ts';
import { EMAIL_WORDS } from '#domain/forms/email-address.ts';
import type { Newsletter } from '#domain/newsletter/newsletter.ts';

/** Sends an address for the newsletter to the server; null if it was accepted. */
export const sendNewsletter = (typed: Newsletter) => sendForm('newsletter', typed);

/** Shown when an address was accepted. */
export const NEWSLETTER_SUCCESS = 'Almost there. We have emailed you a link: tap it to confirm.';

const UNKNOWN = 'whether you’re signed up';

/** The words for a failed signup: what happened, and what to do. */
export function notSubscribedWords(why: NotTaken): string {
	switch (why) {
		case 'no_signal':
			return `${whyUnknown('no_signal', UNKNOWN)} We kept your address; try again once you’re back online.`;
		case 'in_doubt':
			return `${whyUnknown('unexpected', UNKNOWN)} We kept your address; please try again.`;
		case 'too_many':
			return 'Too many people signed up from here, so we couldn’t sign you up. We kept your address; try again in an hour.';
		case 'refused':
			return `Not accepted. ${EMAIL_WORDS}`;
		case 'failed':
			return 'Something went wrong on our server, so we couldn’t sign you up. We kept your address; please try again.';
	}
}
