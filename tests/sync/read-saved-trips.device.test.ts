import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { emptyTrip, type HistoryEntry } from '#domain/sync/device-state.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { edit } from '#sync/edit.ts';
import { readSavedTrips } from '#sync/read-saved-trips.ts';
import { noteSeenChanges } from '#trips/seen-changes.ts';
import { anOp } from './builders.ts';

/** A trip named by another phone, and this one's name for it, which gave way. */
async function aTripThatGaveWay(accountId: string) {
	const db = openAccountDb(accountId);
	const view = new Map([['name', { v: 'Theirs', r: 9 }]]);
	await db.trips.put({ ...emptyTrip('t_1'), confirmed: view, view });
	await db.meta.put({ key: 'device', value: 'd_me' });
	const lost: HistoryEntry = {
		trip: 't_1',
		path: 'name',
		v: 'Mine',
		r: 5,
		t: 0,
		device: 'd_me',
		hidden_by: 9,
	};
	await db.history.bulkPut([lost, { ...lost, r: 6, device: 'd_she' }, { ...lost, trip: 't_2' }]);
	const counted = async () => (await readSavedTrips(db)).rows.map(({ gaveWay }) => gaveWay);
	return { db, lost, counted };
}

test('a value that gave way is counted until the person has looked at it, both in the list and in the planner', async () => {
	const { db, lost, counted } = await aTripThatGaveWay('read-saved-trips');
	expect(await counted()).toEqual([1]);
	await noteSeenChanges(db, 't_1', [lost]);
	expect(await counted()).toEqual([0]);
});

test('renaming the trip settles what gave way before, but not what gives way to others after that', async () => {
	const { db, lost, counted } = await aTripThatGaveWay('read-saved-trips-2');
	await edit(db, 't_1', renameTrip('With Grandma'));
	expect(await counted()).toEqual([0]);
	const stands = async (v: string, r: number) => {
		const view = new Map([['name', { v, r }]]);
		await db.trips.put({ ...emptyTrip('t_1'), confirmed: view, view });
	};
	await stands('With Grandma', 12);
	expect(await counted()).toEqual([0]);
	await stands('Theirs, later', 15);
	await db.history.add({ ...lost, v: 'With Grandma', r: 14, hidden_by: 15 });
	expect(await counted()).toEqual([1]);
	expect((await db.history.toArray()).map(({ v }) => v)).toContain('Mine');
});

test('a trip that was refused whole says why in the list, not that its other edits found no trip', async () => {
	const db = openAccountDb('read-saved-trips-3');
	await db.trips.put(emptyTrip('t_1'));
	const birth = anOp({ id: 'o_1', trip: 't_1', seq: 1, path: 'life', value: 'live', base: 0 });
	const note = anOp({ id: 'o_2', trip: 't_1', seq: 2, path: 'notes' });
	await db.refused.bulkPut([
		{ id: birth.id, op: birth, code: 'quota' },
		{ id: note.id, op: note, code: 'unknown_trip' },
	]);
	expect((await readSavedTrips(db)).rows.map(({ refusedCode }) => refusedCode)).toEqual(['quota']);
});
