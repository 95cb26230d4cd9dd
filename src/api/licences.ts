import * as z from 'zod/mini';
import { PROMO_ERROR } from '#domain/billing/checkout.ts';
import { apiAddress } from './api-address.ts';
import { send } from './request.ts';

/** Redeems a code; returns null on success, otherwise the reason, in words to show. */
export async function redeemCode(promoCode: string): Promise<string | null> {
	const body = { promoCode };
	const words = await send({ method: 'POST', address: apiAddress('/account/promo'), body }, z.string());
	return words.startsWith(PROMO_ERROR) ? words.slice(PROMO_ERROR.length) : null;
}
