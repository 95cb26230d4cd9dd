import * as z from 'zod/mini';
import { FULL_PLAN_CENTS } from './money.ts';

/** How many licences are bought at once (§5); the usual one is for oneself, and then it is the plan. */
export const licenceQuantity = { least: 2, most: 50, usual: 1 } as const;
export const QUANTITY_WORDS = 'Please type a whole number from 2 to 50.';

/** How many licences a text asks for, or what is wrong with it; one is for who may still buy the plan. */
export function readQuantity(typed: string, mayBuyPlan: boolean): { quantity: number } | { fault: string } {
	const quantity = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
	const { least, most, usual } = licenceQuantity;
	const isOne = quantity === usual && mayBuyPlan;
	return isOne || (quantity >= least && quantity <= most) ? { quantity } : { fault: QUANTITY_WORDS };
}

/** What so many licences cost, in cents. */
export const licencesCents = (quantity: number) => quantity * FULL_PLAN_CENTS;

/**
 * What of a code counts: its letters and digits, with those that are mistaken for one another made one, so that
 * `trail-7q4o` typed from paper is `TRAIL-7Q40`.
 */
export const codeKey = (typed: string) =>
	typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^A-Z\d]/g, '')
		.replaceAll('O', '0')
		.replace(/[IL]/g, '1');

/** The letter that hands a licence to somebody; `page` is where its code is typed. */
export const licenceLetter = (code: string, page: string) => ({
	subject: 'Your license for College Tour Trails',
	message: `This code gives you the College Tour Trails full plan: ${code}\n\nSign in and enter it on your account page:\n${page}\n`,
});

/** A licence as its buyer sees it. */
export const licenceSchema = z.object({
	code: z.string(),
	/** `ended`: its payment was given back. */
	state: z.enum(['ready', 'redeemed', 'ended']),
	/** The email, or the name, of who has redeemed it. */
	redeemed_by: z.nullable(z.string()),
	/** ISO 8601. */
	redeemed: z.nullable(z.string()),
	bought: z.string(),
});
export type Licence = z.infer<typeof licenceSchema>;
