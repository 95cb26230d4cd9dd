import { limits } from '#domain/limits.ts';

/** What kind of subscription an account has, as the specification numbers them (§4). */
export const subscriptionTypes = { none: 0, paid: 1, trial: 2, trialOver: 3, promo: 4 } as const;

/** What of an account says how it subscribes. */
export interface Subscription {
	subscription_type: number;
	/** Follows `subscription_type`; 1 and 2 carry the PRO badge. */
	paid_status: number;
	/** ISO 8601; kept once the trial is over, since there is one a person. */
	trial_start: string | null;
}

/** What of an account decides what it may use. */
export type Subscriber = Pick<Subscription, 'subscription_type' | 'trial_start'> & { group: string };

/** How long a plan stands whose renewal was not paid, days. */
export const GRACE_DAYS = 7;

const DAY_MS = 86_400_000;

/** When a trial that began then (ISO 8601) is over, epoch milliseconds. Computed, so that it also ends with no signal. */
export const trialEnd = (trialStart: string) => Date.parse(trialStart) + limits.trialDays * DAY_MS;

/** How many days of it are left, a begun one counted whole; none or fewer once it is over. */
export const trialDaysLeft = (trialStart: string, now: number) =>
	Math.ceil((trialEnd(trialStart) - now) / DAY_MS);

/** Whether an account has everything at a time (epoch milliseconds): paid, promo, in a running trial, or an admin. */
export function hasEverything({ group, subscription_type, trial_start }: Subscriber, now: number): boolean {
	const { paid, trial, promo } = subscriptionTypes;
	const isPaid = subscription_type === paid || subscription_type === promo;
	const inTrial = subscription_type === trial && trial_start !== null && now < trialEnd(trial_start);
	return group === 'admin' || isPaid || inTrial;
}
