import type { Stores } from '#server/stores.ts';
import { confirmationLimit } from './newsletter-limits.ts';
import { confirmationMail } from './newsletter-mail.ts';
import type { NewsletterWish } from './store.ts';

export interface SubscribeOptions {
	stores: Pick<Stores, 'subscribers' | 'rateLimits'>;
	publicUrl: string;
	now: () => Date;
}

/**
 * Creates the function that takes a newsletter sign-up and sends the email to confirm it. Security: the sender cannot
 * tell whether the address is already subscribed, or has used up today's emails.
 */
export function createSubscribe({ stores, publicUrl, now }: SubscribeOptions) {
	const { subscribers, rateLimits } = stores;
	return async (wish: NewsletterWish): Promise<void> => {
		const email = wish.email.toLowerCase();
		const at = now();
		const needsNoMail =
			(await subscribers.isConfirmed(email)) || (await rateLimits.take(confirmationLimit(email), at)) > 0;
		const mailFor = (token: string) =>
			needsNoMail ? null : confirmationMail(email, { publicUrl, token }, at);
		await subscribers.ask({ ...wish, email }, mailFor, at);
	};
}
