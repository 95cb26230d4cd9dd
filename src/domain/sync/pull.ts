import type { AccountState, StoredHistory, StoredTrip } from './account-state.ts';
import type { HistoryEntry } from './device-state.ts';
import { cellsToWire, pageLimits, type WireDocument } from './wire.ts';

export interface Page {
	trips: WireDocument[];
	history: HistoryEntry[];
	/** The page is complete up to this revision. */
	end: number;
	more: boolean;
}

type Row = { at: number; document: WireDocument } | { at: number; entry: HistoryEntry };

/**
 * Returns the changes after a cursor, in the order they happened: up to `limit` rows or a full page, and at least one.
 */
export function pull(state: AccountState, cursor: number, limit: number): Page {
	const rows = changedRows(state, cursor);
	let characters = 0;
	let count = 0;
	while (count < rows.length) {
		characters += JSON.stringify(rows[count]).length;
		// Changes made together arrive together.
		const isWithLast = count > 0 && rows[count]?.at === rows[count - 1]?.at;
		if (count > 0 && !isWithLast && (count >= limit || characters > pageLimits.characters)) break;
		count++;
	}
	const taken = rows.slice(0, count);
	return {
		trips: taken.flatMap((row) => ('document' in row ? row.document : [])),
		history: taken.flatMap((row) => ('entry' in row ? row.entry : [])),
		end: count < rows.length ? (taken.at(-1)?.at ?? cursor) : state.rev,
		more: count < rows.length,
	};
}

/** Returns a whole trip in wire format; undefined when there is none. */
export function documentOf(state: AccountState, tripId: string): WireDocument | undefined {
	const trip = state.trips.get(tripId);
	return trip && documentFrom(tripId, trip);
}

function documentFrom(id: string, { rev, cells }: StoredTrip): WireDocument {
	const t = Math.max(0, ...[...cells.values()].map((cell) => cell.t));
	return { id, rev, t, cells: cellsToWire(cells) };
}

function changedRows(state: AccountState, cursor: number): Row[] {
	const rows: Row[] = [];
	for (const [id, trip] of state.trips) {
		if (trip.rev > cursor) rows.push({ at: trip.rev, document: documentFrom(id, trip) });
	}
	for (const entry of state.history) {
		if (entry.at > cursor) rows.push({ at: entry.at, entry: entryOf(entry) });
	}
	return rows.sort((a, b) => a.at - b.at);
}

function entryOf(entry: StoredHistory): HistoryEntry {
	const { trip, path, v, r, t, device, hidden_by, hidden_by_device } = entry;
	return { trip, path, v, r, t, device, hidden_by, hidden_by_device };
}
