import type { Cells, Change, Json } from '#domain/sync/cell.ts';
import { clockWords } from '#domain/time-words.ts';
import { readStopPlace } from '#domain/trips/stop-place.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import {
	type DayField,
	readDayPath,
	readStopPath,
	type StopField,
	stopPath,
} from '#domain/trips/trip-paths.ts';
import type { tripValues } from '#domain/trips/trip-values.ts';
import { readClock } from '#domain/zone-time.ts';
import { dayWords, momentWords } from './time-words.ts';

/** A value of a trip in people's words: what it is, "Note on Brown University", and what it says, "“Gate B”". */
export interface ChangeWords {
	what: string;
	says: string;
}

/** The words for a value; the names of stops are taken from the trip's cells. */
export function changeWords({ path, value }: Change, cells: Cells): ChangeWords {
	const at = readStopPath(path);
	if (at) return wordsIn(ofStop, at.field)?.(value, stopName(at.stopId, cells)) ?? UNKNOWN;
	const day = readDayPath(path);
	if (day) return wordsIn(ofDay, day.field)?.(value, `day ${day.number}`) ?? UNKNOWN;
	if (path === 'order') return { what: 'Order of the stops', says: orderWords(value, cells) };
	return wordsIn({ ...ofTrip, ...ofDay }, path)?.(value, 'the day') ?? UNKNOWN;
}

const UNKNOWN: ChangeWords = {
	what: 'Something newer than this app',
	says: 'this version cannot show it',
};

/** Says a value of a stop, a day or the trip that is called so. */
type Words = (value: Json, name: string) => ChangeWords;

const wordsIn = (table: Record<string, Words>, field: string) =>
	Object.hasOwn(table, field) ? table[field] : undefined;

const ofTrip: Record<Exclude<keyof typeof tripValues, DayField> | 'life' | 'gone', Words> = {
	name: (value) => ({ what: 'Name', says: quoted(value, 'no name') }),
	notes: (value) => ({ what: 'Notes', says: quoted(value, 'no notes') }),
	start_date: (value) => ({ what: 'Start', says: isSaid(value) ? dayWords(value) : 'no date' }),
	life: (value) => ({ what: 'The trip', says: value === 'trashed' ? 'in the trash' : 'out of the trash' }),
	gone: (value) => ({ what: 'The trip', says: value === true ? 'deleted for good' : 'in the trash' }),
};

const ofDay: Record<DayField, Words> = {
	day_start: (value, day) => ({ what: `Start of ${day}`, says: clockOr(value, 'not said') }),
	day_end: (value, day) => ({ what: `End of ${day}`, says: clockOr(value, 'not said') }),
	lunch_minutes: (value, day) => ({
		what: day === 'the day' ? 'Lunch' : `Lunch on ${day}`,
		says: value === 0 ? 'none' : minutesOr(value, 'not said'),
	}),
};

const ofStop: Record<StopField, Words> = {
	live: (value, name) => ({ what: name, says: value === true ? 'in the trip' : 'taken out' }),
	place: (value) => ({ what: 'Place of a stop', says: readStopPlace(value)?.name || 'none' }),
	note: (value, name) => ({ what: `Note on ${name}`, says: quoted(value, 'no note') }),
	visit_minutes: (value, name) => ({ what: `Visit at ${name}`, says: minutesOr(value, 'not said') }),
	parking_minutes: (value, name) => ({ what: `Parking at ${name}`, says: minutesOr(value, 'not said') }),
	session_at: (value, name) => ({ what: `Info session at ${name}`, says: momentOr(value, 'no time') }),
	tour_at: (value, name) => ({ what: `Tour at ${name}`, says: momentOr(value, 'no time') }),
	overnight: (value, name) => ({
		what: `Night at ${name}`,
		says: value === true ? 'yes' : value === false ? 'no' : 'not said',
	}),
};

function orderWords(value: Json, cells: Cells): string {
	if (!Array.isArray(value)) return 'as they were added';
	const names = value
		.filter((stopId) => typeof stopId === 'string' && cells.get(stopPath(stopId, 'live'))?.v === true)
		.map((stopId) => stopName(stopId as string, cells));
	return names.map((name, index) => `${index + 1} ${name}`).join(', ') || 'as they were added';
}

function stopName(stopId: string, cells: Cells): string {
	return readStopPlace(cells.get(stopPath(stopId, 'place'))?.v)?.name || 'a stop';
}

function minutesOr(value: Json, none: string): string {
	return typeof value === 'number' ? durationWords(value) : none;
}

function clockOr(value: Json, none: string): string {
	const minutes = typeof value === 'string' ? readClock(value) : null;
	return minutes === null ? none : clockWords(minutes);
}

function momentOr(value: Json, none: string): string {
	return isSaid(value) ? momentWords(value) : none;
}

function quoted(value: Json, none: string): string {
	return isSaid(value) ? `“${value}”` : none;
}

function isSaid(value: Json): value is string {
	return typeof value === 'string' && value.trim() !== '';
}
