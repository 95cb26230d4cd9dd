import { hasEverything, type Subscriber } from '../billing/subscription.ts';
import type { TripPlan } from './trip-policy.ts';

export const freePlan: TripPlan = { trips: 1, stops: 5 };
/** Unlimited, apart from ten stops per trip. */
export const fullPlan: TripPlan = { trips: Number.POSITIVE_INFINITY, stops: Number.POSITIVE_INFINITY };

/** An account's plan at a time (epoch milliseconds). */
export function tripPlanOf(subscriber: Subscriber, now: number): TripPlan {
	return hasEverything(subscriber, now) ? fullPlan : freePlan;
}
