import 'fake-indexeddb/auto';
import Dexie, { liveQuery } from 'dexie';
import { expect, test, vi } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { readTrips } from '#db/queries.ts';
import { readOr } from '#db/read-or.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { inTime } from '../in-time.ts';

const UNREADABLE = { words: 'The trips could not be read', unread: null };

test('a failed read is reported in the console, and answered as unread', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
	const error = new Dexie.UnknownError('The disk is broken');
	expect(await readOr(openAccountDb('read-or'), () => Promise.reject(error), UNREADABLE)).toBeNull();
	expect(said).toHaveBeenCalledWith('The trips could not be read', error);
});

test('a database that never opened is one that the device cannot read', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
	vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('Not in this window', 'SecurityError');
	});
	const db = openAccountDb('read-or-refused');
	expect(await readOr(db, () => readTrips(db), UNREADABLE)).toBeNull();
	expect(said).toHaveBeenCalledOnce();
});

test('an account that leaves while it is read is no failure: a live query goes on showing its last answer', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
	const db = openAccountDb('read-or-leaving');
	await db.trips.put(emptyTrip('t_1'));
	const shown: unknown[] = [];
	const query = liveQuery(() => readOr(db, () => readTrips(db), UNREADABLE));
	const subscription = query.subscribe((trips) => shown.push(trips?.length));
	await inTime(() => expect(shown).toEqual([1]));
	await db.trips.clear();
	db.close({ disableAutoOpen: true });
	await expect(readOr(db, () => readTrips(db), UNREADABLE)).rejects.toThrow(Dexie.DatabaseClosedError);
	subscription.unsubscribe();
	expect(shown).not.toContain(undefined);
	expect(said).not.toHaveBeenCalled();
});
