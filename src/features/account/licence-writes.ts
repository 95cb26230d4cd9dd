import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { openLicences } from '#api/billing.ts';
import { forWrite, mayBeDone, unknownWords, type WriteFailureKind } from '#api/failure-kind.ts';
import { redeemCode } from '#api/licences.ts';
import { checkoutWords } from '#billing/checkout-words.ts';
import { leaveFor } from '#billing/leave-for.ts';
import type { Account } from '#domain/accounts/account.ts';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { confirmAgain } from '#session/confirm-session.ts';
import { readSession } from '#session/session.ts';
import { showToast } from '#ui/toasts.ts';

/** Redeems a code and says so; resolves to the error message, or null on success. */
export async function redeem(code: string): Promise<string | null> {
	const before = readSession().account;
	try {
		const refusal = await redeemCode(code);
		if (refusal !== null) return refusal;
		await confirmAgain();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const isRedeemed = mayBeDone(error.code) && (await hasNewPlan(before));
		if (!isRedeemed) return notRedeemedWords(error.code);
	}
	showToast({ words: 'Your code is redeemed. You have the full plan now.' });
	return null;
}

/** True when the server, asked again, gives this account the full plan by a code, which it did not have before. */
async function hasNewPlan(before: Account | null): Promise<boolean> {
	const { promo } = subscriptionTypes;
	const { account } = await confirmAgain();
	return account?.subscription_type === promo && before?.subscription_type !== promo;
}

const notRedeemedWords = (code: ApiErrorCode) =>
	forWrite(code, { ...words, in_doubt: unknownWords(code, 'whether your code was redeemed') });

const NOT_REDEEMED = 'Your code was not redeemed. Please try again.';
const words: Record<WriteFailureKind, string> = {
	signed_out: 'Sign in again to redeem your code.',
	too_many: 'Too many tries. Please wait an hour.',
	not_allowed: NOT_REDEEMED,
	refused: NOT_REDEEMED,
	failed: NOT_REDEEMED,
};

/** Goes to the checkout for licences, or explains why not; true once it has opened, so that the next one is another attempt. */
export async function buyLicences(quantity: number, attempt: string): Promise<boolean> {
	try {
		await leaveFor((await openLicences(quantity, attempt)).url);
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: checkoutWords(error.code) });
		return false;
	}
}
