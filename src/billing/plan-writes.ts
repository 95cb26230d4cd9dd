import { ApiError } from '#api/api-error.ts';
import * as calls from '#api/billing.ts';
import { mayBeDone } from '#api/failure-kind.ts';
import type { Account } from '#domain/accounts/account.ts';
import { mayBecome } from '#domain/billing/transitions.ts';
import { confirmAgain } from '#session/confirm-session.ts';
import { readSession } from '#session/session.ts';
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
	const before = readSession().account;
	try {
		const hasLeft = await calls.cancelPlan();
		await confirmAgain();
		showToast({ words: hasLeft ? LEFT : 'You’re already on the free plan.' });
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const hasLeft = mayBeDone(error.code) && (await hasLeftPlan(before));
		const words = error.code === 'no_signal' ? NO_ANSWER : billingTrouble(error.code, 'Leaving the plan');
		showToast({ words: hasLeft ? LEFT : words });
		return hasLeft;
	}
}

const LEFT = 'You are on the free plan now.';
const NO_ANSWER =
	'No answer came, so we don’t know whether your plan has ended. Try again once you have a signal.';

/** True when the server, asked again, gives this account another plan than before, and none that can be left. */
async function hasLeftPlan(before: Account | null): Promise<boolean> {
	const { account } = await confirmAgain();
	if (account === null || account.subscription_type === before?.subscription_type) return false;
	return !mayBecome(account, 'cancel', Date.now());
}
