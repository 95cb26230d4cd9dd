import { hasEverything, isWithinTrial, type Subscriber } from '../billing/subscription.ts';
import type { TripPlan } from './trip-policy.ts';

export const freePlan: TripPlan = { trips: 1, stops: 5 };
/** Unlimited, apart from ten stops per trip. */
export const fullPlan: TripPlan = { trips: Number.POSITIVE_INFINITY, stops: Number.POSITIVE_INFINITY };

/** Returns an account's plan at a time (epoch milliseconds). */
export function tripPlanOf(subscriber: Subscriber, now: number): TripPlan {
	return hasEverything(subscriber, now) ? fullPlan : freePlan;
}

/**
 * Returns the plan by which to judge an edit made at one time and sent by another (epoch milliseconds, by the server's
 * clock): what a person saved during a trial without a signal is theirs, even if the signal comes after the trial.
 */
export function tripPlanForEdit(
	subscriber: Subscriber,
	{ madeAt, now }: { madeAt: number; now: number },
): TripPlan {
	return isWithinTrial(subscriber, madeAt) ? fullPlan : tripPlanOf(subscriber, now);
}
