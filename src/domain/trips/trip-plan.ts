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

const TRIAL_MS = 7 * 86_400_000;
const [PAID, TRIAL, PROMO] = [1, 2, 4];

/** The plan of an account at a time (epoch milliseconds): full when paid, promo or in a running trial, and for admins. */
export function tripPlanOf({ group, subscription_type, trial_start }: Subscriber, now: number): TripPlan {
	const isPaid = subscription_type === PAID || subscription_type === PROMO;
	const inTrial =
		subscription_type === TRIAL && trial_start !== null && now < Date.parse(trial_start) + TRIAL_MS;
	return group === 'admin' || isPaid || inTrial ? fullPlan : freePlan;
}
