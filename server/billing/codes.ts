import type { Tx } from '#server/db/transaction.ts';
import type { Payment } from './table.ts';

/** An account that has redeemed a code, and not left the plan it gave. */
export interface CodeHolder {
	id: string;
	email: string | null;
}

/** What billing does to codes, in the transaction of a payment or of a plan; `server/licences` implements it. */
export interface Codes {
	/** Creates the licences that were paid for; returns their codes. */
	makeCodes: (tx: Tx, payment: Pick<Payment, 'id' | 'quantity'>, now: Date) => string[];
	/** Ends all codes of a payment; returns the accounts that redeemed one of them, and hold no other code that counts. */
	endCodes: (tx: Tx, paymentId: string, now: Date) => CodeHolder[];
	/** Makes all codes of a payment count again; returns the accounts that redeemed one of them. */
	reinstateCodes: (tx: Tx, paymentId: string) => CodeHolder[];
	/** True when a code still gives this account its plan; a promo code does after it has ended. */
	holdsCode: (tx: Tx, accountId: string) => boolean;
	/** Notes that an account has left the plan its codes gave it. */
	leaveCodes: (tx: Tx, accountId: string, now: Date) => void;
}
