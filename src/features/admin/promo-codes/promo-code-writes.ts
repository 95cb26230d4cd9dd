import { endPromoCode, makePromoCode } from '#api/admin-promo-codes.ts';
import type { NewPromoCode, PromoCode } from '#domain/licences/promo-code.ts';
import { showToast } from '#ui/toasts.ts';
import { errorWords } from '../failure-words.ts';
import { tryTo } from '../try-to.ts';

/** Creates a code and says so; resolves to all codes, or to an error message. */
export async function makeCode(wanted: NewPromoCode): Promise<{ codes: PromoCode[] } | { fault: string }> {
	try {
		const codes = await makePromoCode(wanted);
		showToast({ words: `${wanted.code.toUpperCase()} can be used now.` });
		return { codes };
	} catch (error) {
		return { fault: errorWords(error) };
	}
}

/** Ends a code and says so; resolves to all codes, or undefined on failure. */
export async function endCode({ code }: PromoCode): Promise<PromoCode[] | undefined> {
	const codes = await tryTo(() => endPromoCode(code));
	if (codes) showToast({ words: `${code} has ended. Anyone who used it keeps the plan.` });
	return codes;
}
