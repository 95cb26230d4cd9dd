import { withChanges } from '#domain/sync/rebase.ts';
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { readDraftId, readTripCells } from '#db/queries.ts';
import { openSharedDb } from '#db/shared-db.ts';
import { newDevice } from '#domain/sync/device-state.ts';
import { moveStop, setNote } from '#domain/trips/edit-stops.ts';
import { renameTrip, startTrip } from '#domain/trips/edit-trip.ts';
import { invert } from '#domain/trips/invert.ts';
import { DRAFT, edit } from '#sync/edit.ts';
import { hasHeldChanges, heldChanges } from '#sync/held-changes.ts';
import { notSavedWords } from '#sync/not-saved.ts';
import { randomId } from '#sync/random-id.ts';
import { anyChanges } from '../domain/trips/builders.ts';
import { writeEdit } from './pure-edit.ts';
import { aDb, aDbName, addStops, refusingWrites, tripIn } from './trips-on-disk.ts';

test('an edit writes the view and the outbox together, in the order of the edits', async () => {
	const db = aDb();
	expect(await edit(db, 't_1', renameTrip('Ohio loop'))).toEqual({ saved: true });
	await addStops(db, 't_1', ['s1', 's2']);
	expect((await tripIn(db, 't_1')).stops.map(({ id }) => id)).toEqual(['s1', 's2']);
	const outbox = await db.outbox.toArray();
	expect(outbox.map(({ seq, path }) => `${seq} ${path}`)).toEqual([
		'1 life',
		'2 name',
		'3 stops/s1/place',
		'4 stops/s1/live',
		'5 stops/s2/place',
		'6 stops/s2/live',
	]);
	expect(new Set(outbox.map(({ id }) => id)).size).toBe(6);
});

test('edits made at once are all kept, from two tabs too', async () => {
	const name = aDbName();
	const tabs = [openSharedDb(name), openSharedDb(name)];
	const results = await Promise.all(
		tabs.flatMap((tab, n) => [1, 2, 3].map((m) => edit(tab, DRAFT, setNote(`s${n}${m}`, 'Gate')))),
	);
	expect(results.every(({ saved }) => saved)).toBe(true);
	const [tab] = tabs;
	if (!tab) throw new Error('no tab');
	const id = await readDraftId(tab);
	const seqs = (await tab.outbox.toArray()).map(({ seq, trip }) => [seq, trip]);
	expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7].map((seq) => [seq, id]));
});

test('the draft survives a reload, with one stable id', async () => {
	const name = aDbName();
	const before = openSharedDb(name);
	await edit(before, DRAFT, renameTrip('Ohio loop'));
	await addStops(before, DRAFT, ['s1', 's2', 's3']);
	const id = (await readDraftId(before)) ?? '';
	await edit(before, DRAFT, moveStop(await tripIn(before, id), 's3', 0));
	before.close();
	const after = openSharedDb(name);
	expect(await readDraftId(after)).toBe(id);
	await edit(after, DRAFT, setNote('s3', 'Gate B'));
	const trip = await tripIn(after, id);
	expect([trip.name, trip.stops.map((stop) => stop.id)]).toEqual(['Ohio loop', ['s3', 's1', 's2']]);
});

test('a draft keeps only the last value of a path waiting, a saved trip keeps all', async () => {
	const db = aDb();
	for (const name of ['One', 'Two', 'Three']) {
		await edit(db, DRAFT, renameTrip(name));
		await edit(db, 't_saved', renameTrip(name));
	}
	const names = (await db.outbox.toArray()).filter(({ path }) => path === 'name');
	expect(names.map(({ trip, value }) => `${trip === 't_saved'} ${value}`)).toEqual([
		'true One',
		'true Two',
		'false Three',
		'true Three',
	]);
});

test('undo is an edit like any other', async () => {
	const db = aDb();
	await addStops(db, 't_1', ['s1', 's2', 's3']);
	const before = (await readTripCells(db, 't_1')) ?? new Map();
	const changes = moveStop(await tripIn(db, 't_1'), 's3', 0);
	await edit(db, 't_1', changes);
	await edit(db, 't_1', invert(changes, before));
	expect((await tripIn(db, 't_1')).stops.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
	expect(await db.outbox.count()).toBe(9);
});

test('an edit that the device refuses is not saved, is not lost, and goes in with the next', async () => {
	const db = aDb();
	await edit(db, 't_1', renameTrip('Ohio loop'));
	const relent = refusingWrites(db, 'QuotaExceededError');
	const result = await edit(db, 't_1', setNote('s1', 'Gate B'));
	expect(result).toMatchObject({ saved: false, reason: 'full' });
	expect((await readTripCells(db, 't_1'))?.has('stops/s1/note')).toBe(false);
	const shown = withChanges((await readTripCells(db, 't_1')) ?? new Map(), heldChanges(db, 't_1'));
	expect(shown.get('stops/s1/note')?.v).toBe('Gate B');
	expect(hasHeldChanges(db)).toBe(true);
	expect(result.saved || (await result.retry())).toMatchObject({ saved: false });
	relent();
	expect(await edit(db, 't_1', setNote('s2', 'Gate C'))).toEqual({ saved: true });
	expect((await db.outbox.toArray()).map(({ value }) => value)).toEqual([
		'live',
		'Ohio loop',
		'Gate B',
		'Gate C',
	]);
	expect(result.saved || (await result.retry())).toEqual({ saved: true });
	expect([await db.outbox.count(), hasHeldChanges(db)]).toEqual([4, false]);
});

test('a database that is closed or cannot open says so, and the edit stays', async () => {
	const db = aDb();
	await db.open();
	db.close({ disableAutoOpen: true });
	const result = await edit(db, DRAFT, renameTrip('Ohio loop'));
	expect(result).toMatchObject({ saved: false, reason: 'unavailable' });
	expect(heldChanges(db, DRAFT)).toEqual(renameTrip('Ohio loop'));
	expect(notSavedWords('unavailable', 'computer')).toMatch(/^Not saved on this computer\. /);
	await db.open();
	expect(result.saved || (await result.retry())).toEqual({ saved: true });
	expect(await db.outbox.count()).toBe(2);
});

test('a watcher sees an edit of another tab', async () => {
	const name = aDbName();
	const [here, there] = [openSharedDb(name), openSharedDb(name)];
	const seen: unknown[] = [];
	const watching = liveQuery(() => readTripCells(here, 't_1')).subscribe((cells) =>
		seen.push(cells?.get('name')?.v),
	);
	await expect.poll(() => seen).toEqual([undefined]);
	await edit(there, 't_1', renameTrip('Ohio loop'));
	await expect.poll(() => seen.at(-1)).toBe('Ohio loop');
	watching.unsubscribe();
});

test('an account has its own database', async () => {
	const mine = openAccountDb('a1');
	await edit(mine, 't_1', renameTrip('Mine'));
	expect(await readTripCells(openAccountDb('a2'), 't_1')).toBe(undefined);
	expect(mine.name).toBe('ctt.u.a1');
	expect(randomId('s_')).toMatch(/^s_[A-Za-z0-9_-]{22}$/);
});

test('a path named like a property of every object is only a path', async () => {
	const db = aDb();
	for (const path of ['__proto__', 'constructor', 'stops/__proto__/note']) {
		expect(await edit(db, 't_1', [{ path, value: { __proto__: null, x: 1 } }])).toEqual({ saved: true });
	}
	const cells = await readTripCells(db, 't_1');
	expect([...(cells?.keys() ?? [])]).toEqual(['life', '__proto__', 'constructor', 'stops/__proto__/note']);
	expect(({} as { x?: number }).x).toBe(undefined);
});

test('an edit settles what gave way before it, at its own path of its own trip', async () => {
	const db = aDb();
	const lost = { trip: 't_1', path: 'name', v: 'Fall tour', r: 5, t: 0, device: 'd_me', hidden_by: 9 };
	const kept = [
		{ ...lost, path: 'notes' },
		{ ...lost, trip: 't_2' },
	];
	await db.history.bulkAdd([lost, ...kept]);
	await edit(db, 't_1', renameTrip('Spring tour'));
	const settled = (await db.history.toArray()).filter(({ rewritten }) => rewritten);
	expect(settled).toEqual([expect.objectContaining({ trip: 't_1', path: 'name' })]);
});

test('the database and the pure device agree after any edits', async () => {
	const steps = fc.array(fc.record({ trip: fc.constantFrom('t_1', 't_2'), changes: anyChanges }), {
		maxLength: 6,
	});
	await fc.assert(
		fc.asyncProperty(steps, async (edits) => {
			const db = aDb();
			let pure = newDevice('d_1');
			for (const { trip, changes } of edits.filter((each) => each.changes.length > 0)) {
				await edit(db, trip, changes);
				const born = pure.trips.has(trip) ? [] : startTrip();
				const context = { t: 0, newId: () => '' };
				pure = writeEdit(pure, { trip, changes: [...born, ...changes] }, context);
			}
			const outbox = (await db.outbox.toArray()).map((op) => ({ ...op, id: '', t: 0 }));
			expect(outbox).toEqual(pure.outbox);
			for (const [id, { view }] of pure.trips) expect(await readTripCells(db, id)).toEqual(view);
			await db.delete();
		}),
		{ numRuns: 40 },
	);
});
