import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraftId, readTripCells } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import { paths } from '#domain/paths.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { encodeStops } from '#domain/trips/stop-code.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { saveCopy } from '#features/shared/shared-writes.ts';
import { setSession, signedOut } from '#session/session.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import { heldChanges } from '#sync/held-changes.ts';
import { draftStore, openDraft } from '#trips/draft-store.ts';
import { refusedWrites } from '#trips/saved-store.ts';
import { makeQuietEdit, undoEdit } from '#trips/undo.ts';
import { aTripOf } from '../../domain/trips/builders.ts';
import { discardOpenDraft } from '../../trips/discard-open-draft.ts';

const current: { account: AccountSync | null } = vi.hoisted(() => ({ account: null }));
vi.mock('#sync/current-account.ts', () => ({ currentAccount: () => current.account }));

let opened = 0;
const persist = vi.fn();

beforeEach(() => {
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('navigator', { storage: { persist } });
	current.account = null;
	setSession(signedOut);
});
afterEach(async () => {
	current.account?.end();
	vi.restoreAllMocks();
	await discardOpenDraft();
});

/** A trip named Spring tour as a view-only link shows it. */
function aSharedTrip(stopCount: number): SharedTrip {
	const trip = tripFromCells('', aTripOf(stopCount));
	const { name, start_date, day_start, day_end, lunch_minutes, days, stops } = trip;
	return {
		name,
		start_date,
		day_start,
		day_end,
		lunch_minutes,
		days,
		stops,
		trip_string: encodeStops(stops.map(({ place }) => place)),
		last_modified: '2026-11-21T23:30:00.000Z',
		expires: '2026-12-21T23:30:00.000Z',
	};
}

/** Signs somebody in, on the free plan or the full one, without a signal. */
function signIn(subscription_type: 0 | 1): AccountSync {
	const accountId = `u_shared_${++opened}`;
	const account = { id: accountId, group: 'default', subscription_type, paid_status: 0, trial_start: null };
	setSession({ isSignedIn: true, isFresh: true, confirmedAt: 0, account: account as never });
	const send = async () => ({ kind: 'no_signal' as const });
	current.account = openAccountSync({ accountId, send, onSignedOut: vi.fn() });
	return current.account;
}

const draftNow = async () => tripFromCells('', await draftStore.read());

/** The id in the address that a copy led to. */
const idIn = (to: string | null) => new URL(to ?? '', 'https://tours.example').searchParams.get('tid') ?? '';

async function savedAt(to: string | null, { db }: AccountSync) {
	const id = idIn(to);
	return tripFromCells(id, (await readTripCells(db, id)) ?? new Map());
}

test('a visitor’s copy is the draft, with all stops', async () => {
	expect(await saveCopy(aSharedTrip(7), 'phone')).toEqual({
		to: '/trip-planner',
		words: 'The copy is now your draft.',
	});
	const { name, stops } = await draftNow();
	expect([name, stops.length]).toEqual(['Spring tour', 7]);
});

test('a draft that is there already is set aside, and the copy has its name, dates and tour times', async () => {
	await draftStore.write(setTripNotes('Ask about the marching band'));
	const first = await readDraftId(sharedDb);
	const shared = { ...aSharedTrip(3), start_date: '2027-04-12', day_start: '08:00' };
	const [stop] = shared.stops;
	if (stop) stop.tour_at = '2027-04-12T10:00';
	expect(await saveCopy(shared, 'phone')).toEqual({
		to: '/trip-planner',
		words: 'The copy is now your draft. Your other draft is kept.',
	});
	const copy = await draftNow();
	expect(copy).toMatchObject({
		name: 'Spring tour',
		notes: '',
		start_date: '2027-04-12',
		day_start: '08:00',
	});
	expect(copy.stops.map(({ tour_at }) => tour_at)).toEqual(['2027-04-12T10:00', null, null]);
	await openDraft(first ?? '');
	expect(await draftNow()).toMatchObject({ name: '', notes: 'Ask about the marching band', stops: [] });
});

test('an Undo in the draft that was set aside does nothing to the copy', async () => {
	const before = await draftStore.read();
	await makeQuietEdit(draftStore, { changes: renameTrip('Ohio loop'), before });
	await saveCopy(aSharedTrip(2), 'phone');
	await undoEdit(draftStore);
	expect((await draftNow()).name).toBe('Spring tour');
});

test('a draft that the device does not set aside stays open, no copy is made, and the words say so', async () => {
	await draftStore.write(renameTrip('Ohio loop'));
	vi.spyOn(sharedDb.meta, 'delete').mockRejectedValueOnce(new Dexie.QuotaExceededError());
	const words =
		'Not saved on this phone. This phone has no room left. Free some space, then retry. Your other draft stays open.';
	expect(await saveCopy(aSharedTrip(2), 'phone')).toEqual({ to: null, words });
	expect(await draftNow()).toMatchObject({ name: 'Ohio loop', stops: [] });
	expect(draftStore.writes().refusal).toBeNull();
	expect((await saveCopy(aSharedTrip(2), 'phone')).to).toBe('/trip-planner');
});

test('a member’s copy is a saved trip of its own, without a signal, too', async () => {
	const account = signIn(1);
	persist.mockClear();
	const { to, words } = await saveCopy(aSharedTrip(7), 'phone');
	expect(persist).toHaveBeenCalledOnce();
	expect(words).toBe('The copy is one of your saved trips.');
	const copy = await savedAt(to, account);
	expect([copy.name, copy.stops.length, copy.life]).toEqual(['Spring tour', 7, 'live']);
	expect((await draftNow()).stops).toEqual([]);
});

test('a copy that the free plan has no room for is a draft, and the words say why', async () => {
	const account = signIn(0);
	expect(await saveCopy(aSharedTrip(6), 'phone')).toEqual({
		to: '/trip-planner',
		words: 'Your free plan saves up to 5 stops, so the copy is a draft.',
	});
	await discardOpenDraft();
	await account.edit('t_1', renameTrip('Ohio loop'));
	expect(await saveCopy(aSharedTrip(5), 'phone')).toEqual({
		to: '/trip-planner',
		words: 'You already have a saved trip, so the copy is a draft.',
	});
	expect((await draftNow()).stops.length).toBe(5);
});

test('on a full phone the copy is not called saved, and is not lost while the page is open', async () => {
	const full = new Dexie.QuotaExceededError();
	const words = 'Not saved on this phone. This phone has no room left. Free some space, then retry.';
	vi.spyOn(sharedDb.outbox, 'bulkAdd').mockRejectedValueOnce(full);
	expect(await saveCopy(aSharedTrip(2), 'phone')).toEqual({ to: '/trip-planner', words });
	expect(draftStore.writes().refusal?.reason).toBe('full');
	const account = signIn(1);
	vi.spyOn(account.db.outbox, 'bulkAdd').mockRejectedValueOnce(full);
	// Where a banner offers to try again: the planner would not find a trip that is in memory only.
	expect(await saveCopy(aSharedTrip(3), 'phone')).toEqual({ to: '/saved', words });
	const [refused] = refusedWrites(account);
	expect(refused?.refusal.reason).toBe('full');
	const id = refused?.store.target ?? '';
	const made = heldChanges(account.db, id).filter(({ path }) => path.endsWith('/place'));
	expect(made.length).toBe(3);
	await refused?.store.retry();
	expect(refusedWrites(account)).toEqual([]);
	expect((await savedAt(paths.planner(id), account)).stops.length).toBe(3);
	expect((await draftNow()).stops.length).toBe(2);
});
