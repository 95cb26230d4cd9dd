import type { AuditedKind } from '#domain/admin/audit.ts';
import { sameJson } from '#domain/sync/cell.ts';
import type { Tx } from '#server/db/transaction.ts';
import {
	changedValues,
	changesSince,
	type LoggedChange,
	record,
	revisionOf,
	valuesBefore,
} from './record.ts';

/** Why an edit was not written. */
export type EditRefusal = 'absent' | 'edited_meanwhile';

/** A thing, and what is known of it where the edit began. */
interface Seen {
	what: AuditedKind;
	key: string;
	/** The revision the edit started from; absent applies it to the current record. */
	revision?: number | undefined;
}

interface Edit<Row> extends Seen {
	present: Row | undefined;
	update: Partial<Row>;
	/** The account of the editor. */
	by: string;
	/** Writes these columns; each noun does so itself, and nobody else writes its table. */
	write: (columns: Partial<Row> & { edited_fields: string[] }) => void;
}

/** True when somebody has changed the thing since the edit began. */
export const isOutdated = (tx: Tx, { what, key, revision }: Seen): boolean =>
	revision !== undefined && revision !== revisionOf(tx, what, key);

/**
 * True when a new thing may be written: nothing has happened to it but that this editor sent it, maybe in other words
 * and more than once, as the answer was lost. Each time it is logged as new, which tells it from a later change.
 */
export const isStillNew = (tx: Tx, thing: Pick<Seen, 'what' | 'key'>, by: string): boolean =>
	changesSince(tx, thing, 0).every((change) => change.by === by && change.before === null);

/** True when a thing was only ever changed like this, by this editor: it was sent before, as its answer was lost. */
export function isAllThatHappened(tx: Tx, { by, after, ...thing }: Omit<LoggedChange, 'before'>): boolean {
	const changes = changesSince(tx, thing, 0);
	return changes.length === 1 && changes.every((change) => change.by === by && sameJson(change.after, after));
}

/**
 * True when an edit that is the record already was sent before, as its answer was lost: since it began, its editor has
 * changed these fields. Anything else that changed, be it in another window of theirs, is news to this one.
 */
export const isSentAgain = (
	tx: Tx,
	{ revision, ...thing }: Seen,
	{ update, by }: { update: object; by: string },
): boolean =>
	revision === undefined ||
	changesSince(tx, thing, revision).every(
		(change) => change.by === by && Object.keys(change.after ?? {}).every((field) => field in update),
	);

/** The record as the editor saw it where the edit began: what an edit brings with it follows from that. */
export const asSeen = <Row extends object>(tx: Tx, { revision, ...thing }: Seen, present: Row): Row =>
	revision === undefined ? present : { ...present, ...valuesBefore(changesSince(tx, thing, revision)) };

/** True for a thing that is gone because somebody deleted it: whoever deletes it again finds it done. */
export const wasDeleted = (tx: Tx, thing: Pick<Seen, 'what' | 'key'>): boolean =>
	changesSince(tx, thing, 0)[0]?.after === null;

/** The names of a row's edited columns, after one more change. */
export const editedFields = (known: readonly string[], changed: object): string[] => [
	...new Set([...known, ...Object.keys(changed)]),
];

/**
 * Writes the fields that differ, remembers them as edited and logs the change; returns why not, or null, also when
 * nothing differed. Run it in a transaction.
 */
export function writeEdit<Row extends { edited_fields: string[] }>(
	tx: Tx,
	{ present, update, by, write, ...seen }: Edit<Row>,
	now: Date,
): EditRefusal | null {
	if (!present) return 'absent';
	const changed = changedValues<Row>(present, update);
	if (!changed) return isSentAgain(tx, seen, { update, by }) ? null : 'edited_meanwhile';
	if (isOutdated(tx, seen)) return 'edited_meanwhile';
	write({ ...changed.after, edited_fields: editedFields(present.edited_fields, changed.after) });
	record(tx, { by, what: seen.what, key: seen.key, ...changed }, now);
	return null;
}
