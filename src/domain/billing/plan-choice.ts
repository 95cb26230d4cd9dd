import { isAdmin } from '../accounts/roles.ts';
import { type Subscriber, type Subscription, subscriptionTypes } from './subscription.ts';
import { mayBecome, mayStartTrial, subscriptionAt } from './transitions.ts';

/** A reader's plan, and the choices among the three plans. */
export interface PlanChoice {
	/** Null for a visitor. */
	current: 'free' | 'trial' | 'full' | null;
	/** True when the current plan can be left for the free one. */
	mayLeave: boolean;
	/** When the running trial began, ISO 8601. */
	trialStart: string | null;
	mayTry: boolean;
	hadTrial: boolean;
}

interface Reader {
	isSignedIn: boolean;
	account: (Subscription & Subscriber) | null;
}

const { none, paid, trial, trialOver, promo } = subscriptionTypes;
const plans = new Map<number, PlanChoice['current']>([
	[none, 'free'],
	[trialOver, 'free'],
	[trial, 'trial'],
	[paid, 'full'],
	[promo, 'full'],
]);

/** An admin has the full plan without buying it, and can leave only a plan bought earlier. */
export function planChoice({ isSignedIn, account }: Reader, now: number): PlanChoice {
	if (!account)
		return { current: null, mayLeave: false, trialStart: null, mayTry: !isSignedIn, hadTrial: false };
	const present = subscriptionAt(account, now);
	const runsTheSite = isAdmin(present);
	const current = runsTheSite ? 'full' : (plans.get(present.subscription_type) ?? null);
	const mayTry = mayStartTrial(account, now);
	return {
		current,
		mayLeave: (!runsTheSite || present.subscription_type === paid) && mayBecome(present, 'cancel', now),
		trialStart: current === 'trial' ? present.trial_start : null,
		mayTry,
		hadTrial: !mayTry && current === 'free',
	};
}
