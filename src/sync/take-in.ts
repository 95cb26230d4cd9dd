import { readSyncedAt } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { absorb, refuseHere } from '#domain/sync/absorb.ts';
import type { DeviceState, Op } from '#domain/sync/device-state.ts';
import type { Asked } from '#domain/sync/next-request.ts';
import type { SyncResponse } from '#domain/sync/wire.ts';
import { readDevice, writeDevice } from './device-on-disk.ts';
import type { Surroundings } from './surroundings.ts';

/** The device's state after an answer. */
export interface TakenIn {
	/** True when there is more to request or send. */
	isMore: boolean;
	/** True when nothing moved, so that repeating the same request at once would go on forever. */
	isStuck: boolean;
	/** When this device last had everything, as stored on it. */
	syncedAt: number | null;
}

/** A request and the server's answer to it. */
export interface Exchange {
	asked: Asked;
	response: SyncResponse;
}

/**
 * Applies an answer in one transaction: acknowledged edits go, documents arrive, the cursor moves, views are rebuilt;
 * or nothing happens at all.
 */
export async function takeIn(db: TripDb, exchange: Exchange, { now, newId }: Surroundings): Promise<TakenIn> {
	const { asked, response } = exchange;
	return changing(db, async (before) => {
		const after = absorb(before, exchange, { newId });
		await writeDevice(db, before, after);
		const { cursor, reset, resets, outbox } = after;
		const isMore = response.more || response.reset || reset !== null || outbox.length > 0;
		if (after !== before && !isMore) await db.meta.put({ key: 'synced_at', value: now() });
		await storeDeviceNames(db, response.devices);
		const [first] = asked.body.ops;
		const isSame = cursor === asked.body.cursor && resets === asked.resets;
		const isStuck = isSame && (response.more || (first && first.id === outbox[0]?.id) === true);
		return { isMore, isStuck, syncedAt: await readSyncedAt(db) };
	});
}

/** A device that has signed out since keeps its name here, because the history still has its edits. */
async function storeDeviceNames(db: TripDb, names: Record<string, string> | undefined): Promise<void> {
	if (!names) return;
	const stored = (await db.meta.get('device_names'))?.value as Record<string, string> | undefined;
	const isKnown = Object.entries(names).every(([device, name]) => stored?.[device] === name);
	if (!isKnown) await db.meta.put({ key: 'device_names', value: { ...stored, ...names } });
}

/** Puts an operation that is too long for the wire into the tray: no server could ever judge it. */
export async function refuseOnDevice(db: TripDb, op: Op): Promise<void> {
	await changing(db, async (before) => writeDevice(db, before, refuseHere(before, op, 'too_large')));
}

function changing<T>(db: TripDb, change: (before: DeviceState) => Promise<T>): Promise<T> {
	// The callback must itself be async, or Dexie reports a committed write as `PrematureCommitError`.
	const { trips, outbox, refused, history, meta, streets } = db;
	return db.transaction('rw', [trips, outbox, refused, history, meta, streets], async () =>
		change(await readDevice(db)),
	);
}
