import { isAdmin } from '../accounts/roles.ts';
import { countWords } from '../count-words.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { limits } from '../limits.ts';
import { type Subscriber, type Subscription, subscriptionTypes, trialEnd } from './subscription.ts';
import { subscriptionAt } from './transitions.ts';

/**
 * Shown for the full plan before it is paid for, and on its receipt; how often depends on its price at the card
 * service.
 */
export const RENEWAL = 'It renews automatically until you cancel it.';

/** Shown to a reader who is not at the checkout yet. */
export const RENEWAL_AHEAD = `${RENEWAL} The checkout shows how often.`;

/** Shown instead of an amount wherever something was paid for in TEST MODE. */
export const NO_MONEY_MOVED = 'This was in TEST MODE. No card was charged, and no money moved.';

/** Shown for a payment that was charged back. */
export const BANK_DECIDES = 'Your bank is deciding about this payment.';

/** Shown after a failed renewal: the card service retries the old card, and asks for no other. */
export const ANOTHER_CARD = 'To pay with another card, choose Downgrade, then Get Full.';

/** Returns the name of an account's plan (§4); `now` in epoch milliseconds. */
export function planWords(subscriber: Subscriber, now: number): string {
	const { subscription_type, trial_start } = subscriber;
	if (isAdmin(subscriber)) return 'Full, as an admin';
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
 * Says how long a running trial lasts, rounding up: "2 days left", "5 hours left". A device with a slow clock gives it
 * no more days than a trial has.
 */
export function trialLeftWords(trialStart: string, now: number): string {
	const leftMs = trialEnd(trialStart) - now;
	if (leftMs < HOUR_MS) return 'less than an hour left';
	if (leftMs < DAY_MS) return `${countWords(Math.ceil(leftMs / HOUR_MS), 'hour')} left`;
	return `${countWords(Math.min(limits.trialDays, Math.ceil(leftMs / DAY_MS)), 'day')} left`;
}
