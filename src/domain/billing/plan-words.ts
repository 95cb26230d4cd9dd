import { countWords } from '../count-words.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { limits } from '../limits.ts';
import { type Subscriber, type Subscription, subscriptionTypes, trialEnd } from './subscription.ts';
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
	const isOver = trialStart === null || now >= trialEnd(trialStart);
	return isOver ? TRIAL_IS_OVER : `Trial, ${trialLeftWords(trialStart, now)}`;
}

/**
 * What is left of a running trial, counting a started day or hour as whole: "2 days left", "5 hours left". A device
 * whose clock is slow gives it no more days than it has.
 */
export function trialLeftWords(trialStart: string, now: number): string {
	const leftMs = trialEnd(trialStart) - now;
	if (leftMs < HOUR_MS) return 'less than an hour left';
	if (leftMs < DAY_MS) return `${countWords(Math.ceil(leftMs / HOUR_MS), 'hour')} left`;
	return `${countWords(Math.min(limits.trialDays, Math.ceil(leftMs / DAY_MS)), 'day')} left`;
}
