import { isAdmin } from '#domain/accounts/roles.ts';
import { DAY_MS } from '#domain/durations.ts';
import { limits } from '#domain/limits.ts';

/** Subscription types, with the specification's numbers (§4). */
export const subscriptionTypes = { none: 0, paid: 1, trial: 2, trialOver: 3, promo: 4 } as const;

/** The account fields that hold its subscription. */
export interface Subscription {
	subscription_type: number;
	/** Follows `subscription_type`; 1 and 2 carry the PRO badge. */
	paid_status: number;
	/** The same value: the specification has both. */
	subscriber_status: number;
	/** ISO 8601; kept after the trial, because each person gets only one. */
	trial_start: string | null;
}

/** The account fields that decide what the account may use. */
export type Subscriber = Pick<Subscription, 'subscription_type' | 'trial_start'> & { group: string };

/** Days a plan lasts after a renewal fails. */
export const GRACE_DAYS = 7;

/**
 * Returns when a trial that started then (ISO 8601) ends, in epoch milliseconds. It is computed, so a trial also ends
 * without a signal.
 */
export const trialEnd = (trialStart: string) => Date.parse(trialStart) + limits.trialDays * DAY_MS;

/** Trials that started at this moment end at `now`; earlier ones are over. */
export const trialStartEndingAt = (now: Date) => new Date(now.getTime() - limits.trialDays * DAY_MS);

/**
 * True when a time (epoch milliseconds) lies within a trial that is not known to have ended early: when a person left a
 * trial is not recorded.
 */
export function isWithinTrial(
	{ subscription_type, trial_start }: Pick<Subscription, 'subscription_type' | 'trial_start'>,
	at: number,
): boolean {
	const { trial, trialOver } = subscriptionTypes;
	const ranItsTime = subscription_type === trial || subscription_type === trialOver;
	return ranItsTime && trial_start !== null && Date.parse(trial_start) <= at && at < trialEnd(trial_start);
}

/**
 * True when an account can use everything at a time (epoch milliseconds): paid, promo, a running trial, or an admin.
 */
export function hasEverything(subscriber: Subscriber, now: number): boolean {
	const { subscription_type, trial_start } = subscriber;
	const { paid, trial, promo } = subscriptionTypes;
	const isPaid = subscription_type === paid || subscription_type === promo;
	const inTrial = subscription_type === trial && trial_start !== null && now < trialEnd(trial_start);
	return isAdmin(subscriber) || isPaid || inTrial;
}
