import { hasEverything, type Subscriber } from '../billing/subscription.ts';
import type { TripPlan } from './trip-policy.ts';

export const freePlan: TripPlan = { trips: 1, stops: 5 };
/** No limits but the ten stops. */
export const fullPlan: TripPlan = { trips: Number.POSITIVE_INFINITY, stops: Number.POSITIVE_INFINITY };

/** The plan of an account at a time (epoch milliseconds). */
export function tripPlanOf(subscriber: Subscriber, now: number): TripPlan {
	return hasEverything(subscriber, now) ? fullPlan : freePlan;
}
