import { emailRule } from '../outreach/email-address.ts';

/** What is offered at a tap, in dollars; the first is chosen until another is. */
export const DONATION_PRESETS = [10, 25, 50, 100] as const;
export const DEFAULT_DONATION = DONATION_PRESETS[0];
/** What a card can be charged at once, dollars. */
const MOST = 999_999.99;

/** What is said of an amount that is none. */
export const AMOUNT_WORDS = 'Please type an amount in dollars, like 40 or 12.50.';
export const AMOUNT_BELOW_WORDS = 'The amount cannot be below 0.';
export const AMOUNT_ABOVE_WORDS = 'A card can take at most $999,999.99 at once.';

/** A donation: dollars, at most two decimals, 0 or more; and where the receipt goes. */
export interface Donation {
	amount: number;
	email: string;
}

/** Reads an amount as it is typed, "$40", "12.50", ".5" or "1,000"; what is wrong with it otherwise. */
export function readAmount(typed: string): { amount: number } | { fault: string } {
	// Keyboards of other scripts type wide digits, which mean the same.
	const bare = typed
		.normalize('NFKC')
		.trim()
		.replace(/^(-?)\$\s*/, '$1');
	if (!/^-?((\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?|\.\d{1,2})$/.test(bare)) return { fault: AMOUNT_WORDS };
	const amount = Number(bare.replaceAll(',', ''));
	if (amount > MOST) return { fault: AMOUNT_ABOVE_WORDS };
	// "-0" is nothing, and not below it.
	return amount < 0 ? { fault: AMOUNT_BELOW_WORDS } : { amount: Math.abs(amount) };
}

/** What is wrong with where the receipt goes (§5): a typed address must look like one; the account's own is not the form's to judge. */
export const donorEmailFault = (accountEmail: string | null, typed: string) =>
	accountEmail === null ? emailRule(typed) : undefined;

/** "$10", "$12.50", "$1,000". */
export function amountWords(amount: number): string {
	const hasCents = !Number.isInteger(amount);
	return `$${amount.toLocaleString('en-US', hasCents ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {})}`;
}
