/** What the full plan costs, and each licence of it (§9), in cents. */
export const FULL_PLAN_CENTS = 2500;

/** "$25", "$12.50", "$1,000": an amount in cents, said with cents only where it has some. */
export function moneyWords(cents: number): string {
	const places = cents % 100 === 0 ? 0 : 2;
	const dollars = (cents / 100).toLocaleString('en-US', {
		minimumFractionDigits: places,
		maximumFractionDigits: places,
	});
	return `$${dollars}`;
}

/** Dollars with at most two decimals, as the API's `amount` has them, in cents; null when they are finer than a cent. */
export function centsOf(dollars: number): number | null {
	const cents = Math.round(dollars * 100);
	return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : null;
}
