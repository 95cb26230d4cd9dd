import { replace } from 'react-router-dom';
import { paths, tripIdIn } from '#domain/paths.ts';
import { hasTheseStops, stopIndexOf } from '#domain/trips/stop-code.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { isBlank } from '#domain/trips/trip-content.ts';
import { currentAccount } from '#sync/current-account.ts';
import { readTrip } from '#sync/read-trip.ts';
import { addStops } from '#trips/add-stops.ts';
import { addedWords, alreadyWords } from '#trips/added-words.ts';
import { draftStore, openDraft } from '#trips/draft-store.ts';
import { makeEdit } from '#trips/undo.ts';
import { withOpenGuides } from '#trips/with-open-guides.ts';
import { showToast } from '#ui/toasts.ts';
import { type Arrival, type ArrivalNote, leaveNote, takeNote } from './arrival.ts';
import { type LookedUp, lookUpStops } from './look-up-stops.ts';

/**
 * Does what the planner's address asks for, then redirects to the plain one, so that a reload does not repeat it.
 * `?trip=` and `?add=` concern the draft, `?draft=` reopens one that was set aside; next to `?tid=`, `?add=` concerns
 * that saved trip. Fresh content can make the router ask again while the first request is under way; an aborted one
 * does nothing.
 * @throws a redirect to the plain address when all is done; a shared trip that meets a draft waits for an answer
 * instead
 */
export async function arrive(query: URLSearchParams, signal: AbortSignal): Promise<Arrival> {
	const shared = query.get('trip');
	if (shared !== null) return arriveShared(await lookUpStops(shared), signal);
	const draftId = query.get('draft');
	if (draftId !== null) return arriveAtDraft(draftId);
	const tripId = tripIdIn(query);
	const added = query.get('add');
	if (added !== null && tripId === null) return arriveAdding(await lookUpStops(added), signal);
	if (added !== null) return arriveWanting(tripId, await lookUpStops(added));
	return { tripId, wanted: null, offered: null, note: takeNote() };
}

async function arriveShared(found: LookedUp, signal: AbortSignal): Promise<Arrival> {
	const trip = await withOpenGuides(tripFromCells('', await draftStore.read()));
	signal.throwIfAborted();
	const note = noteOf(found);
	const isNew = found.stops.length > 0 && !hasTheseStops(trip, found.stops);
	if (isNew && !isBlank(trip))
		return { tripId: null, wanted: null, offered: { stops: found.stops, note }, note: null };
	if (isNew) void draftStore.write(addStops(trip, found.stops) ?? []);
	return open(note);
}

async function arriveAtDraft(draftId: string): Promise<Arrival> {
	if (await openDraft(draftId)) return open(null);
	const account = currentAccount();
	const saved = account && (await readTrip(account.db, draftId)).cells;
	// A trip keeps its id when it is saved.
	return saved ? open(null, draftId) : open({ about: 'draft_gone' });
}

async function arriveAdding(found: LookedUp, signal: AbortSignal): Promise<Arrival> {
	const [place] = found.stops;
	if (!place) return open(noteOf(found));
	const cells = await draftStore.read();
	const trip = await withOpenGuides(tripFromCells('', cells));
	signal.throwIfAborted();
	const at = stopIndexOf(trip.stops, place);
	if (at >= 0) {
		showToast({ words: alreadyWords(place, at) });
		return open(null);
	}
	const changes = addStops(trip, [place]);
	if (!changes) return open({ about: 'stop_limit' });
	makeEdit(draftStore, { words: addedWords(place, trip), changes, before: cells });
	return open(null);
}

// The account may not be open yet, so the question waits for the trip.
function arriveWanting(tripId: string | null, found: LookedUp): Arrival {
	const [place] = found.stops;
	if (!place) return open(noteOf(found), tripId);
	return { tripId, wanted: place, offered: null, note: null };
}

function open(note: ArrivalNote | null, tripId: string | null = null): never {
	leaveNote(note);
	throw replace(paths.planner(tripId));
}

function noteOf({ stops, dropped, failure }: LookedUp): ArrivalNote | null {
	if (dropped.length === 0 && stops.length > 0) return null;
	return { about: 'dropped', codes: dropped, failure, opened: stops.length };
}
