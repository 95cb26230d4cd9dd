/** The donation that this tab has begun. */
export interface BegunDonation {
	/** What was to be given, and by whom. */
	wanted: string;
	attempt: string;
	/** The payment's id, once its checkout is open. */
	payment: string | null;
}

const KEY = 'ctt.donate.begun';

/** The donation that this tab has begun and not heard the end of; null when there is none. */
export function begunDonation(): BegunDonation | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BegunDonation | null;
	} catch (error) {
		console.warn('The donation that was begun in this tab cannot be read', error);
		return null;
	}
}

/** Keeps it over the way to the checkout and back; null forgets it. */
export function keepDonation(donation: BegunDonation | null): void {
	try {
		if (donation) sessionStorage.setItem(KEY, JSON.stringify(donation));
		else sessionStorage.removeItem(KEY);
	} catch (error) {
		console.warn('The donation that was begun is not kept in this tab', error);
	}
}
