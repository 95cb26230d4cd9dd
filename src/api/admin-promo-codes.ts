import * as z from 'zod/mini';
import {
	type NewPromoCode,
	type PromoCode,
	type PromoCodeEnd,
	promoCodeSchema,
} from '#domain/licences/promo-code.ts';
import { getJson, send } from './request.ts';

const CODES = '/admin/promo-codes';
const codes = z.array(promoCodeSchema);

/** Every promo code. */
export const readPromoCodes = (): Promise<PromoCode[]> => getJson(CODES, codes);

/**
 * Creates a promo code; returns all of them. @throws ApiError `bad_body` when the code exists, or its last day is over
 */
export const makePromoCode = (wanted: NewPromoCode): Promise<PromoCode[]> =>
	send<PromoCode[], NewPromoCode>(CODES, codes, { body: wanted });

/** Ends a promo code; returns all of them. */
export const endPromoCode = (code: string): Promise<PromoCode[]> =>
	send<PromoCode[], PromoCodeEnd>(`${CODES}/end`, codes, { body: { code } });
