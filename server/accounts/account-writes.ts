import { and, eq } from 'drizzle-orm';
import { record } from '#server/audit/record.ts';
import type { Tx } from '#server/db/transaction.ts';
import { accounts } from './table.ts';

type Row = typeof accounts.$inferInsert;
type PlanColumns = Pick<
	Row,
	'subscription_type' | 'paid_status' | 'subscriber_status' | 'trial_start' | 'stripe_sub_id'
>;

/** Writes an account's plan, in the transaction of its cause. */
export function writePlan(
	tx: Tx,
	{ id, plan, now }: { id: string; plan: Partial<PlanColumns>; now: Date },
): void {
	tx.update(accounts)
		.set({ ...plan, last_modified: now })
		.where(eq(accounts.id, id))
		.run();
}

/**
 * Writes an account's group, which also applies to its open sessions; logged as a change from the server's command
 * line.
 */
export function writeGroup(
	tx: Tx,
	{ issuer, subject, group }: { issuer: string; subject: string; group: string },
	now: Date,
): void {
	const isTheirs = and(eq(accounts.issuer, issuer), eq(accounts.cognito_id, subject));
	const row = tx.select({ id: accounts.id, group: accounts.group }).from(accounts).where(isTheirs).get();
	if (!row || row.group === group) return;
	tx.update(accounts).set({ group, last_modified: now }).where(eq(accounts.id, row.id)).run();
	const [before, after] = [{ group: row.group }, { group }];
	record(tx, { by: null, what: 'account', key: row.id, before, after }, now);
}

/** Writes whether an account may edit, if that is new; logged as a change by an editor, or from the server's command line. */
export function writeAccess(
	tx: Tx,
	{ id, access, by }: { id: string; access: number; by: string | null },
	now: Date,
): void {
	const isIt = eq(accounts.id, id);
	const before = tx.select({ access: accounts.access }).from(accounts).where(isIt).get();
	if (!before || before.access === access) return;
	tx.update(accounts).set({ access, last_modified: now }).where(isIt).run();
	record(tx, { by, what: 'account', key: id, before, after: { access } }, now);
}

/** Notes when an account was signed out elsewhere, in the transaction that ends the sessions. */
export function writeSignedOut(tx: Tx, id: string, now: Date): void {
	tx.update(accounts).set({ signed_out: now }).where(eq(accounts.id, id)).run();
}
