import { expect, test } from 'vitest';
import { readRefused } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { renameTrip, setTripNotes, trashTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { edit } from '#sync/edit.ts';
import { readTrip } from '#sync/read-trip.ts';
import { aDb, addStops, refusingWrites, tripIn } from './trips-on-disk.ts';

/** A trip of two stops that the server had no room for: all of it is in the tray. */
async function aRefusedTrip() {
	const db = aDb();
	await edit(db, 't_1', renameTrip('Ohio loop'));
	await addStops(db, 't_1', ['s1', 's2']);
	await refuseAll(db);
	return db;
}

async function refuseAll(db: TripDb) {
	const ops = await db.outbox.toArray();
	const code = (path: string) => (path === 'life' ? 'quota' : 'unknown_trip');
	await db.refused.bulkPut(ops.map((op) => ({ id: op.id, op, code: code(op.path) })));
	await db.outbox.clear();
	await db.trips.clear();
}

const refusedIn = async (db: TripDb) => {
	const { cells, refused } = await readTrip(db, 't_1');
	expect(cells).toBeUndefined();
	return refused && tripFromCells('t_1', refused);
};

test('a trip that the server refused is read from the tray, as its family wrote it', async () => {
	const trip = await refusedIn(await aRefusedTrip());
	expect([trip?.name, trip?.life, trip?.stops.map(({ id }) => id)]).toEqual([
		'Ohio loop',
		'live',
		['s1', 's2'],
	]);
});

test('refused edits of a trip that the server had taken are not a trip', async () => {
	const db = await aRefusedTrip();
	await db.refused.filter(({ op }) => op.path === 'life').delete();
	expect(await refusedIn(db)).toBeUndefined();
});

test('an edit of a refused trip makes it again, whole, and what the edit says counts', async () => {
	const db = await aRefusedTrip();
	expect(await edit(db, 't_1', [...renameTrip('Erie loop'), ...setTripNotes('Boots')])).toEqual({
		saved: true,
	});
	const { name, notes, stops } = await tripIn(db, 't_1');
	expect([name, notes, stops.map(({ id }) => id)]).toEqual(['Erie loop', 'Boots', ['s1', 's2']]);
	expect(await readRefused(db)).toEqual([]);
	expect((await db.outbox.toArray()).map(({ path }) => path)).toEqual([
		'life',
		'stops/s1/place',
		'stops/s1/live',
		'stops/s2/place',
		'stops/s2/live',
		'name',
		'notes',
	]);
	await refuseAll(db);
	expect((await refusedIn(db))?.notes).toBe('Boots');
});

test('a refused trip that goes to the trash is made again first', async () => {
	const db = await aRefusedTrip();
	await edit(db, 't_1', trashTrip());
	const lives = (await db.outbox.toArray()).filter(({ path }) => path === 'life');
	expect(lives.map(({ value }) => value)).toEqual(['live', 'trashed']);
	expect((await tripIn(db, 't_1')).life).toBe('trashed');
});

test('an edit that the device does not write leaves the refused trip in the tray', async () => {
	const db = await aRefusedTrip();
	const free = refusingWrites(db, 'QuotaExceededError');
	const result = await edit(db, 't_1', renameTrip('Erie loop'));
	expect([result.saved, (await refusedIn(db))?.name]).toEqual([false, 'Ohio loop']);
	free();
	if (!result.saved) await result.retry();
	expect([(await tripIn(db, 't_1')).name, await readRefused(db)]).toEqual(['Erie loop', []]);
});
