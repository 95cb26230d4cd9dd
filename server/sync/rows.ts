import type { StoredCell, StoredHistory } from '#domain/sync/account-state.ts';
import type { tripCells, tripHistory } from './table.ts';

type CellRow = typeof tripCells.$inferSelect;
type HistoryRow = typeof tripHistory.$inferSelect;

/** A history entry with the row that it lies in; an entry that is not written yet has none. */
export type KeptHistory = StoredHistory & { id?: number };

/** A cell as the merge sees it. */
export function rowToCell({ value, rev, t, device, seq }: CellRow): StoredCell {
	return { v: JSON.parse(value), r: rev, t, device, seq };
}

/** A cell as it is stored. */
export function cellToRow(trip_id: string, path: string, { v, r, t, device, seq }: StoredCell): CellRow {
	return { trip_id, path, value: JSON.stringify(v), rev: r, t, device, seq };
}

/** A value that gave way, as sync sees it. */
export function rowToHistory({ trip_id, value, rev, account_id, ...same }: HistoryRow): KeptHistory {
	return { ...same, trip: trip_id, v: JSON.parse(value), r: rev };
}

/** A value that gave way, as it is stored. */
export function historyToRow(
	account_id: string,
	{ trip, v, r, ...same }: KeptHistory,
): Omit<HistoryRow, 'id'> {
	return { ...same, account_id, trip_id: trip, value: JSON.stringify(v), rev: r };
}
