import { eq } from 'drizzle-orm';
import { type PlanCause, planAfter } from '#domain/billing/transitions.ts';
import { writePlan } from '#server/accounts/account-writes.ts';
import { rowToAccount, shown } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Codes } from './codes.ts';

/** An account at a time; null when it is gone. */
export function accountAt(tx: Tx, id: string, now: Date) {
	const row = tx.select(shown).from(accounts).where(eq(accounts.id, id)).get();
	return row ? rowToAccount(row, now) : null;
}

/** Moves an account to another plan; returns the updated account, or null when the move is refused. */
export function movePlan(
	tx: Tx,
	id: string,
	{ cause, subscriptionId, now }: { cause: PlanCause; subscriptionId?: string | null; now: Date },
) {
	const before = accountAt(tx, id, now);
	const after = before && planAfter(before, cause, now.getTime());
	if (!after) return null;
	const { subscription_type, paid_status, subscriber_status } = after;
	const stripe_sub_id = subscriptionId ?? null;
	writePlan(tx, { id, plan: { subscription_type, paid_status, subscriber_status, stripe_sub_id }, now });
	return { ...after, stripe_sub_id, last_modified: now.toISOString() };
}

/**
 * Moves an account whose paid plan is over to the plan of a code it holds; null when it holds none. A licence that a
 * bank gave back after they had bought the plan was of no use until then.
 */
export const planOfCode = (
	tx: Tx,
	id: string,
	{ holdsCode, now }: Pick<Codes, 'holdsCode'> & { now: Date },
) => (holdsCode(tx, id) ? movePlan(tx, id, { cause: 'code', now }) : null);
