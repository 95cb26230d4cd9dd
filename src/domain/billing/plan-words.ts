import { type Subscriber, type Subscription, subscriptionTypes, trialDaysLeft } from './subscription.ts';
import { subscriptionAt } from './transitions.ts';

/** Said of the full plan before it is paid for, and on its receipt; its price at the card service decides how often. */
export const RENEWAL = 'It renews automatically until you cancel it.';

/** The same for a reader who is not yet at the checkout. */
export const RENEWAL_AHEAD = `${RENEWAL} The checkout shows how often.`;

/** Said in place of an amount, wherever something was paid for in TEST MODE. */
export const NO_MONEY_MOVED = 'This was in TEST MODE. No card was charged, and no money moved.';

/** Said of a payment that was charged back. */
export const BANK_DECIDES = 'Your bank is deciding about this payment.';

/** Said after a failed renewal: the card service tries the old card again, and asks for no other. */
export const ANOTHER_CARD = 'To pay with another card, choose Downgrade, then Get Full.';

/** Names an account's plan (§4); `now` in epoch milliseconds. */
export function planWords({ group, subscription_type, trial_start }: Subscriber, now: number): string {
	if (group === 'admin') return 'Full, as an admin';
	if (subscription_type === subscriptionTypes.paid) return 'Full';
	if (subscription_type === subscriptionTypes.promo) return 'Full, with a code';
	if (subscription_type === subscriptionTypes.trial) return trialWords(trial_start, now);
	return subscription_type === subscriptionTypes.trialOver ? TRIAL_IS_OVER : 'Free';
}

/** True when the name carries the PRO badge (§6); `now` in epoch milliseconds. */
export function isPro(account: Subscription, now: number): boolean {
	const { paid_status } = subscriptionAt(account, now);
	return paid_status === subscriptionTypes.paid || paid_status === subscriptionTypes.trial;
}

const TRIAL_IS_OVER = 'Free, the trial is over';

function trialWords(trialStart: string | null, now: number): string {
	const days = trialStart === null ? 0 : trialDaysLeft(trialStart, now);
	if (days <= 0) return TRIAL_IS_OVER;
	return days === 1 ? 'Trial, 1 day left' : `Trial, ${days} days left`;
}
