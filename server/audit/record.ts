import { and, eq, max } from 'drizzle-orm';
import type { AuditedKind } from '#domain/admin/audit.ts';
import type { Db } from '#server/db/open.ts';
import type { Statement } from '#server/db/run-together.ts';
import { auditLog } from './table.ts';

/** The fields of a thing, by name. */
type Fields = Record<string, unknown>;

/** One change in the back office. */
export interface Change {
	/** The account of whoever makes it. */
	by: string;
	what: AuditedKind;
	key: string;
	/** The fields that change, as they were; null when there is no such thing yet. */
	before: Fields | null;
	/** The same fields as they become; null when it is deleted. */
	after: Fields | null;
}

/** The audit log's row of a change: run it in the transaction of its cause, so that no change is without one. */
export function recorded(tx: Pick<Db, 'insert'>, { by, ...change }: Change, now: Date): Statement {
	return tx.insert(auditLog).values({ ...change, account_id: by, at: now });
}

/** The revision that a thing is at: the number of its newest change, 0 when nobody has changed it. */
export function revisionOf(tx: Pick<Db, 'select'>, what: AuditedKind, key: string): number {
	const ofThing = and(eq(auditLog.what, what), eq(auditLog.key, key));
	const newest = tx
		.select({ id: max(auditLog.id) })
		.from(auditLog)
		.where(ofThing)
		.get();
	return newest?.id ?? 0;
}

/** Of the fields to be written, those that differ from what is there, before and after; null when none does. */
export function difference<Present extends Fields>(
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
