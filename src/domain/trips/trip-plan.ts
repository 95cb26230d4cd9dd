import { subscriptionTypes, trialEnd } from '../accounts/subscription.ts';
import type { TripPlan } from './trip-policy.ts';

/** What of an account decides its plan (§4); `trial_start` is ISO 8601. */
export interface Subscriber {
	group: string;
	subscription_type: number;
	trial_start: string | null;
}

export const freePlan: TripPlan = { trips: 1, stops: 5 };
/** No limits but the ten stops. */
export const fullPlan: TripPlan = { trips: Number.POSITIVE_INFINITY, stops: Number.POSITIVE_INFINITY };

/** The plan of an account at a time (epoch milliseconds): full when paid, promo or in a running trial, and for admins. */
export function tripPlanOf({ group, subscription_type, trial_start }: Subscriber, now: number): TripPlan {
	const { paid, trial, promo } = subscriptionTypes;
	const isPaid = subscription_type === paid || subscription_type === promo;
	const inTrial = subscription_type === trial && trial_start !== null && now < trialEnd(trial_start);
	return group === 'admin' || isPaid || inTrial ? fullPlan : freePlan;
}
