import { isAdmin } from '#domain/accounts/roles.ts';
import { type Subscriber, subscriptionTypes } from '#domain/billing/subscription.ts';

/**
 * The plans that a person may leave: `coded` is a full plan from a code, `disputed` one that is paused while a bank
 * decides, `admins` one that an admin pays for without need.
 */
export type Leavable = 'trial' | 'full' | 'coded' | 'disputed' | 'admins';

/** Returns the plan that this account leaves when it goes back to the free plan. */
export function leavableOf(account: Pick<Subscriber, 'group' | 'subscription_type'>): Leavable {
	if (isAdmin(account)) return 'admins';
	if (account.subscription_type === subscriptionTypes.promo) return 'coded';
	return account.subscription_type === subscriptionTypes.trial ? 'trial' : 'full';
}

export const leaveWords: Record<Leavable, { label: string; title: string; what: string }> = {
	trial: {
		label: 'Cancel Trial',
		title: 'Cancel your trial?',
		what: 'There is one trial per person, so you can’t start it again.',
	},
	full: {
		label: 'Downgrade',
		title: 'Go back to Free?',
		what: 'The full plan ends right away, and you won’t be charged again.',
	},
	coded: {
		label: 'Downgrade',
		title: 'Go back to Free?',
		what: 'The full plan ends right away, and your code can’t be used again.',
	},
	admins: {
		label: 'Stop Paying',
		title: 'Stop paying for the plan?',
		what: 'As an admin you have everything without it. You won’t be charged again.',
	},
	disputed: {
		label: 'Cancel Plan',
		title: 'Cancel the paused plan?',
		what: 'However the bank decides, the full plan won’t come back, and you won’t be charged again.',
	},
};
