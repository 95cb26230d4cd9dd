import { storedValue } from '#runtime/browser-store.ts';

/** The donation begun in this tab. */
export interface BegunDonation {
	/** The amount and the donor. */
	wanted: string;
	attempt: string;
	/** The payment's id, once its checkout is open. */
	payment: string | null;
}

/** The donation begun in this tab, whose result is still unknown, stored during the trip to the checkout and back. */
export const begunDonation = storedValue(
	'tab',
	'ctt.donate.begun',
	(stored) => stored as BegunDonation | null,
);
