import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { setSession, signedOut } from '#session/session.ts';
import { DRAFT } from '#sync/edit.ts';
import { changesSince, editsHere } from '#sync/held-changes.ts';
import { readTrip } from '#sync/read-trip.ts';
import { draftStore, setDraftAside } from '#trips/draft-store.ts';
import { makeQuietEdit, undoEdit } from '#trips/undo.ts';
import { openTrip } from '#trips/use-trip.ts';
import { discardOpenDraft } from './discard-open-draft.ts';

beforeEach(async () => {
	setSession(signedOut);
	await Promise.all(sharedDb.tables.map((table) => table.clear()));
	await setDraftAside();
});

test('edits that reach the disk while that is read are in what was read', async () => {
	await draftStore.write(setTripNotes('Leave early'));
	let goOn: () => void = () => undefined;
	const rowIsRead = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	const [transaction, get] = [sharedDb.transaction.bind(sharedDb), sharedDb.trips.get.bind(sharedDb.trips)];
	vi.spyOn(sharedDb, 'transaction').mockImplementationOnce(((...args: Parameters<typeof transaction>) =>
		rowIsRead.then(() => transaction(...args))) as never);
	const writing = draftStore.write(setTripNotes('Leave at nine'));
	vi.spyOn(sharedDb.trips, 'get').mockImplementationOnce((async (id: string) => {
		const row = await get(id);
		goOn();
		await writing;
		await draftStore.write(setTripNotes('Leave at ten'));
		return row;
	}) as never);
	expect((await draftStore.read()).get('notes')?.v).toBe('Leave at ten');
});

test('a draft that was set aside shows nothing of itself in the next one, even on a device that cannot be read', async () => {
	await draftStore.write(setTripNotes('Leave early'));
	expect(await setDraftAside()).toEqual({ saved: true });
	await draftStore.write([{ path: 'name', value: 'The other one' }]);
	const unreadable = changesSince(editsHere(sharedDb, DRAFT), 1);
	expect(unreadable).toEqual([{ path: 'name', value: 'The other one' }]);
});

test('a draft that has just begun does not mix with the one before, though that was read last', async () => {
	await draftStore.write(renameTrip('Ohio loop'));
	const before = await readTrip(sharedDb, DRAFT);
	expect(await setDraftAside()).toEqual({ saved: true });
	await draftStore.write(setTripNotes('Leave early'));
	const shown = () => openTrip(before, { db: sharedDb, edits: editsHere(sharedDb, DRAFT) }).trip;
	expect([shown().name, shown().notes]).toEqual(['Ohio loop', '']);
	const after = openTrip(await readTrip(sharedDb, DRAFT), {
		db: sharedDb,
		edits: editsHere(sharedDb, DRAFT),
	});
	expect([after.trip.name, after.trip.notes]).toEqual(['', 'Leave early']);
});

test('a draft that becomes another while it is read is read again', async () => {
	await draftStore.write(renameTrip('Ohio loop'));
	const get = sharedDb.trips.get.bind(sharedDb.trips);
	vi.spyOn(sharedDb.trips, 'get').mockImplementationOnce((async (id: string) => {
		const row = await get(id);
		await setDraftAside();
		await draftStore.write(setTripNotes('Leave early'));
		return row;
	}) as never);
	const { cells } = await draftStore.readWithId();
	expect([cells.get('name')?.v, cells.get('notes')?.v]).toEqual([undefined, 'Leave early']);
});

test('a draft that the device does not discard says so, and is there with its edits and their undo', async () => {
	await makeQuietEdit(draftStore, { changes: setTripNotes('Leave early'), before: await draftStore.read() });
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const full = new Dexie.QuotaExceededError();
	vi.spyOn(sharedDb.outbox, 'bulkAdd').mockRejectedValueOnce(full);
	await draftStore.write(renameTrip('Ohio loop'));
	vi.spyOn(sharedDb.trips, 'delete').mockRejectedValueOnce(full);
	expect(await discardOpenDraft()).toMatchObject({ saved: false });
	expect(draftStore.writes().refusal).toMatchObject({ reason: 'full' });
	await draftStore.retry();
	await undoEdit(draftStore);
	const cells = await draftStore.read();
	expect([cells.get('notes')?.v, cells.get('name')?.v]).toEqual([null, 'Ohio loop']);
	expect(await discardOpenDraft()).toMatchObject({ saved: true });
	expect((await draftStore.read()).size).toBe(0);
});
