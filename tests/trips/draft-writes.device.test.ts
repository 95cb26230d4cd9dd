import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readDraftId, readTripCells } from '#db/queries.ts';
import { openSharedDb } from '#db/shared-db.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { removeStop } from '#domain/trips/edit-stops.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { DRAFT, edit } from '#sync/edit.ts';
import { hasHeldChanges } from '#sync/held-changes.ts';
import { discardDraftIn, openDraftIn, setDraftAsideIn } from '#trips/draft-writes.ts';
import { aDb, addStops, refusingWrites, tripIn } from '../sync/trips-on-disk.ts';

test('a discarded draft is gone, and the next edit begins another', async () => {
	const db = aDb();
	await edit(db, DRAFT, renameTrip('Ohio loop'));
	const first = await readDraftId(db);
	expect(await discardDraftIn(db, first ?? '')).toEqual({ saved: true, wasOpen: true });
	expect([await db.trips.count(), await db.outbox.count(), await readDraftId(db)]).toEqual([0, 0, undefined]);
	await edit(db, DRAFT, renameTrip('Maine loop'));
	expect(await readDraftId(db)).not.toBe(first);
	expect(await discardDraftIn(aDb(), '')).toEqual({ saved: true, wasOpen: true });
});

test('edits on their way to the disk are dropped with the discarded draft; the next one begins without them', async () => {
	const db = aDb();
	await edit(db, DRAFT, renameTrip('Ohio loop'));
	const edits = [edit(db, DRAFT, setTripNotes('One')), edit(db, DRAFT, setTripNotes('Two'))];
	const discarded = discardDraftIn(db, (await readDraftId(db)) ?? '');
	expect(await Promise.all([...edits, discarded])).toEqual([
		{ saved: true },
		{ saved: true },
		{ saved: true, wasOpen: true },
	]);
	expect([await db.trips.count(), await db.outbox.count(), await readDraftId(db)]).toEqual([0, 0, undefined]);
});

test('edits that the device refused are dropped with the discarded draft', async () => {
	const db = aDb();
	await edit(db, DRAFT, renameTrip('Ohio loop'));
	const allow = refusingWrites(db, 'QuotaExceededError');
	await edit(db, DRAFT, setTripNotes('In memory only'));
	allow();
	await discardDraftIn(db, (await readDraftId(db)) ?? '');
	expect(hasHeldChanges(db)).toBe(false);
	await edit(db, DRAFT, renameTrip('Maine loop'));
	expect((await tripIn(db, (await readDraftId(db)) ?? '')).notes).toBe('');
});

test('a draft that is set aside stays whole while another one is made, and can be opened again', async () => {
	const db = aDb();
	await addStops(db, DRAFT, ['s1', 's2']);
	const first = (await readDraftId(db)) ?? '';
	expect(await setDraftAsideIn(db)).toEqual({ saved: true });
	expect(await readDraftId(db)).toBe(undefined);
	await addStops(db, DRAFT, ['s3']);
	const second = (await readDraftId(db)) ?? '';
	expect(await openDraftIn(db, first)).toEqual({ saved: true, isHere: true });
	await addStops(db, DRAFT, ['s4']);
	expect((await tripIn(db, first)).stops.map(({ id }) => id)).toEqual(['s1', 's2', 's4']);
	expect((await tripIn(db, second)).stops.map(({ id }) => id)).toEqual(['s3']);
	expect(await openDraftIn(db, 't_nowhere')).toEqual({ saved: true, isHere: false });
	expect(await readDraftId(db)).toBe(first);
	expect(await discardDraftIn(db, second)).toEqual({ saved: true, wasOpen: false });
	expect(await readTripCells(db, second)).toBe(undefined);
	expect(
		(await db.outbox.where('trip').equals(second).count()) + Number((await readDraftId(db)) === first),
	).toBe(1);
});

test('a blank draft does not stay behind when another one is reopened; one with notes alone does', async () => {
	const db = aDb();
	await addStops(db, DRAFT, ['s1']);
	const first = (await readDraftId(db)) ?? '';
	await setDraftAsideIn(db);
	await addStops(db, DRAFT, ['s2']);
	await edit(db, DRAFT, removeStop('s2'));
	await openDraftIn(db, first);
	expect((await db.trips.toArray()).map(({ id }) => id)).toEqual([first]);
	await setDraftAsideIn(db);
	await edit(db, DRAFT, setTripNotes('Ask about the marching band'));
	await openDraftIn(db, first);
	expect(await db.trips.count()).toBe(2);
});

test('a draft with edits that are not on disk is not set aside', async () => {
	const db = aDb();
	await addStops(db, DRAFT, ['s1']);
	const first = await readDraftId(db);
	const allow = refusingWrites(db, 'QuotaExceededError');
	await edit(db, DRAFT, renameTrip('In memory only'));
	expect(await setDraftAsideIn(db)).toMatchObject({ saved: false, reason: 'full' });
	expect(await readDraftId(db)).toBe(first);
	allow();
	expect(await setDraftAsideIn(db)).toEqual({ saved: true });
	expect((await tripIn(db, first ?? '')).name).toBe('In memory only');
});

test('a draft that was copied stays when it was edited after the copy, on disk or in memory alone', async () => {
	const db = aDb();
	await edit(db, DRAFT, renameTrip('Ohio loop'));
	const draftId = (await readDraftId(db)) ?? '';
	const [lastSeq = 0] = (await db.outbox.toArray()).map(({ seq }) => seq).slice(-1);
	const copied = { lastSeq, held: 0 };
	const allow = refusingWrites(db, 'QuotaExceededError');
	await edit(db, DRAFT, renameTrip('In memory only'));
	expect(await discardDraftIn(db, draftId, copied)).toEqual({ saved: true, wasOpen: false });
	expect([await db.trips.count(), hasHeldChanges(db)]).toEqual([1, true]);
	allow();
	await edit(db, DRAFT, renameTrip('Lake loop'));
	expect(await discardDraftIn(db, draftId, copied)).toEqual({ saved: true, wasOpen: false });
	expect((await tripIn(db, draftId)).name).toBe('Lake loop');
	const [latest = 0] = (await db.outbox.toArray()).map(({ seq }) => seq).slice(-1);
	expect(await discardDraftIn(db, draftId, { lastSeq: latest, held: 0 })).toEqual({
		saved: true,
		wasOpen: true,
	});
	expect([await db.trips.count(), await db.outbox.count(), await readDraftId(db)]).toEqual([0, 0, undefined]);
});

test('discarding a draft that another tab has set aside meanwhile leaves the one that was begun there alone', async () => {
	const db = aDb();
	const otherTab = openSharedDb(db.name);
	await edit(db, DRAFT, renameTrip('Asked about'));
	const askedAbout = (await readDraftId(db)) ?? '';
	await setDraftAsideIn(otherTab);
	await edit(otherTab, DRAFT, renameTrip('Begun in the other tab'));
	const allow = refusingWrites(db, 'QuotaExceededError');
	await edit(db, DRAFT, setTripNotes('In memory only'));
	allow();
	expect(await discardDraftIn(db, askedAbout)).toEqual({ saved: true, wasOpen: false });
	const left = (await db.trips.toArray()).map(({ view }) => view.get('name')?.v);
	expect([left, hasHeldChanges(db)]).toEqual([['Begun in the other tab'], true]);
});

test('a draft that exists in memory alone is discarded, and one that another tab has begun meanwhile is not', async () => {
	const db = aDb();
	const allow = refusingWrites(db, 'QuotaExceededError');
	await edit(db, DRAFT, renameTrip('In memory only'));
	await db.trips.put(emptyTrip('t_other'));
	await db.meta.put({ key: 'draft', value: 't_other' });
	expect(await discardDraftIn(db, '')).toEqual({ saved: true, wasOpen: false });
	expect([await db.trips.count(), hasHeldChanges(db)]).toEqual([1, true]);
	await db.meta.delete('draft');
	expect(await discardDraftIn(db, '')).toEqual({ saved: true, wasOpen: true });
	expect([await db.trips.count(), hasHeldChanges(db)]).toEqual([1, false]);
	allow();
});
