import type { MetaRow, TripDb } from '#db/trip-tables.ts';
import type { DeviceState, HistoryOnDevice } from '#domain/sync/device-state.ts';

/** The device's sync position, without its trips. */
export type Standpoint = Pick<
	DeviceState,
	'device' | 'epoch' | 'cursor' | 'next_seq' | 'resets' | 'marks' | 'reset'
>;

/** Reads the device's sync position; its id is empty before its first request. */
export async function readStandpoint(db: TripDb): Promise<Standpoint> {
	const rows = new Map((await db.meta.toArray()).map(({ key, value }) => [key, value]));
	return {
		device: (rows.get('device') as string | undefined) ?? '',
		epoch: (rows.get('epoch') as string | null | undefined) ?? null,
		cursor: Number(rows.get('cursor') ?? 0),
		next_seq: Number(rows.get('next_seq') ?? 1),
		resets: Number(rows.get('resets') ?? 0),
		marks: (rows.get('marks') as DeviceState['marks'] | undefined) ?? [],
		reset: (rows.get('reset') as DeviceState['reset'] | undefined) ?? null,
	};
}

/** Reads everything an account has on this device. */
export async function readDevice(db: TripDb): Promise<DeviceState> {
	const [standpoint, trips, outbox, refused, history] = await Promise.all([
		readStandpoint(db),
		db.trips.toArray(),
		db.outbox.toArray(),
		db.refused.toArray(),
		db.history.toArray(),
	]);
	return { ...standpoint, trips: new Map(trips.map((trip) => [trip.id, trip])), outbox, refused, history };
}

/** Writes the differences between two states of the device; unchanged parts are the same objects in both. */
export async function writeDevice(db: TripDb, before: DeviceState, after: DeviceState): Promise<void> {
	if (after === before) return;
	const gone = [...before.trips.keys()].filter((id) => !after.trips.has(id));
	const trips = [...after.trips.values()].filter((trip) => trip !== before.trips.get(trip.id));
	const [waited, waiting] = [new Set(before.outbox), new Set(after.outbox)];
	const refused = after.refused.slice(before.refused.length);
	await Promise.all([
		db.trips.bulkDelete(gone),
		db.streets.bulkDelete(gone),
		db.trips.bulkPut(trips),
		db.outbox.bulkDelete(before.outbox.filter((op) => !waiting.has(op)).map(({ seq }) => seq)),
		db.outbox.bulkPut(after.outbox.filter((op) => !waited.has(op))),
		db.refused.bulkPut(refused.map((each) => ({ ...each, id: each.op.id }))),
		// The database assigns the key.
		db.history.bulkAdd(after.history.slice(before.history.length) as (HistoryOnDevice & { id: number })[]),
		writeStandpoint(db, before, after),
	]);
}

async function writeStandpoint(db: TripDb, before: Standpoint, after: Standpoint): Promise<void> {
	const keys = ['device', 'epoch', 'cursor', 'next_seq', 'resets', 'marks', 'reset'] as const;
	const rows = keys
		.filter((key) => before[key] !== after[key])
		.map((key): MetaRow => ({ key, value: after[key] }));
	await db.meta.bulkPut(rows);
}
