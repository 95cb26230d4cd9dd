import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { DRAFT } from '#sync/edit.ts';
import { changesSince, editsHere } from '#sync/held-changes.ts';
import { draftStore, keepDraftAside } from '#trips/draft-store.ts';

beforeEach(async () => {
	await Promise.all(sharedDb.tables.map((table) => table.clear()));
	await keepDraftAside();
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
	expect(await keepDraftAside()).toBe(true);
	await draftStore.write([{ path: 'name', value: 'The other one' }]);
	const unreadable = changesSince(editsHere(sharedDb, DRAFT), 1);
	expect(unreadable).toEqual([{ path: 'name', value: 'The other one' }]);
});
