import * as z from 'zod/mini';
import { PROMO_ERROR, type Promo } from '#domain/billing/checkout.ts';
import { send } from './request.ts';

/** Redeems a code; returns null on success, otherwise the reason, in words to show. */
export async function redeemCode(promoCode: string): Promise<string | null> {
	const words = await send<string, Promo>('/account/promo', z.string(), { body: { promoCode } });
	return words.startsWith(PROMO_ERROR) ? words.slice(PROMO_ERROR.length) : null;
}
