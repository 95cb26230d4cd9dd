import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { renameTrip, restoreTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { edit } from '#sync/edit.ts';
import { readSavedTrips } from '#sync/read-saved-trips.ts';
import { trashWords } from '#trips/trash-words.ts';
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

test('while a new trip is only in memory, nothing says of the list that it is safe, even after the session has ended', async () => {
	const db = openAccountDb('use-saved-trips-unborn');
	const reading = await readSavedTrips(db);
	const relent = refusingWrites(db, 'QuotaExceededError');
	const said = () => savedTrips(db, reading, { kind: 'stopped', why: 'signed_out' }).status.kind;
	expect(said()).toBe('signed_out');
	await edit(db, 't_1', renameTrip('Ohio loop'));
	expect(said()).toBe('not_saved');
	relent();
	await edit(db, 't_1', []);
	expect(said()).toBe('signed_out');
});

test('a trip just deleted goes to the top of the trash, with all its days, while the list waits for the disk', async () => {
	const db = openAccountDb('use-saved-trips-order');
	const daysAgo = (days: number) => Date.now() - days * 86_400_000;
	const stored = (id: string, life: string, changed_at: number) => {
		const view = new Map([['life', { v: life, r: 1 }]]);
		return db.trips.put({ ...emptyTrip(id), confirmed: view, view, changed_at });
	};
	await stored('t_1', 'trashed', daysAgo(3));
	await stored('t_2', 'live', daysAgo(25));
	let reading = await readSavedTrips(db);
	const trash = () =>
		savedTrips(db, reading, { kind: 'idle', syncedAt: null }).trashed.map(
			({ trip, changedAt }) => `${trip.id}: ${trashWords(changedAt, Date.now())}`,
		);
	await edit(db, 't_2', trashTrip());
	const after = ['t_2: Kept for 30 more days', 't_1: Kept for 27 more days'];
	expect(trash(), 'before the list is read again').toEqual(after);
	reading = await readSavedTrips(db);
	expect(trash()).toEqual(after);
});
