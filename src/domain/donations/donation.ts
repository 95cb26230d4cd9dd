import { moneyWords } from '../billing/money.ts';
import { emailRule } from '../forms/email-address.ts';

/** Amounts offered with one tap, in cents; the first is preselected. */
export const DONATION_PRESETS = [1000, 2500, 5000, 10_000] as const;
export const DEFAULT_DONATION = DONATION_PRESETS[0];
/** The most a card can be charged at once, in cents. */
export const MOST_CENTS = 99_999_999;
/** The least a card can be charged, in cents. */
export const LEAST_CENTS = 50;

export const AMOUNT_WORDS = 'Please type an amount in dollars, like 40 or 12.50.';
export const AMOUNT_BELOW_WORDS = 'The amount cannot be below 0.';
export const AMOUNT_ABOVE_WORDS = `A card can take at most ${moneyWords(MOST_CENTS)} at once.`;
/** The rule allows 0; a card does not. */
export const TOO_SMALL_WORDS = `A card can take no less than ${moneyWords(LEAST_CENTS)}.`;

/** A donation: cents, and where the receipt goes. */
export interface Donation {
	cents: number;
	email: string;
}

/** Reads a typed amount ("$40", "12.50", ".5" or "1,000"), or says what is wrong with it. */
export function readAmount(typed: string): { cents: number } | { fault: string } {
	// Some keyboards type full-width digits, which count the same.
	const bare = typed
		.normalize('NFKC')
		.trim()
		.replace(/^(-?)\$\s*/, '$1');
	if (!/^-?((\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?|\.\d{1,2})$/.test(bare)) return { fault: AMOUNT_WORDS };
	const cents = Math.round(Number(bare.replaceAll(',', '')) * 100);
	if (cents > MOST_CENTS) return { fault: AMOUNT_ABOVE_WORDS };
	// "-0" is zero, not a negative amount.
	return cents < 0 ? { fault: AMOUNT_BELOW_WORDS } : { cents: Math.abs(cents) };
}

/**
 * Returns what is wrong with the receipt's address (§5): a typed one must look like an email; an account's own address
 * is not checked here.
 */
export const donorEmailFault = (accountEmail: string | null, typed: string) =>
	accountEmail === null ? emailRule(typed) : undefined;
