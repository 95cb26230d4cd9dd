import { endPromoCode, makePromoCode } from '#api/admin-promo-codes.ts';
import { ApiError } from '#api/api-error.ts';
import { type NewPromoCode, PROMO_CODE_TAKEN, type PromoCode } from '#domain/licences/promo-code.ts';
import { showToast } from '#ui/toasts.ts';
import { failureWords } from '../failure-words.ts';
import { tryTo } from '../try-to.ts';

/** Creates a code and says so; resolves to all codes, or to an error message. */
export async function makeCode(wanted: NewPromoCode): Promise<{ codes: PromoCode[] } | { fault: string }> {
	try {
		const codes = await makePromoCode(wanted);
		showToast({ words: `${wanted.code.toUpperCase()} can be used now.` });
		return { codes };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// The form already catches every error of the server but a name that is taken.
		return { fault: failureWords(error.code, { bad_body: PROMO_CODE_TAKEN }) };
	}
}

/** Ends a code and says so; resolves to all codes, or undefined on failure. */
export async function endCode({ code }: PromoCode): Promise<PromoCode[] | undefined> {
	const codes = await tryTo(() => endPromoCode(code));
	if (codes) showToast({ words: `${code} has ended. Anyone who used it keeps the plan.` });
	return codes;
}
