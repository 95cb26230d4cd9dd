import * as z from 'zod/mini';

/** Licences per purchase (§5). A single one is usually for the buyer, whose plan it becomes. */
export const licenceQuantity = { least: 2, most: 50, usual: 1 } as const;

/** The fewest that a person may buy: a single one only while they can still buy the plan. */
export const leastLicences = (mayBuyPlan: boolean) =>
	mayBuyPlan ? licenceQuantity.usual : licenceQuantity.least;

/** Reads the number of licences from typed text, or says what is wrong. */
export function readQuantity(typed: string, mayBuyPlan: boolean): { quantity: number } | { fault: string } {
	const quantity = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
	const { most } = licenceQuantity;
	const least = leastLicences(mayBuyPlan);
	return quantity >= least && quantity <= most
		? { quantity }
		: { fault: `Please type a whole number from ${least} to ${most}.` };
}

/** The first characters of a licence's code, by which it is told from a promo code where its payment is gone. */
export const LICENCE_PREFIX = 'TRAIL-';

/**
 * Reduces a code to the letters and digits that count, with look-alikes merged: `trail-7q4o`, typed from paper, matches
 * `TRAIL-7Q40`.
 */
export const codeKey = (typed: string) =>
	typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^A-Z\d]/g, '')
		.replaceAll('O', '0')
		.replace(/[IL]/g, '1');

/** The letter that passes on a licence; `page` is where its code is typed. */
export const licenceLetter = (code: string, page: string) => ({
	subject: 'Your licence for College Tour Trails',
	message: `This code gives you the College Tour Trails full plan: ${code}\n\nSign in and enter it on your account page:\n${page}\n`,
});

/** A licence as its buyer sees it. */
export const licenceSchema = z.object({
	code: z.string(),
	/** `ended`: its payment was refunded. */
	state: z.enum(['ready', 'redeemed', 'ended']),
	/** Email or name of the person who redeemed it. */
	redeemed_by: z.nullable(z.string()),
	/** ISO 8601. */
	redeemed: z.nullable(z.string()),
	bought: z.string(),
});
export type Licence = z.infer<typeof licenceSchema>;
