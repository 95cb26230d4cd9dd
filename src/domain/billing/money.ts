import { thousands } from '../number-words.ts';

/** Price of the full plan, and of each licence for it (§9), in cents. */
export const FULL_PLAN_CENTS = 2500;

/** The price of that many licences, in cents. */
export const licencesCents = (quantity: number) => quantity * FULL_PLAN_CENTS;

/** "$25", "$12.50", "$1,000": an amount in cents; whole dollars drop the ".00". */
export function moneyWords(cents: number): string {
	const dollars = `$${thousands(Math.floor(cents / 100))}`;
	return cents % 100 === 0 ? dollars : `${dollars}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents for the API's `amount` in dollars; null for fractions of a cent. */
export function centsOf(dollars: number): number | null {
	const cents = Math.round(dollars * 100);
	return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : null;
}
