import 'fake-indexeddb/auto';
import Dexie, { liveQuery } from 'dexie';
import { expect, test, vi } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { orWarn } from '#db/or-warn.ts';
import { readTrips } from '#db/queries.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { inTime } from '../in-time.ts';

const UNREADABLE = 'The trips could not be read';

test('what the device answers is passed on', async () => {
	expect(await orWarn('This device does not keep it', async () => 'stored')).toBe('stored');
});

test('a device that refuses is a warning, and nothing else', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const error = new DOMException('The disk is full', 'QuotaExceededError');
	expect(await orWarn('This device does not keep it', () => Promise.reject(error))).toBeUndefined();
	expect(warned).toHaveBeenCalledWith('This device does not keep it', error);
});

test('a database that never opened is one that the device cannot read', async () => {
	const said = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('Not in this window', 'SecurityError');
	});
	const db = openAccountDb('or-warn-refused');
	expect(await orWarn(UNREADABLE, () => readTrips(db), { unread: null, mayLeave: db })).toBeNull();
	expect(said).toHaveBeenCalledOnce();
});

test('an account that leaves while it is read is not a failure: a live query keeps what it showed', async () => {
	const said = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const db = openAccountDb('or-warn-leaving');
	await db.trips.put(emptyTrip('t_1'));
	const shown: unknown[] = [];
	const query = liveQuery(() => orWarn(UNREADABLE, () => readTrips(db), { unread: null, mayLeave: db }));
	const subscription = query.subscribe((trips) => shown.push(trips?.length));
	await inTime(() => expect(shown).toEqual([1]));
	await db.trips.clear();
	db.close({ disableAutoOpen: true });
	await expect(orWarn(UNREADABLE, () => readTrips(db), { unread: null, mayLeave: db })).rejects.toThrow(
		Dexie.DatabaseClosedError,
	);
	subscription.unsubscribe();
	expect(shown).not.toContain(undefined);
	expect(said).not.toHaveBeenCalled();
});
