import 'fake-indexeddb/auto';
import { readTripCells } from '#db/queries.ts';
import { openSharedDb } from '#db/shared-db.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { addStop } from '#domain/trips/edit-stops.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { edit } from '#sync/edit.ts';
import { aPlace } from '../domain/trips/builders.ts';

let opened = 0;
export const aDbName = () => `test-${++opened}`;
export const aDb = () => openSharedDb(aDbName());

export async function tripIn(db: TripDb, id: string) {
	return tripFromCells(id, (await readTripCells(db, id)) ?? new Map());
}

export async function addStops(db: TripDb, target: string, ids: string[]) {
	for (const id of ids) {
		const added = addStop(tripFromCells('t', new Map()), { id, place: aPlace() });
		if (added.ok) await edit(db, target, added.changes);
	}
}

/** Makes every write to the outbox fail until the returned function is called. */
export function refusingWrites(db: TripDb, name: string): () => void {
	const refuse = () => {
		throw new DOMException('No.', name);
	};
	db.outbox.hook('creating', refuse);
	return () => db.outbox.hook('creating').unsubscribe(refuse);
}
