import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { inAnyCase } from '#server/db/in-any-case.ts';
import type { Tx } from '#server/db/transaction.ts';
import { payments } from './table.ts';

/** An account, and the email that its login proved, in lower case; null without one. */
export interface Payer {
	accountId: string;
	email: string | null;
}

/** An account's payments, and those begun with its email without signing in. */
export const paymentsOf = (db: Tx, { accountId, email }: Payer) =>
	or(eq(payments.account_id, accountId), begunByVisitor(db, email));

/** Those of them that the card service must forget with the account: all that it knows, of a visitor's only the open ones. */
export const toForget = (db: Tx, payer: Payer) =>
	and(
		paymentsOf(db, payer),
		or(eq(payments.account_id, payer.accountId), eq(payments.state, 'open')),
		isNotNull(payments.provider_id),
	);

/** Two accounts may have one email: what the other one paid is not this person's to read, refund or delete. */
export const begunByVisitor = (db: Tx, email: string | null) =>
	and(isNull(payments.account_id), inAnyCase(db, payments.email, email));
