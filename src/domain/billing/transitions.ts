import { isAdmin } from '../accounts/roles.ts';
import {
	hasEverything,
	type Subscriber,
	type Subscription,
	subscriptionTypes,
	trialEnd,
} from './subscription.ts';

export type PlanCause = 'trial' | 'checkout' | 'code' | 'cancel' | 'expiry' | 'right_over';

const { none, paid, trial, trialOver, promo } = subscriptionTypes;

/** Every legal move between plans (§4), for server and screen; all other moves are refused. */
const ways: Record<PlanCause, { from: readonly number[]; to: number }> = {
	/** Start 7 Day Trial. */
	trial: { from: [none], to: trial },
	checkout: { from: [none, trial, trialOver], to: paid },
	/** A promo or licence code. */
	code: { from: [none, trial, trialOver], to: promo },
	/** Downgrade, or Cancel Trial. */
	cancel: { from: [paid, trial, promo], to: none },
	/** The seven days are up. */
	expiry: { from: [trial], to: trialOver },
	/** A payment or code no longer counts: not renewed, refunded, charged back. */
	right_over: { from: [paid, promo], to: none },
};

/** Returns the subscription after a cause, at a time in epoch milliseconds; null when the move is refused. */
export function planAfter<S extends Subscription>(stored: S, cause: PlanCause, now: number): S | null {
	if (cause === 'trial') return subscriptionInTrial(stored, now);
	const current = subscriptionAt(stored, now);
	return goes(current, cause) ? ofType(current, ways[cause].to) : null;
}

/** True when the cause may move the account now, so that screens never offer a move the server refuses. */
export const mayBecome = (stored: Subscription, cause: PlanCause, now: number) =>
	planAfter(stored, cause, now) !== null;

/**
 * Starts the trial (§4, 0 to 2) at a time in epoch milliseconds; null when this person already had one. A running trial
 * stays as it is, so a start sent twice counts once.
 */
export function subscriptionInTrial<S extends Subscription>(stored: S, now: number): S | null {
	const current = subscriptionAt(stored, now);
	if (current.subscription_type === trial) return stored;
	if (!goes(current, 'trial') || current.trial_start !== null) return null;
	return ofType(stored, ways.trial.to, { trial_start: new Date(now).toISOString() });
}

/**
 * Returns the subscription at a time in epoch milliseconds. A trial ends by itself (§4, 2 to 3), both on the server and
 * on a device without a signal.
 */
export function subscriptionAt<S extends Subscription>(stored: S, now: number): S {
	const { trial_start } = stored;
	if (!goes(stored, 'expiry')) return stored;
	const isOver = trial_start === null || now >= trialEnd(trial_start);
	return isOver ? ofType(stored, ways.expiry.to) : stored;
}

/** True when a trial is worth offering: the account never had one and would gain something. */
export function mayStartTrial(subscriber: Subscriber, now: number): boolean {
	const { subscription_type, trial_start } = subscriber;
	const isUnused = subscription_type === none && trial_start === null;
	return isUnused && !hasEverything(subscriber, now);
}

/** True when this person may get the full plan by paying or with a code; an admin has it without either. */
export const mayGetPlan = (subscriber: Subscriber & Subscription, by: 'checkout' | 'code', now: number) =>
	!isAdmin(subscriber) && mayBecome(subscriber, by, now);

const goes = ({ subscription_type }: Subscription, cause: PlanCause) =>
	ways[cause].from.includes(subscription_type);

function ofType<S extends Subscription>(stored: S, type: number, more: Partial<Subscription> = {}): S {
	return { ...stored, subscription_type: type, paid_status: type, subscriber_status: type, ...more };
}
