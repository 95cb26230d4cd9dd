/** The donation begun in this tab. */
export interface BegunDonation {
	/** The amount and the donor. */
	wanted: string;
	attempt: string;
	/** The payment's id, once its checkout is open. */
	payment: string | null;
}

const KEY = 'ctt.donate.begun';

/** The donation begun in this tab whose result is still unknown; null if there is none. */
export function begunDonation(): BegunDonation | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BegunDonation | null;
	} catch (error) {
		console.warn('The donation that was begun in this tab cannot be read', error);
		return null;
	}
}

/** Stores it during the trip to the checkout and back; null deletes it. */
export function storeDonation(donation: BegunDonation | null): void {
	try {
		if (donation) sessionStorage.setItem(KEY, JSON.stringify(donation));
		else sessionStorage.removeItem(KEY);
	} catch (error) {
		console.warn('The donation that was begun is not stored in this tab', error);
	}
}
