/*
 *   GET  /api/admin/promo-codes                            PromoCode[], the newest first
 *   POST /api/admin/promo-codes { code, uses, expires }    makes one; answers all
 *   POST /api/admin/promo-codes/end { code }               nobody else can redeem it from then on; answers all
 */
import * as z from 'zod/mini';

/** A promo code as somebody wants it made. */
export interface NewPromoCode {
	code: string;
	/** How many people may use it. */
	uses: number;
	/** The day on which it ends, ISO 8601; null is never. */
	expires: string | null;
}

const MOST_USES = 999_999;

/** What is wrong with a promo code that is to be made; undefined when nothing is. */
export function promoCodeFault({ code, uses, expires }: NewPromoCode): string | undefined {
	if (!/^[A-Za-z\d-]{6,40}$/.test(code)) return 'A promo code has 6 to 40 letters, digits and hyphens.';
	if (!Number.isInteger(uses) || uses < 1 || uses > MOST_USES) {
		return 'Say how many people may use it, like 100.';
	}
	const isDay = expires === null || (/^\d{4}-\d\d-\d\d$/.test(expires) && !Number.isNaN(Date.parse(expires)));
	return isDay ? undefined : 'Say the day on which it ends like 2027-05-31, or leave it out.';
}

/** What is said of a code that is there already. */
export const PROMO_CODE_TAKEN = 'There is such a code already.';

export const newPromoCodeSchema = z
	.object({
		code: z.string('must be a text').check(z.trim()),
		uses: z.number('must be a number'),
		expires: z._default(z.nullable(z.string()), null),
	})
	.check(
		z.check(({ value, issues }) => {
			const message = promoCodeFault(value);
			if (message) issues.push({ code: 'custom', message, input: value });
		}),
	);

/** A promo code as the back office lists it. Times are ISO 8601. */
export const promoCodeSchema = z.object({
	code: z.string(),
	uses: z.int(),
	/** By how many people it has been redeemed. */
	redeemed: z.int(),
	expires: z.nullable(z.string()),
	created: z.string(),
	/** When an admin ended it; null while it can be redeemed. */
	ended: z.nullable(z.string()),
});
export type PromoCode = z.infer<typeof promoCodeSchema>;
