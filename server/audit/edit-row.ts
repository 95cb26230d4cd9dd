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

/** A thing, and what was known of it when the edit began. */
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
	/** Writes these columns; each noun writes its own table, and no other. */
	write: (columns: Partial<Row> & { edited_fields: string[] }) => void;
}

/** True when somebody has changed the thing since the edit began. */
export const isOutdated = (tx: Tx, { what, key, revision }: Seen): boolean =>
	revision !== undefined && revision !== revisionOf(tx, what, key);

/**
 * True when a new thing may be written: nobody but this editor has written it, possibly several times and with changes
 * because an answer was lost. Each of those is logged as new, unlike a later change.
 */
export const isStillNew = (tx: Tx, thing: Pick<Seen, 'what' | 'key'>, by: string): boolean =>
	changesSince(tx, thing, 0).every((change) => change.by === by && change.before === null);

/**
 * True when the thing has only this one change, by this editor: the request was sent before, and its answer was lost.
 */
export function isAllThatHappened(tx: Tx, { by, after, ...thing }: Omit<LoggedChange, 'before'>): boolean {
	const changes = changesSince(tx, thing, 0);
	return changes.length === 1 && changes.every((change) => change.by === by && sameJson(change.after, after));
}

/**
 * True when an edit that changes nothing was sent before and its answer was lost: all changes since it began are this
 * editor's, in these fields. Any other change, even from the same editor's other window, is news here.
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

/** Returns the record as the editor saw it when the edit began, which decides what the edit brings with it. */
export const asSeen = <Row extends object>(tx: Tx, { revision, ...thing }: Seen, present: Row): Row =>
	revision === undefined ? present : { ...present, ...valuesBefore(changesSince(tx, thing, revision)) };

/** True for a thing that somebody deleted: deleting it again succeeds. */
export const wasDeleted = (tx: Tx, thing: Pick<Seen, 'what' | 'key'>): boolean =>
	changesSince(tx, thing, 0)[0]?.after === null;

/** The names of a row's edited columns, after another change. */
export const editedFields = (known: readonly string[], changed: object): string[] => [
	...new Set([...known, ...Object.keys(changed)]),
];

/**
 * Writes the fields that differ, remembers them as edited and logs the change; returns why the edit was refused, or
 * null, also when nothing differed. Run it in a transaction.
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
