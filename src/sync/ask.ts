import type { TripDb } from '#db/trip-tables.ts';
import { newDevice } from '#domain/sync/device-state.ts';
import { type Asked, nextRequest } from '#domain/sync/next-request.ts';
import { batchLimits, pageLimits } from '#domain/sync/wire.ts';
import { readStandpoint } from './device-on-disk.ts';
import type { Surroundings } from './surroundings.ts';

/** How much a device sends and receives at once. */
export interface AskLimits {
	maxOps?: number;
	limit?: number;
}

/** Builds the device's next request to the server; its device id is created with the first one. */
export function ask(
	db: TripDb,
	{ now, newId }: Surroundings,
	{ maxOps = batchLimits.ops, limit = pageLimits.rows }: AskLimits = {},
): Promise<Asked> {
	return db.transaction('rw', [db.meta, db.outbox], async () => {
		const standpoint = await readStandpoint(db);
		const device = standpoint.device || newId('d_');
		if (!standpoint.device) await db.meta.put({ key: 'device', value: device });
		const outbox = await db.outbox.orderBy('seq').limit(maxOps).toArray();
		const state = { ...newDevice(device), ...standpoint, device, outbox };
		return nextRequest(state, { clientNow: now(), maxOps, limit });
	});
}
