import type { Payment } from './table.ts';
import type { Writer } from './tell.ts';

/** What billing does to codes, in the transaction of a payment or of a plan; `server/licences` implements it. */
export interface Codes {
	/** Creates the licences that were paid for; returns their codes. */
	makeCodes: (tx: Writer, payment: Pick<Payment, 'id' | 'quantity'>, now: Date) => string[];
	/**
	 * Ends all codes of a payment, or reinstates them (`ended` null); returns the accounts that redeemed one of them, and
	 * at an end hold no other code that counts.
	 */
	endCodes: (tx: Writer, paymentId: string, ended: Date | null) => { id: string; email: string | null }[];
	/** True when a code still gives this account its plan; a promo code does after it has ended. */
	holdsCode: (tx: Writer, accountId: string) => boolean;
	/** Notes that an account has left the plan its codes gave it. */
	leaveCodes: (tx: Writer, accountId: string, now: Date) => void;
}
