/*
 *   GET  /api/admin/promo-codes                            PromoCode[], newest first
 *   POST /api/admin/promo-codes { code, uses, expires }    creates one; answers all
 *   POST /api/admin/promo-codes/end { code }               ends it for new redemptions; answers all
 */
import * as z from 'zod/mini';
import { readDate } from '../calendar-day.ts';
import { faultsOf, type Rule } from '../forms/rules.ts';
import { codeKey, LICENCE_PREFIX } from './licence.ts';

export interface NewPromoCode {
	code: string;
	/** How many people may redeem it. */
	uses: number;
	/** The last day to redeem it, ISO 8601; null means no end. */
	expires: string | null;
}

/** Letters and digits: hyphens are ignored in a typed code, so any input would redeem a code of only hyphens. */
const FEWEST_THAT_COUNT = 6;

/** The rules for each field of a promo code made now, as typed. */
export const promoCodeRules = (now: Date) =>
	({
		code: codeFault,
		uses: (typed) =>
			/^[1-9]\d{0,5}$/.test(typed) ? undefined : 'Enter how many people can use it, like 100.',
		expires: (typed) => (typed === '' ? undefined : lastDayFault(typed, now)),
	}) satisfies Record<keyof NewPromoCode, Rule>;

function codeFault(typed: string): string | undefined {
	if (!/^[A-Za-z\d-]{6,40}$/.test(typed)) return 'A promo code has 6 to 40 letters, digits and hyphens.';
	if (codeKey(typed).length < FEWEST_THAT_COUNT)
		return 'A promo code has at least 6 letters and digits; hyphens don’t count.';
	const isLicence = typed.toUpperCase().startsWith(LICENCE_PREFIX);
	return isLicence
		? `Codes that start with ${LICENCE_PREFIX} are licences. Start with something else.`
		: undefined;
}

function lastDayFault(typed: string, now: Date): string | undefined {
	if (readDate(typed) === null) return 'Enter the last day like 2027-05-31, or leave it empty.';
	return isLastDayOver(new Date(typed), now) ? 'That day is already over.' : undefined;
}

export function promoCodeFault({ code, uses, expires }: NewPromoCode, now: Date): string | undefined {
	const faults = faultsOf(promoCodeRules(now), { code, uses: String(uses), expires: expires ?? '' });
	return Object.values(faults)[0];
}

/** The time from a day's start in UTC until it is over in every time zone. */
const LONGEST_DAY_MS = 36 * 3_600_000;

/** True when a code's last day, given by its start in UTC, is over everywhere. */
export const isLastDayOver = (lastDay: Date, now: Date) =>
	now.getTime() >= lastDay.getTime() + LONGEST_DAY_MS;

export const PROMO_CODE_TAKEN = 'That code already exists.';

/** A promo code that may be created at the given time. */
export const newPromoCodeSchema = (now: () => Date) =>
	z
		.object({
			code: z.string('must be a text').check(z.trim()),
			uses: z.number('must be a number'),
			expires: z._default(z.nullable(z.string()), null),
		})
		.check(
			z.check(({ value, issues }) => {
				const message = promoCodeFault(value, now());
				if (message) issues.push({ code: 'custom', message, input: value });
			}),
		);

/** Names a promo code that nobody else may redeem from now on. */
export const promoCodeEndSchema = z.object({ code: z.string('must be a text').check(z.maxLength(100)) });
export type PromoCodeEnd = z.input<typeof promoCodeEndSchema>;

/** A promo code as the back office lists it. Times are ISO 8601. */
export const promoCodeSchema = z.object({
	code: z.string(),
	uses: z.int(),
	redeemed: z.int(),
	expires: z.nullable(z.string()),
	created: z.string(),
	/** When an admin ended it; null while it is active. */
	ended: z.nullable(z.string()),
});
export type PromoCode = z.infer<typeof promoCodeSchema>;
