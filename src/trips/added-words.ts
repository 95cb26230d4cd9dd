import { limits } from '#domain/limits.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { TripEnds } from './add-stops.ts';

/** "Yale added, stop 3 of 10"; the trip is the one before the addition. */
export function addedWords({ name }: StopPlace, { stops }: Trip, mostStops: number = limits.stopsPerTrip) {
	return `${name} added, stop ${stops.length + 1} of ${mostStops}`;
}

/** "Home added as stop 1"; `at` is the stop's index, from 0. */
export const addedAsWords = ({ name }: StopPlace, at: number) => `${name} added as stop ${at + 1}`;

/** The same, or "Home added as stops 1 and 7"; the trip is the one before the addition. */
export function addedAtWords(place: StopPlace, trip: Trip, { ends, mostStops }: AtEnds) {
	if (ends === 'end') return addedWords(place, trip, mostStops);
	return ends === 'both'
		? `${place.name} added as stops 1 and ${trip.stops.length + 2}`
		: addedAsWords(place, 0);
}

interface AtEnds {
	ends: TripEnds;
	mostStops: number;
}

/** "Yale is already stop 3"; `at` is the stop's index, from 0. */
export const alreadyWords = ({ name }: StopPlace, at: number) => `${name} is ${alreadyStop(at)}`;

/** The same, for use inside another sentence. */
export const alreadyStop = (at: number) => `already stop ${at + 1}`;
