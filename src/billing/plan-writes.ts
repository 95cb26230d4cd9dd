import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import * as calls from '#api/billing.ts';
import { forWrite, mayBeDone, unknownWords, type WriteFailureKind } from '#api/failure-kind.ts';
import type { Account } from '#domain/accounts/account.ts';
import { isAdmin } from '#domain/accounts/roles.ts';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { mayBecome } from '#domain/billing/transitions.ts';
import { serverNow } from '#runtime/server-clock.ts';
import { confirmAgain } from '#session/confirm-session.ts';
import { readSession } from '#session/session.ts';
import { showToast } from '#ui/toasts.ts';
import { checkoutWords } from './checkout-words.ts';
import { leaveFor } from './leave-for.ts';

/** Opens the full plan's checkout, or says why it did not open. */
export async function buyPlan(): Promise<void> {
	try {
		await leaveFor((await calls.openPlan()).url);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// The server knows the current plan better than this page.
		if (error.code === 'plan_refused') await confirmAgain();
		showToast({ words: checkoutWords(error.code) });
	}
}

/** Cancels the plan; returns true when the account is on the free plan now. */
export async function leavePlan(): Promise<boolean> {
	const before = readSession().account;
	try {
		const hasLeft = await calls.cancelPlan();
		await confirmAgain();
		showToast({ words: planNowWords(hasLeft) });
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const hasLeft = mayBeDone(error.code) && (await hasLeftPlan(before));
		showToast({ words: hasLeft ? planNowWords(true) : notLeftWords(error.code) });
		return hasLeft;
	}
}

/** Says what the account has once its plan was left, now or earlier. */
function planNowWords(hasLeft: boolean): string {
	const { account } = readSession();
	if (account && isAdmin(account))
		return hasLeft
			? 'You won’t be charged again. As an admin you keep everything.'
			: 'You aren’t paying for a plan. As an admin you have everything.';
	// A code that a bank has returned, or one entered in another tab, outlives the plan.
	if (account?.subscription_type === subscriptionTypes.promo)
		return 'You no longer pay for a plan. Your code gives you everything.';
	return hasLeft ? 'You are on the free plan now.' : 'You’re already on the free plan.';
}

function notLeftWords(code: ApiErrorCode): string {
	const inDoubt = unknownWords(code, 'whether your plan has ended');
	return forWrite(code, { ...words, in_doubt: inDoubt }, ownWords);
}

const NOT_LEFT = 'Your plan did not end. Please try again.';
const words: Record<WriteFailureKind, string> = {
	signed_out: 'Sign in again to cancel your plan.',
	too_many: NOT_LEFT,
	not_allowed: NOT_LEFT,
	refused: NOT_LEFT,
	failed: NOT_LEFT,
};
const ownWords = {
	payments_off: 'Payments are off right now, so your plan can’t be canceled.',
	payments_unavailable: 'The card service isn’t responding. Please try again later.',
};

/** True when a fresh answer from the server gives this account a different plan, and none that can be left. */
async function hasLeftPlan(before: Account | null): Promise<boolean> {
	const { account } = await confirmAgain();
	if (account === null || account.subscription_type === before?.subscription_type) return false;
	return !mayBecome(account, 'cancel', serverNow());
}
