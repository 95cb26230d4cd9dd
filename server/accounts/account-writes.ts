import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { accounts } from './table.ts';

type Row = typeof accounts.$inferInsert;
type PlanColumns = Pick<
	Row,
	'subscription_type' | 'paid_status' | 'subscriber_status' | 'trial_start' | 'stripe_sub_id'
>;

/** Writes an account's plan, in the transaction of its cause. */
export function writePlan(
	tx: Pick<Db, 'update'>,
	{ id, plan, now }: { id: string; plan: Partial<PlanColumns>; now: Date },
): void {
	tx.update(accounts)
		.set({ ...plan, last_modified: now })
		.where(eq(accounts.id, id))
		.run();
}

/** Notes when an account was signed out elsewhere, in the transaction that ends the sessions. */
export function writeSignedOut(tx: Pick<Db, 'update'>, id: string, now: Date): void {
	tx.update(accounts).set({ signed_out: now }).where(eq(accounts.id, id)).run();
}
