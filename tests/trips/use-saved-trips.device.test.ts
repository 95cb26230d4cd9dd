import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { renameTrip, restoreTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { edit } from '#sync/edit.ts';
import { readSavedTrips } from '#sync/read-saved-trips.ts';
import { savedTrips } from '#trips/use-saved-trips.ts';
import { refusingWrites } from '../sync/trips-on-disk.ts';

test('a trip just deleted or restored stays where it is while the list waits for the disk, and is not "synced"', async () => {
	const db = openAccountDb('use-saved-trips');
	const view = new Map([['life', { v: 'live', r: 1 }]]);
	await db.trips.put({ ...emptyTrip('t_1'), confirmed: view, view });
	await db.meta.put({ key: 'synced_at', value: 1_800_000_000_000 });
	let reading = await readSavedTrips(db);
	const shown = () => {
		const { live, trashed, status } = savedTrips(db, reading, { kind: 'idle', syncedAt: null });
		expect((live[0] ?? trashed[0])?.status).toEqual(status);
		return [live.length, trashed.length, status.kind];
	};
	expect(shown()).toEqual([1, 0, 'synced']);

	const deleting = edit(db, 't_1', trashTrip());
	expect(shown()).toEqual([0, 1, 'saving']);
	await deleting;
	expect(shown(), 'before the list is read again').toEqual([0, 1, 'unsent']);
	reading = await readSavedTrips(db);
	expect(shown()).toEqual([0, 1, 'unsent']);

	await edit(db, 't_1', restoreTrip());
	expect(shown(), 'before the list is read again').toEqual([1, 0, 'unsent']);
	reading = await readSavedTrips(db);
	expect(shown()).toEqual([1, 0, 'unsent']);
});

test('only an edit that the device refused is "not saved", and is that until the device takes it', async () => {
	const db = openAccountDb('use-saved-trips-refused');
	const view = new Map([['life', { v: 'live', r: 1 }]]);
	await db.trips.put({ ...emptyTrip('t_1'), confirmed: view, view });
	const reading = await readSavedTrips(db);
	const shown = () =>
		savedTrips(db, reading, { kind: 'idle', syncedAt: null }).live.map(({ status }) => status.kind);
	const relent = refusingWrites(db, 'QuotaExceededError');
	const renaming = edit(db, 't_1', renameTrip('Ohio loop'));
	expect(shown()).toEqual(['saving']);
	await renaming;
	expect(shown()).toEqual(['not_saved']);
	relent();
	const again = edit(db, 't_1', renameTrip('Ohio tour'));
	expect(shown(), 'while it is tried again').toEqual(['not_saved']);
	await again;
	expect(shown()).toEqual(['unsent']);
});
