import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { renameTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { setSession, signedOut } from '#session/session.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import {
	addToTrip,
	beginAddition,
	finishAdditions,
	hasStop,
	readOpenTrips,
	tripsToChoose,
} from '#trips/add-to-trip.ts';
import { aPlace } from '../domain/trips/builders.ts';
import { discardOpenDraft } from './discard-open-draft.ts';

const current: { account: AccountSync | null } = vi.hoisted(() => ({ account: null }));
vi.mock('#sync/current-account.ts', () => ({ currentAccount: () => current.account }));

/** What this browser keeps of additions. The page asks for it as it starts. */
const { noted, storage } = vi.hoisted(() => {
	const noted = new Map<string, string>();
	const storage = {
		getItem: (key: string) => noted.get(key) ?? null,
		setItem: (key: string, text: string) => noted.set(key, text),
		removeItem: (key: string) => noted.delete(key),
	};
	vi.stubGlobal('localStorage', storage);
	return { noted, storage };
});

const yale = aPlace({ code: '130794', name: 'Yale University' });
let opened = 0;

beforeEach(() => {
	noted.clear();
	vi.stubGlobal('localStorage', storage);
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	current.account = null;
	setSession(signedOut);
});
afterEach(async () => {
	current.account?.end();
	vi.useRealTimers();
	vi.restoreAllMocks();
	await discardOpenDraft();
});

function signIn(subscription_type: number): AccountSync {
	const accountId = `u_add_${++opened}`;
	setPlan(subscription_type);
	const send = async () => ({ kind: 'no_signal' as const });
	current.account = openAccountSync({ accountId, send, onSignedOut: vi.fn() });
	return current.account;
}

/** The plan of the account that is signed in. */
function setPlan(subscription_type: number) {
	const account = {
		id: `u_add_${opened}`,
		group: 'default',
		subscription_type,
		paid_status: 0,
		trial_start: null,
	};
	setSession({ isSignedIn: true, isFresh: true, confirmedAt: 0, account: account as never });
}

/** Adds this many colleges to the trip at this place in the list. */
async function fill(at: number, count: number) {
	for (let n = 0; n < count; n++) {
		const [...trips] = await readOpenTrips();
		const trip = trips[at];
		if (trip) await addToTrip(trip, aPlace({ code: String(100 + n) }));
	}
}

test('a visitor’s first college begins the draft, and is in it', async () => {
	const [draft] = await readOpenTrips();
	if (!draft) throw new Error('There is always a draft to begin');
	expect(hasStop(draft.trip, yale)).toBe(false);
	expect(await addToTrip(draft, yale)).toEqual({
		isAdded: true,
		words: 'Yale University added, stop 1 of 10',
	});
	const [after, ...others] = await readOpenTrips();
	expect([after?.to, others, after && hasStop(after.trip, yale)]).toEqual(['/trip-planner', [], true]);
});

test('saved trips are listed beside the draft, but not those in the trash', async () => {
	const account = signIn(1);
	await account.edit('t_one', renameTrip('Spring tour'));
	await account.edit('t_two', renameTrip('Old tour'));
	await account.edit('t_two', trashTrip());
	const [, saved, ...more] = await readOpenTrips();
	if (!saved) throw new Error('The saved trip is missing');
	expect([saved.trip.name, saved.to, more]).toEqual(['Spring tour', '/trip-planner?tid=t_one', []]);
	expect((await addToTrip(saved, yale)).words).toBe('Yale University added, stop 1 of 10');
	const [draft, after] = await readOpenTrips();
	expect([draft, after].map((each) => each && hasStop(each.trip, yale))).toEqual([false, true]);
});

test('the saved trip that was changed last is listed first, even if its edits have never been sent', async () => {
	const account = signIn(1);
	vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
	const sent = { ...emptyTrip('t_sent'), changed_at: 1_000, seen_at: 1_000 };
	await account.db.trips.put({ ...sent, view: new Map([['life', { v: 'live', r: 1 }]]) });
	vi.setSystemTime(2_000);
	await account.edit('t_new', renameTrip('Spring tour'));
	const order = async () => (await readOpenTrips()).slice(1).map(({ trip }) => trip.id);
	expect(await order()).toEqual(['t_new', 't_sent']);
	vi.setSystemTime(3_000);
	await account.edit('t_sent', renameTrip('Fall tour'));
	expect(await order()).toEqual(['t_sent', 't_new']);
});

test('an eleventh stop, or a sixth of a saved trip on the free plan, is refused with a reason', async () => {
	await fill(0, 10);
	const [draft] = await readOpenTrips();
	const words = draft && (await addToTrip(draft, yale));
	expect(words).toEqual({
		isAdded: false,
		words: '10 Locations Maximum. Please remove a location before trying to add more.',
	});
	const account = signIn(0);
	await account.edit('t_free', renameTrip('Free tour'));
	await fill(1, 5);
	const [, saved] = await readOpenTrips();
	expect(saved && (await addToTrip(saved, yale))).toEqual({
		isAdded: false,
		words: 'Your free plan saves up to 5 stops. Remove one to add another.',
	});
	setPlan(1);
	await fill(1, 8);
	setPlan(0);
	const [, over] = await readOpenTrips();
	expect(over && (await addToTrip(over, yale)).words).toBe(
		'Your free plan saves up to 5 stops. Remove four to add another.',
	);
});

test('a college is added once, however often and fast it is asked for', async () => {
	const [draft] = await readOpenTrips();
	if (!draft) throw new Error('There is always a draft to begin');
	const beside = aPlace({ code: '130795', name: 'Beside Yale' });
	const answers = await Promise.all([yale, yale, beside].map((place) => addToTrip(draft, place)));
	expect(answers).toEqual([
		{ isAdded: true, words: 'Yale University added, stop 1 of 10' },
		{ isAdded: true, words: 'Yale University is already stop 1' },
		{ isAdded: true, words: 'Beside Yale added, stop 2 of 10' },
	]);
	const [after] = await readOpenTrips();
	expect(after?.trip.stops.map(({ place }) => place.name)).toEqual(['Yale University', 'Beside Yale']);
});

test('a college is added to a saved trip once, though each tap has read the trips for itself', async () => {
	const account = signIn(1);
	await account.edit('t_one', renameTrip('Spring tour'));
	const choices = await Promise.all([readOpenTrips(), readOpenTrips()]);
	const added = choices.map(([, saved]) => {
		if (!saved) throw new Error('The saved trip is open');
		return addToTrip(saved, yale);
	});
	expect((await Promise.all(added)).map(({ words }) => words)).toEqual([
		'Yale University added, stop 1 of 10',
		'Yale University is already stop 1',
	]);
});

test('a device that refuses to write says so', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	vi.spyOn(sharedDb, 'transaction').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	const [draft] = await readOpenTrips();
	expect((draft && (await addToTrip(draft, yale)))?.words).toMatch(/^Not saved on this phone\. /);
});

test('a device that does not let us read the saved trips says so, and adds to no other trip', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
	const account = signIn(1);
	vi.spyOn(account.db.trips, 'toArray').mockRejectedValue(new DOMException('', 'UnknownError'));
	expect(await tripsToChoose()).toEqual({
		words: 'Not added: this browser wouldn’t let us read your trips.',
	});
	expect(said).toHaveBeenCalledOnce();
	expect(await beginAddition(yale)).toHaveProperty('words');
	expect(noted.size, 'the next page does not add it, either').toBe(0);
	vi.restoreAllMocks();
	expect(await tripsToChoose()).toMatchObject({ choices: [{ to: '/trip-planner' }] });
});

test('a college that a closed page began to add is added by the next one, once', async () => {
	const stopsOfNextPage = async () => {
		vi.resetModules();
		const page = await import('#trips/add-to-trip.ts');
		await page.finishAdditions();
		return (await page.readOpenTrips())[0]?.trip.stops.map(({ place }) => place.name);
	};
	await beginAddition(yale);
	expect(noted.size).toBe(1);
	expect(await stopsOfNextPage()).toEqual(['Yale University']);
	expect(noted.size).toBe(0);
	// Its page was closed once the stop was on disk, but before it could say so.
	await beginAddition(yale);
	expect(await stopsOfNextPage()).toEqual(['Yale University']);
	expect(noted.size).toBe(0);
	// A page that adds never mistakes its own additions for leftover ones.
	await beginAddition(aPlace({ code: '130795', name: 'Beside Yale' }));
	await finishAdditions();
	expect(noted.size).toBe(1);
});
