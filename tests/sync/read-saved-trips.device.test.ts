import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { emptyTrip, type HistoryEntry } from '#domain/sync/device-state.ts';
import { readSavedTrips } from '#sync/read-saved-trips.ts';
import { noteSeenChanges } from '#trips/seen-changes.ts';

test('a value that gave way is counted until the person has looked at it, in the list as in the planner', async () => {
	const db = openAccountDb('read-saved-trips');
	const view = new Map([['name', { v: 'Theirs', r: 9 }]]);
	await db.trips.put({ ...emptyTrip('t_1'), confirmed: view, view });
	await db.meta.put({ key: 'device', value: 'd_me' });
	const lost: HistoryEntry = {
		...{ trip: 't_1', path: 'name', v: 'Mine', r: 5 },
		...{ t: 0, device: 'd_me', hidden_by: 9 },
	};
	await db.history.bulkPut([lost, { ...lost, r: 6, device: 'd_she' }, { ...lost, trip: 't_2' }]);
	const counted = async () => (await readSavedTrips(db)).rows.map(({ gaveWay }) => gaveWay);
	expect(await counted()).toEqual([1]);
	await noteSeenChanges(db, 't_1', [lost]);
	expect(await counted()).toEqual([0]);
});
