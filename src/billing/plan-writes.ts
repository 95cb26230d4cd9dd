import { ApiError } from '#api/api-error.ts';
import * as calls from '#api/billing.ts';
import { confirmAgain } from '#session/confirm-session.ts';
import { showToast } from '#ui/toasts.ts';
import { billingTrouble } from './billing-trouble.ts';

/** Opens the full plan's checkout, or shows why not. */
export async function buyPlan(): Promise<void> {
	try {
		location.assign((await calls.openPlan()).url);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// The server knows the current plan better than this page.
		if (error.code === 'plan_refused') await confirmAgain();
		showToast({ words: billingTrouble(error.code, 'Buying') });
	}
}

/** Cancels the plan; returns true when the account is on the free plan now. */
export async function leavePlan(): Promise<boolean> {
	try {
		const hasLeft = await calls.cancelPlan();
		await confirmAgain();
		showToast({ words: hasLeft ? 'You are on the free plan now.' : 'You’re already on the free plan.' });
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: billingTrouble(error.code, 'Leaving the plan') });
		return false;
	}
}
