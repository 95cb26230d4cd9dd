import { readNextSeq, readRefused, readSeenChanges, readSyncedAt, readTrips } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Cells } from '#domain/sync/cell.ts';
import type { Op, TripOnDevice } from '#domain/sync/device-state.ts';
import { newlyGaveWay } from '#domain/sync/gave-way.ts';
import { whyRefused } from '#domain/sync/refused-whole.ts';

/** This device's knowledge of a saved trip and its edits. */
export interface SavedTripReading {
	id: string;
	view: Cells;
	/** Epoch milliseconds. */
	changedAt: number;
	unsent: number;
	refusedCode: string | null;
	/** The number of this device's values that gave way and were not seen yet. */
	gaveWay: number;
}

/** The same for all saved trips of an account, most recently changed first. */
export interface SavedTripsReading {
	rows: SavedTripReading[];
	unsent: number;
	syncedAt: number | null;
	/** The rows include every edit of this device with a smaller sequence number. */
	nextSeq: number;
}

export async function readSavedTrips(db: TripDb): Promise<SavedTripsReading> {
	// In one transaction: an edit written between two reads would be in one of them and not in the other.
	const [trips, outbox, refused, history, device, syncedAt, seen, nextSeq] = await db.transaction(
		'r',
		[db.trips, db.outbox, db.refused, db.history, db.meta],
		async () =>
			Promise.all([
				readTrips(db),
				db.outbox.toArray(),
				readRefused(db),
				db.history.toArray(),
				db.meta.get('device'),
				readSyncedAt(db),
				readSeenChanges(db),
				readNextSeq(db),
			]),
	);
	const rows = trips.map((trip): SavedTripReading => {
		const pending = outbox.filter((op) => op.trip === trip.id);
		return {
			id: trip.id,
			view: trip.view,
			changedAt: lastChange(trip, pending),
			unsent: pending.length,
			refusedCode: whyRefused(refused.filter(({ op }) => op.trip === trip.id)),
			gaveWay: newlyGaveWay({
				cells: trip.view,
				history: history.filter((entry) => entry.trip === trip.id),
				thisDevice: device?.value,
				seenUntil: seen[trip.id] ?? 0,
			}).length,
		};
	});
	return { rows: rows.sort((a, b) => b.changedAt - a.changedAt), unsent: outbox.length, syncedAt, nextSeq };
}

// A trip stored before documents contained their time of change has only its time of arrival.
function lastChange({ changed_at, seen_at }: TripOnDevice, pending: readonly Op[]): number {
	return Math.max(changed_at ?? seen_at, ...pending.map(({ t }) => t));
}
