import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraftId } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import type { Change } from '#domain/sync/cell.ts';
import { moveStop, removeStop, setStopTime } from '#domain/trips/edit-stops.ts';
import { renameTrip, restoreTrip, setTripFact, trashTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { setSession, signedOut } from '#session/session.ts';
import { openAccountSync } from '#sync/account-sync.ts';
import { DRAFT, edit as writeEdit } from '#sync/edit.ts';
import { addStops } from '#trips/add-stops.ts';
import { draftStore, setDraftAside } from '#trips/draft-store.ts';
import { discardDraftIn, setDraftAsideIn } from '#trips/draft-writes.ts';
import { savedStore } from '#trips/saved-store.ts';
import { makeEdit, makeQuietEdit, undoEdit } from '#trips/undo.ts';
import * as toasts from '#ui/toasts.ts';
import { aPlace } from '../domain/trips/builders.ts';

const LEFT = 'Changed since, left as it is.';

beforeEach(async () => {
	setSession(signedOut);
	await setDraftAside();
	await Promise.all(sharedDb.tables.map((table) => table.clear()));
});

const tripNow = async () => tripFromCells('', await draftStore.read());
/** Makes an edit here, and looks at the trip with it. */
async function edit(changes: readonly Change[]) {
	await makeQuietEdit(draftStore, { changes, before: await draftStore.read() });
	await draftStore.read();
}

/** The edit arrives from another phone, or from another tab. */
const elsewhere = (changes: readonly Change[]) => writeEdit(sharedDb, DRAFT, changes);

/** Undoes, and returns the words that were shown. */
async function undone(store = draftStore) {
	const shown = vi.spyOn(toasts, 'showToast');
	await undoEdit(store);
	const words = shown.mock.calls.map(([toast]) => toast.words);
	shown.mockClear();
	return words;
}

async function aTripOf(count: number) {
	await edit(
		addStops(
			await tripNow(),
			Array.from({ length: count }, (_, n) => aPlace({ code: `${n}` })),
		) ?? [],
	);
	return (await tripNow()).stops.map(({ id }) => id);
}

test('a value that another phone has changed since stays as it is; the others are undone', async () => {
	const [first = ''] = await aTripOf(1);
	const tour = (hour: string) => setStopTime(first, 'tour_at', `2027-04-12T${hour}`);
	await edit(tour('10:00'));
	await elsewhere(tour('14:00'));
	expect(await undone()).toEqual([LEFT]);
	await edit([...tour('11:00'), ...setTripFact('start_date', '2027-04-12')]);
	await elsewhere(tour('15:00'));
	expect(await undone()).toEqual(['Undone']);
	expect(await tripNow()).toMatchObject({ start_date: null, stops: [{ tour_at: '2027-04-12T15:00' }] });
});

test('when two stops are removed by two taps, both can be brought back', async () => {
	const [first = '', second = ''] = await aTripOf(2);
	const shown = vi.spyOn(toasts, 'showToast');
	for (const id of [first, second]) await edit(removeStop(id));
	await undoEdit(draftStore);
	expect(shown.mock.lastCall?.[0]).toMatchObject({ words: 'Undone', action: { label: 'Undo more' } });
	shown.mock.lastCall?.[0].action?.run();
	await expect.poll(async () => (await tripNow()).stops.map(({ id }) => id)).toEqual([first, second]);
});

test('an order is undone even if stops came and went since, and stays where the stops were moved', async () => {
	const [first = '', second = '', third = ''] = await aTripOf(3);
	const names = async () => (await tripNow()).stops.map(({ id }) => id);
	await edit(moveStop(await tripNow(), third, 0));
	await edit(moveStop(await tripNow(), second, 0));
	await elsewhere([...(addStops(await tripNow(), [aPlace({ code: '9' })]) ?? []), ...removeStop(first)]);
	expect(await undone()).toEqual(['Undone']);
	expect((await names()).slice(0, 2)).toEqual([third, second]);
	await elsewhere(moveStop(await tripNow(), third, 1));
	expect(await undone()).toEqual([LEFT]);
	expect((await names()).slice(0, 2)).toEqual([second, third]);
});

test('two undos at once undo two edits of the same value, the last still on its way to the disk', async () => {
	await edit(renameTrip('Ohio loop'));
	await edit(renameTrip('Lake loop'));
	void makeQuietEdit(draftStore, { changes: renameTrip('Erie loop'), before: await draftStore.read() });
	await Promise.all([undoEdit(draftStore), undoEdit(draftStore)]);
	expect((await tripNow()).name).toBe('Ohio loop');
});

test('a draft is not undone in the one that another tab has opened since, even where both say the same', async () => {
	await edit(setTripFact('start_date', '2027-04-12'));
	await edit(renameTrip('Ohio loop'));
	await setDraftAsideIn(sharedDb);
	await elsewhere(renameTrip('Ohio loop'));
	expect(await undone()).toEqual([LEFT]);
	expect(await undone()).toEqual([]);
	expect((await tripNow()).name).toBe('Ohio loop');
});

test('undo starts no draft where another tab has saved or discarded the one that was here', async () => {
	await edit(setTripFact('start_date', '2027-04-12'));
	await edit(setTripFact('start_date', null));
	await discardDraftIn(sharedDb, (await readDraftId(sharedDb)) ?? '');
	expect(await undone()).toEqual([LEFT]);
	expect(await readDraftId(sharedDb)).toBeUndefined();
});

test('a removed stop stays out of a trip that the plan no longer has room for, and the undo says so', async () => {
	const accountId = 'u_undo';
	const account = {
		id: accountId,
		group: 'default',
		subscription_type: 0,
		paid_status: 0,
		trial_start: null,
	};
	const session = { isSignedIn: true, isFresh: true, confirmedAt: 0, account: account as never };
	setSession(session);
	const send = async () => ({ kind: 'no_signal' as const });
	const sync = openAccountSync({ accountId, send, onSignedOut: vi.fn() });
	const store = savedStore(sync, 't_eight');
	const tripNow = async () => tripFromCells('t_eight', await store.read());
	const places = Array.from({ length: 8 }, (_, n) => aPlace({ code: `${n}` }));
	await store.write(addStops(await tripNow(), places) ?? []);
	const { stops } = await tripNow();
	const remove = async (at: number) =>
		makeQuietEdit(store, { changes: removeStop(stops[at]?.id ?? ''), before: await store.read() });
	await remove(7);
	expect(await undone(store)).toEqual(['Not undone. Your plan has no room for it.']);
	expect((await tripNow()).stops).toHaveLength(7);
	setSession({ ...session, account: { ...account, subscription_type: 1 } as never });
	expect(await undone(store)).toEqual(['Undone']);
	expect((await tripNow()).stops).toHaveLength(8);
	setSession(session);
	await remove(7);
	for (const at of [6, 5, 4]) await remove(at);
	expect(await undone(store)).toEqual(['Undone']);
	expect((await tripNow()).stops).toHaveLength(5);
	sync.end();
});

test('an edit of a trip that another device has put in the trash says where it is', async () => {
	await aTripOf(1);
	await elsewhere(trashTrip());
	const shown = vi.spyOn(toasts, 'showToast');
	const before = await draftStore.read();
	makeEdit(draftStore, { words: 'Trip renamed', changes: renameTrip('Ohio loop'), before });
	makeEdit(draftStore, { words: 'Trip restored', changes: restoreTrip(), before });
	expect(shown.mock.calls.map(([{ words }]) => words)).toEqual([
		'Trip renamed, but this trip is in the trash',
		'Trip restored',
	]);
});
