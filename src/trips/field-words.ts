import type { Cells } from '#domain/sync/cell.ts';
import { readStopPlace } from '#domain/trips/stop-place.ts';
import {
	type DayField,
	readDayPath,
	readStopPath,
	type StopField,
	stopPath,
} from '#domain/trips/trip-paths.ts';
import type { tripValues } from '#domain/trips/trip-values.ts';

/**
 * A trip's path in words, for use inside a sentence: "note on Brown University", "start of day 2"; null for a path this
 * app does not know.
 */
export function fieldWords(path: string, cells: Cells): string | null {
	const at = readStopPath(path);
	if (at) return wordsIn(ofStop, at.field)?.replace('*', () => stopName(at.stopId, cells)) ?? null;
	const day = readDayPath(path);
	if (day) return wordsIn(ofDay, day.field)?.replace('*', `day ${day.number}`) ?? null;
	return wordsIn(ofTrip, path) ?? null;
}

export function stopName(stopId: string, cells: Cells): string {
	return readStopPlace(cells.get(stopPath(stopId, 'place'))?.v)?.name || 'a stop';
}

/** A path may be any text, even `constructor`. */
const wordsIn = (table: Record<string, string>, field: string) =>
	Object.hasOwn(table, field) ? table[field] : undefined;

const ofTrip: Record<keyof typeof tripValues | 'order' | 'life' | 'gone', string> = {
	name: 'name',
	notes: 'notes',
	start_date: 'first day',
	day_start: 'start of the day',
	day_end: 'end of the day',
	lunch_minutes: 'lunch',
	order: 'order of the stops',
	life: 'whether it is in the trash',
	gone: 'whether it is deleted for good',
};

const ofDay: Record<DayField, string> = {
	day_start: 'start of *',
	day_end: 'end of *',
	lunch_minutes: 'lunch on *',
};

const ofStop: Record<StopField, string> = {
	place: 'place of a stop',
	live: '*',
	note: 'note on *',
	visit_minutes: 'visit at *',
	parking_minutes: 'parking at *',
	session_at: 'info session at *',
	tour_at: 'tour at *',
	overnight: 'night at *',
};
