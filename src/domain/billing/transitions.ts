import {
	hasEverything,
	type Subscriber,
	type Subscription,
	subscriptionTypes,
	trialEnd,
} from './subscription.ts';

/**
 * Starts the trial (§4, 0 to 2) at a time in epoch milliseconds; null when there is none to start, because each person has
 * one. A trial that is running stays as it is, so that a start sent twice is one start.
 */
export function startTrial<S extends Subscription>(held: S, now: number): S | null {
	const { subscription_type, trial_start } = subscriptionAt(held, now);
	if (subscription_type === subscriptionTypes.trial) return held;
	if (subscription_type !== subscriptionTypes.none || trial_start !== null) return null;
	return ofType(held, subscriptionTypes.trial, { trial_start: new Date(now).toISOString() });
}

/** The subscription as it is at a time: a trial ends by itself (§4, 2 to 3), on the server and on a device with no signal. */
export function subscriptionAt<S extends Subscription>(held: S, now: number): S {
	const { subscription_type, trial_start } = held;
	if (subscription_type !== subscriptionTypes.trial) return held;
	const isOver = trial_start === null || now >= trialEnd(trial_start);
	return isOver ? ofType(held, subscriptionTypes.trialOver) : held;
}

/** Whether the trial is worth offering: it was never had, and would give something. */
export function mayStartTrial(subscriber: Subscriber, now: number): boolean {
	const { subscription_type, trial_start } = subscriber;
	const isUnused = subscription_type === subscriptionTypes.none && trial_start === null;
	return isUnused && !hasEverything(subscriber, now);
}

function ofType<S extends Subscription>(held: S, type: number, more: Partial<Subscription> = {}): S {
	return { ...held, subscription_type: type, paid_status: type, ...more };
}
