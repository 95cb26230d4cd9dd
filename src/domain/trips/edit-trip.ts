import type { Change } from '#domain/sync/cell.ts';
import { dayPath } from './trip-paths.ts';
import type { DayValues, TripFacts } from './trip-values.ts';

/** The first edit of every trip: without it the server does not know the trip. */
export function startTrip(name?: string): Change[] {
	const birth: Change = { path: 'life', value: 'live' };
	return name === undefined ? [birth] : [birth, ...renameTrip(name)];
}

/** Names the trip, without surrounding spaces; `isTripName` decides whether it can be saved with that name. */
export function renameTrip(name: string): Change[] {
	return [{ path: 'name', value: name.trim() }];
}

export function setTripNotes(notes: string): Change[] {
	return [{ path: 'notes', value: notes }];
}

/** Sets a fact of the trip, such as the day it starts; null clears it. */
export function setTripFact<Field extends keyof TripFacts>(field: Field, value: TripFacts[Field]): Change[] {
	return [{ path: field, value }];
}

/** Sets a value for one day by its number, or for all days without their own value. */
export function setDayValue<Field extends keyof DayValues>(
	field: Field,
	value: DayValues[Field],
	number: number | null = null,
): Change[] {
	return [{ path: dayPath(field, number), value }];
}

/** Moves the trip to the trash, with its content. */
export function trashTrip(): Change[] {
	return [{ path: 'life', value: 'trashed' }];
}

/**
 * Permanently deletes a trashed trip: it is no longer shown anywhere, and the server forgets it at the next pruning.
 */
export function deleteForGood(): Change[] {
	return [{ path: 'gone', value: true }];
}

/** Takes the trip out of the trash. */
export function restoreTrip(): Change[] {
	return [{ path: 'life', value: 'live' }];
}
