/** Implements billing's `Codes`, which says what each of them does. */
import { and, eq, isNull, or } from 'drizzle-orm';
import { codeKey, LICENCE_PREFIX } from '#domain/licences/licence.ts';
import { accounts } from '#server/accounts/table.ts';
import type { CodeHolder } from '#server/billing/codes.ts';
import type { Payment } from '#server/billing/table.ts';
import type { Tx } from '#server/db/transaction.ts';
import { randomCode } from '#server/secrets/random.ts';
import { isPromo } from './code-lists.ts';
import { planCodes, redemptions } from './table.ts';

export function makeCodes(tx: Tx, { id, quantity }: Pick<Payment, 'id' | 'quantity'>, now: Date): string[] {
	const codes = Array.from({ length: quantity }, () => `${LICENCE_PREFIX}${randomCode()}`);
	tx.insert(planCodes)
		.values(codes.map((code) => ({ key: codeKey(code), code, payment_id: id, created: now })))
		.run();
	return codes;
}

export function endCodes(tx: Tx, paymentId: string, now: Date): CodeHolder[] {
	tx.update(planCodes).set({ ended: now }).where(eq(planCodes.payment_id, paymentId)).run();
	return holdersOf(tx, paymentId).filter(({ id }) => !holdsCode(tx, id));
}

export function reinstateCodes(tx: Tx, paymentId: string): CodeHolder[] {
	tx.update(planCodes).set({ ended: null }).where(eq(planCodes.payment_id, paymentId)).run();
	return holdersOf(tx, paymentId);
}

export function holdsCode(tx: Tx, accountId: string): boolean {
	const gives = or(isNull(planCodes.ended), isPromo);
	const found = tx
		.select({ key: planCodes.key })
		.from(redemptions)
		.innerJoin(planCodes, eq(planCodes.key, redemptions.key))
		.where(and(eq(redemptions.account_id, accountId), isNull(redemptions.left), gives))
		.get();
	return found !== undefined;
}

export function leaveCodes(tx: Tx, accountId: string, now: Date): void {
	tx.update(redemptions)
		.set({ left: now })
		.where(and(eq(redemptions.account_id, accountId), isNull(redemptions.left)))
		.run();
}

const holdersOf = (tx: Tx, paymentId: string): CodeHolder[] =>
	tx
		.select({ id: accounts.id, email: accounts.email })
		.from(redemptions)
		.innerJoin(planCodes, eq(planCodes.key, redemptions.key))
		.innerJoin(accounts, eq(accounts.id, redemptions.account_id))
		.where(and(eq(planCodes.payment_id, paymentId), isNull(redemptions.left)))
		.all();
