import type { StoredCell, StoredHistory } from '#domain/sync/account-state.ts';
import type { tripCells, tripHistory } from './table.ts';

type CellRow = typeof tripCells.$inferSelect;
type HistoryRow = typeof tripHistory.$inferSelect;

/** A history entry with its row's id; a new entry has none yet. */
export type NumberedHistory = StoredHistory & { id?: number };

/** A cell in the merge's form. */
export function rowToCell({ value, rev, t, device, seq }: CellRow): StoredCell {
	return { v: JSON.parse(value), r: rev, t, device, seq };
}

/** A cell in its table's form. */
export function cellToRow(trip_id: string, path: string, { v, r, t, device, seq }: StoredCell): CellRow {
	return { trip_id, path, value: JSON.stringify(v), rev: r, t, device, seq };
}

/** A replaced value in sync's form. */
export function rowToHistory({ trip_id, value, rev, account_id, ...same }: HistoryRow): NumberedHistory {
	return { ...same, trip: trip_id, v: JSON.parse(value), r: rev };
}

/** A replaced value in its table's form. */
export function historyToRow(
	account_id: string,
	{ trip, v, r, ...same }: NumberedHistory,
): Omit<HistoryRow, 'id'> {
	return { ...same, account_id, trip_id: trip, value: JSON.stringify(v), rev: r };
}
