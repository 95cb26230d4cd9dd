import { createQueues } from '#domain/in-turn.ts';
import { paths } from '#domain/paths.ts';
import { stopIndexOf } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { readSession } from '#session/session.ts';
import { currentAccount } from '#sync/current-account.ts';
import { notSavedWords } from '#sync/not-saved.ts';
import { deviceWord } from '#ui/device-word.ts';
import { addStops } from './add-stops.ts';
import { addedWords, alreadyWords } from './added-words.ts';
import { additionsLeftOver, forgetAddition, noteAddition } from './additions-begun.ts';
import { draftStore } from './draft-store.ts';
import { noRoomWords } from './limit-words.ts';
import { stopRoomOf } from './plan-room.ts';
import { readLiveTrips } from './read-live-trips.ts';
import { savedStore } from './saved-store.ts';
import type { TripStore } from './trip-store.ts';
import { makeQuietEdit } from './undo.ts';
import { whenAccountKnown } from './when-account-known.ts';
import { withOpenGuides } from './with-open-guides.ts';

/**
 * A trip that a place can be added to: this device's draft, started by the first addition if need be, or a saved trip.
 */
export interface TripChoice {
	store: TripStore;
	trip: Trip;
	/** The trip's address. */
	to: string;
}

/** One at a time: each addition finds what the previous one wrote. */
const inTurn = createQueues<TripStore['target']>();

/** Reads this device's trips outside the trash: the draft first, then saved ones, most recently changed first. */
export async function readOpenTrips(): Promise<TripChoice[]> {
	const draft = await withOpenGuides(tripFromCells('', await draftStore.read()));
	return [{ store: draftStore, trip: draft, to: paths.tripPlanner }, ...(await readSavedChoices())];
}

/** The trips that a tap may mean; or the words to show instead if this device does not let us read them. */
type Choices = { choices: TripChoice[] } | { words: string };

export async function tripsToChoose(): Promise<Choices> {
	try {
		return { choices: await readOpenTrips() };
	} catch (error) {
		console.error('The trips could not be read from this device', error);
		return { words: 'Not added: this browser wouldn’t let us read your trips.' };
	}
}

async function readSavedChoices(): Promise<TripChoice[]> {
	const account = currentAccount();
	if (!account) return [];
	const trips = await Promise.all((await readLiveTrips(account)).map(withOpenGuides));
	return trips.map((trip) => ({ store: savedStore(account, trip.id), trip, to: paths.planner(trip.id) }));
}

export function hasStop({ stops }: Trip, place: StopPlace): boolean {
	return stopIndexOf(stops, place) >= 0;
}

/**
 * Adds a place at the end of a trip, unless it is already a stop. Returns the words to show, and whether the trip has
 * the place now.
 */
export async function addToTrip(
	trip: TripChoice,
	place: StopPlace,
): Promise<{ isAdded: boolean; words: string }> {
	const addition = { target: trip.store.target, place };
	noteAddition(addition);
	try {
		return await inTurn(trip.store.target, () => add(trip, place));
	} finally {
		forgetAddition(addition);
	}
}

async function add({ store }: TripChoice, place: StopPlace) {
	const before = await store.read();
	const trip = tripFromCells(store.target, before);
	const at = stopIndexOf(trip.stops, place);
	if (at >= 0) return { isAdded: true, words: alreadyWords(place, at) };
	const room = stopRoomOf(store, readSession().account);
	const changes = addStops(trip, [place], room.mostStops);
	if (!changes) return { isAdded: false, words: noRoomWords(trip, room) };
	await makeQuietEdit(store, { changes, before });
	const { refusal } = store.writes();
	if (refusal) return { isAdded: true, words: notSavedWords(refusal.reason, deviceWord()) };
	return { isAdded: true, words: addedWords(place, trip, room.mostStops) };
}

/**
 * Begins an addition with a tap: if only the draft can be meant, notes it before the trips are read from disk. Returns
 * the trips that the tap may mean.
 */
export async function beginAddition(place: StopPlace): Promise<Choices> {
	const toDraft = { target: draftStore.target, place };
	if (!readSession().isSignedIn) noteAddition(toDraft);
	// A signed-in person may mean a saved trip.
	await whenAccountKnown();
	const found = await tripsToChoose();
	if ('words' in found) forgetAddition(toDraft);
	return found;
}

/**
 * Finishes additions that an earlier page had begun when it was closed. While this device does not let us read its
 * trips, or nobody is signed in to see a saved one, they wait for the next page.
 */
export async function finishAdditions(): Promise<void> {
	if (additionsLeftOver().length === 0) return;
	const account = await whenAccountKnown();
	try {
		for (const addition of additionsLeftOver()) {
			const { target, place } = addition;
			const trip = (await readOpenTrips()).find(({ store }) => store.target === target);
			if (trip) await addToTrip(trip, place);
			// While its account is closed, a saved trip may exist without being visible.
			else if (account) forgetAddition(addition);
		}
	} catch (error) {
		console.error('What was being added could not be added to its trip', error);
	}
}
