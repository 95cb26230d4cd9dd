import type { Cells, Change } from './cell.ts';
import { type DeviceRules, deviceRules } from './device-rules.ts';
import type { HistoryEntry, Op, TripOnDevice } from './device-state.ts';
import { rebase } from './rebase.ts';

/** Inputs from outside for an edit: the device's clock (epoch milliseconds), ids, and the next sequence number. */
export interface EditContext {
	t: number;
	seq: number;
	newId: () => string;
}

/** Returns the operations of a trip's edit, and the view after them. */
export function opsOfEdit(
	trip: TripOnDevice,
	changes: readonly Change[],
	{ t, seq, newId, rules = deviceRules }: EditContext & { rules?: DeviceRules },
): { ops: Op[]; view: Cells } {
	let view = trip.view;
	const ops: Op[] = [];
	for (const { path, value, seen = Number.POSITIVE_INFINITY } of changes) {
		const base = Math.min(seen, rules.baseOf(view.get(path), trip.confirmed.get(path)));
		const op: Op = { id: newId(), seq: seq + ops.length, trip: trip.id, path, value, base, t };
		ops.push(op);
		view = rebase(view, [op]);
	}
	return { ops, view };
}

/** Returns changes by a person who saw these cells: anything later is not replaced unseen, but goes to history. */
export function afterSeeing(cells: Cells, changes: readonly Change[]): Change[] {
	return changes.map((change) => ({ ...change, seen: cells.get(change.path)?.r ?? 0 }));
}

/**
 * Returns a test for the history entries that an edit of the trip settles, because its author now has a newer value
 * there.
 */
export function settledBy(changes: readonly Change[]): (entry: Pick<HistoryEntry, 'path'>) => boolean {
	const paths = new Set(changes.map(({ path }) => path));
	return ({ path }) => paths.has(path);
}
