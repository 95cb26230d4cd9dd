import { and, desc, eq, gt, max } from 'drizzle-orm';
import type { AuditedKind } from '#domain/admin/audit.ts';
import type { Tx } from '#server/db/transaction.ts';
import { auditLog } from './table.ts';

/** The fields of a thing, by name. */
type Fields = Record<string, unknown>;

/** One change in the back office. */
export interface LoggedChange {
	/** The account of the editor; null for the server's command line. */
	by: string | null;
	what: AuditedKind;
	key: string;
	/** The changing fields as they are; null for a new thing. */
	before: Fields | null;
	/** The same fields after the change; null for a deletion. */
	after: Fields | null;
}

/** Writes a change into the audit log, in the transaction of the change, so that none goes without its row. */
export function record(tx: Tx, { by, ...change }: LoggedChange, now: Date): void {
	tx.insert(auditLog)
		.values({ ...change, account_id: by, at: now })
		.run();
}

/** Returns a thing's revision: the number of its last change, 0 before the first. */
export function revisionOf(tx: Tx, what: AuditedKind, key: string): number {
	const ofThing = and(eq(auditLog.what, what), eq(auditLog.key, key));
	const newest = tx
		.select({ id: max(auditLog.id) })
		.from(auditLog)
		.where(ofThing)
		.get();
	return newest?.id ?? 0;
}

/** Returns the changes of a thing after a revision, newest first; `by` is null when the account is gone. */
export function changesSince(tx: Tx, { what, key }: Pick<LoggedChange, 'what' | 'key'>, revision: number) {
	const { account_id: by, before, after } = auditLog;
	const later = and(eq(auditLog.what, what), eq(auditLog.key, key), gt(auditLog.id, revision));
	return tx.select({ by, before, after }).from(auditLog).where(later).orderBy(desc(auditLog.id)).all();
}

/** Returns one change of a thing; undefined if the change belongs to another thing. */
export function changeOf(tx: Tx, { what, key }: Pick<LoggedChange, 'what' | 'key'>, id: number) {
	const isIt = and(eq(auditLog.what, what), eq(auditLog.key, key), eq(auditLog.id, id));
	return tx.select({ before: auditLog.before }).from(auditLog).where(isIt).get();
}

/** Returns the values before a revision's later changes, from the oldest change of each field. */
export const valuesBefore = (changes: ReturnType<typeof changesSince>): Fields =>
	Object.assign({}, ...changes.map(({ before }) => before ?? {}));

/** Returns the revisions of every changed thing of a kind, by key. */
export function revisionsOf(tx: Tx, what: AuditedKind): ReadonlyMap<string, number> {
	const newest = tx
		.select({ key: auditLog.key, id: max(auditLog.id) })
		.from(auditLog)
		.where(eq(auditLog.what, what))
		.groupBy(auditLog.key)
		.all();
	return new Map(newest.map(({ key, id }) => [key, id ?? 0]));
}

/** Returns the fields to write that differ from the present ones, before and after; null when none do. */
export function changedValues<Present extends Fields>(
	present: Present,
	update: Partial<Present>,
): { before: Partial<Present>; after: Partial<Present> } | null {
	const changed = Object.keys(update).filter(
		(field) => JSON.stringify(present[field]) !== JSON.stringify(update[field]),
	);
	if (changed.length === 0) return null;
	const only = (fields: Partial<Present>) =>
		Object.fromEntries(changed.map((field) => [field, fields[field]])) as Partial<Present>;
	return { before: only(present), after: only(update) };
}
