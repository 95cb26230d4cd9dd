import { limits } from '#domain/limits.ts';
import type { Change } from '#domain/sync/cell.ts';
import { localTimeText, readLocalTime } from '#domain/zone-time.ts';
import { type Scorecard, scorecardText } from './scorecard.ts';
import type { StopPlace } from './stop-place.ts';
import type { Stop, Trip } from './trip.ts';
import { stopPath } from './trip-paths.ts';
import type { StopCards, StopTimes } from './trip-values.ts';

export type AddedStop = { ok: true; changes: Change[] } | { ok: false; code: 'stop_limit' };

/** Adds a stop at the end; refused with `stop_limit` when the trip is full (10 stops by default). */
export function addStop(
	trip: Trip,
	stop: { id: string; place: StopPlace },
	maxStops: number = limits.stopsPerTrip,
): AddedStop {
	if (trip.stops.length >= maxStops) return { ok: false, code: 'stop_limit' };
	// The place goes first: a live stop must always have one.
	const place: Change = { path: stopPath(stop.id, 'place'), value: { ...stop.place } };
	return { ok: true, changes: [place, { path: stopPath(stop.id, 'live'), value: true }] };
}

/** Removes a stop from the trip; its place and notes stay, so that it can come back. */
export function removeStop(stopId: string): Change[] {
	return [{ path: stopPath(stopId, 'live'), value: false }];
}

/** Takes a removed stop back into the trip, with everything it had. */
export function restoreStop(stopId: string): Change[] {
	return [{ path: stopPath(stopId, 'live'), value: true }];
}

/**
 * Moves a stop to an index in the order (0 is first, anything past the end is last); no changes when it is already
 * there.
 */
export function moveStop(trip: Trip, stopId: string, toIndex: number): Change[] {
	const order = trip.stops.map(({ id }) => id);
	const from = order.indexOf(stopId);
	const to = Math.min(Math.max(Math.trunc(toIndex), 0), order.length - 1);
	if (from < 0 || from === to) return [];
	order.splice(from, 1);
	order.splice(to, 0, stopId);
	return [{ path: 'order', value: order }];
}

/** Swaps a stop with its neighbor above or below; no changes at the end of the list. */
export function swapStop(trip: Trip, stopId: string, direction: 'up' | 'down'): Change[] {
	const from = trip.stops.findIndex(({ id }) => id === stopId);
	const to = direction === 'up' ? from - 1 : from + 1;
	return from < 0 || to < 0 ? [] : moveStop(trip, stopId, to);
}

/** Longer than any note a person writes; in characters. */
export const LONGEST_NOTE = 4000;

/** The length of the note made from two that two phones wrote at once, each on its own line. */
export const LONGEST_JOINED_NOTE = 2 * LONGEST_NOTE + 1;

export function setNote(stopId: string, note: string): Change[] {
	return [{ path: stopPath(stopId, 'note'), value: note }];
}

/** Sets one of a stop's times; null restores the default. */
export function setStopTime<Field extends keyof StopTimes>(
	stopId: string,
	field: Field,
	value: StopTimes[Field],
): Change[] {
	return [{ path: stopPath(stopId, field), value }];
}

/** Sets what one person thought of a visit; removes a card that says nothing. */
export function setScorecard(stopId: string, rater: keyof StopCards, card: Scorecard): Change[] {
	return [{ path: stopPath(stopId, rater), value: scorecardText({ ...card, words: card.words.trim() }) }];
}

/** Postpones a stop's session and tour by some days, at the same time of day. */
export function moveEvents({ id, session_at, tour_at }: Stop, days: number): Change[] {
	const moved = (text: string | null) => {
		const at = text === null ? null : readLocalTime(text);
		return at && localTimeText({ day: at.day + days, minutes: at.minutes });
	};
	return [
		...(session_at === null ? [] : setStopTime(id, 'session_at', moved(session_at))),
		...(tour_at === null ? [] : setStopTime(id, 'tour_at', moved(tour_at))),
	];
}
