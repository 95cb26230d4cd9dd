import { ApiError } from '#api/api-error.ts';
import { openLicences } from '#api/billing.ts';
import { redeemCode } from '#api/licences.ts';
import { billingTrouble } from '#billing/billing-trouble.ts';
import { confirmAgain } from '#session/confirm-session.ts';
import { showToast } from '#ui/toasts.ts';

/** Redeems a code and says so; resolves to the error message, or null on success. */
export async function redeem(code: string): Promise<string | null> {
	try {
		const refusal = await redeemCode(code);
		if (refusal !== null) return refusal;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return billingTrouble(error.code, 'Redeeming a code');
	}
	await confirmAgain();
	showToast({ words: 'Your code is redeemed. You have the full plan now.' });
	return null;
}

/** Goes to the checkout for licences, or explains why not. */
export async function buyLicences(quantity: number, attempt: string): Promise<void> {
	try {
		location.assign((await openLicences(quantity, attempt)).url);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		showToast({ words: billingTrouble(error.code, 'Buying licences') });
	}
}
