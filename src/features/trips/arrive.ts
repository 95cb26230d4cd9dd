import { replace } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { encodeStop, encodeStops } from '#domain/trips/stop-code.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { showToast } from '#ui/toasts.ts';
import { addStops } from './add-stops.ts';
import { type Arrival, type ArrivalNote, leaveNote, takeNote } from './arrival.ts';
import { readDraft, writeDraft } from './draft-writes.ts';
import { type LookedUp, lookUpStops } from './look-up-stops.ts';
import { makeEdit } from './undo.ts';

/**
 * Does what the planner's address asks for, then turns it into the plain one, so that a reload does not do it again.
 * @throws a redirect to the plain address when all is done; a shared trip that meets a draft waits for an answer instead.
 */
export async function arrive(query: URLSearchParams): Promise<Arrival> {
	const shared = query.get('trip');
	if (shared !== null) return arriveShared(await lookUpStops(shared));
	const added = query.get('add');
	if (added !== null) return arriveAdding(await lookUpStops(added));
	const note = takeNote();
	return { offered: null, note: query.has('tid') ? { about: 'saved_trip' } : note };
}

async function arriveShared(found: LookedUp): Promise<Arrival> {
	const cells = await readDraft();
	const trip = tripFromCells('', cells);
	const own = encodeStops(trip.stops.map(({ place }) => place));
	const note = noteOf(found);
	const isNew = found.stops.length > 0 && encodeStops(found.stops) !== own;
	if (isNew && trip.stops.length > 0) return { offered: found.stops, note };
	if (isNew) void writeDraft(addStops(trip, found.stops) ?? []);
	return open(note);
}

async function arriveAdding(found: LookedUp): Promise<Arrival> {
	const [place] = found.stops;
	if (!place) return open(noteOf(found));
	const cells = await readDraft();
	const trip = tripFromCells('', cells);
	const at = trip.stops.findIndex((stop) => encodeStop(stop.place) === encodeStop(place));
	if (at >= 0) {
		showToast({ words: `${place.name} is stop ${at + 1} already` });
		return open(null);
	}
	const changes = addStops(trip, [place]);
	if (!changes) return open({ about: 'stop_limit' });
	const words = `${place.name} added, stop ${trip.stops.length + 1} of ${limits.stopsPerTrip}`;
	makeEdit({ words, changes, before: cells });
	return open(null);
}

function open(note: ArrivalNote | null): never {
	leaveNote(note);
	throw replace(paths.tripPlanner);
}

function noteOf({ stops, dropped, noSignal }: LookedUp): ArrivalNote | null {
	if (dropped.length === 0 && stops.length > 0) return null;
	return { about: 'dropped', codes: dropped, noSignal, opened: stops.length };
}
