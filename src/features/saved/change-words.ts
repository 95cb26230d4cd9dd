import type { Cells, Change, Json } from '#domain/sync/cell.ts';
import { clockWords } from '#domain/time-words.ts';
import { readStopPlace } from '#domain/trips/stop-place.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import { readDayPath, readStopPath, stopPath } from '#domain/trips/trip-paths.ts';
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
	if (at) return stopWords(at, value, cells);
	const day = readDayPath(path);
	if (day) return timesWords(day.field, value, `day ${day.number}`) ?? UNKNOWN;
	switch (path) {
		case 'name':
			return { what: 'Name', says: quoted(value, 'no name') };
		case 'notes':
			return { what: 'Notes', says: quoted(value, 'no notes') };
		case 'start_date':
			return { what: 'Start', says: isSaid(value) ? dayWords(value) : 'no date' };
		case 'life':
			return { what: 'The trip', says: value === 'trashed' ? 'in the trash' : 'out of the trash' };
		case 'gone':
			return { what: 'The trip', says: value === true ? 'deleted for good' : 'in the trash' };
		case 'order':
			return { what: 'Order of the stops', says: orderWords(value, cells) };
		default:
			return timesWords(path, value, 'the day') ?? UNKNOWN;
	}
}

const UNKNOWN: ChangeWords = {
	what: 'Something newer than this app',
	says: 'this version cannot show it',
};

function timesWords(field: string, value: Json, day: string): ChangeWords | null {
	switch (field) {
		case 'day_start':
			return { what: `Start of ${day}`, says: clockOr(value, 'not said') };
		case 'day_end':
			return { what: `End of ${day}`, says: clockOr(value, 'not said') };
		case 'lunch_minutes':
			return {
				what: day === 'the day' ? 'Lunch' : `Lunch on ${day}`,
				says: value === 0 ? 'none' : minutesOr(value, 'not said'),
			};
		default:
			return null;
	}
}

function stopWords(at: { stopId: string; field: string }, value: Json, cells: Cells): ChangeWords {
	const name = stopName(at.stopId, cells);
	switch (at.field) {
		case 'live':
			return { what: name, says: value === true ? 'in the trip' : 'taken out' };
		case 'place':
			return { what: 'Place of a stop', says: readStopPlace(value)?.name || 'none' };
		case 'note':
			return { what: `Note on ${name}`, says: quoted(value, 'no note') };
		case 'visit_minutes':
			return { what: `Visit at ${name}`, says: minutesOr(value, 'not said') };
		case 'parking_minutes':
			return { what: `Parking at ${name}`, says: minutesOr(value, 'not said') };
		case 'session_at':
			return { what: `Info session at ${name}`, says: isSaid(value) ? momentWords(value) : 'no time' };
		case 'tour_at':
			return { what: `Tour at ${name}`, says: isSaid(value) ? momentWords(value) : 'no time' };
		case 'overnight':
			return { what: `Night at ${name}`, says: value === true ? 'yes' : value === false ? 'no' : 'not said' };
		default:
			return UNKNOWN;
	}
}

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

function quoted(value: Json, none: string): string {
	return isSaid(value) ? `“${value}”` : none;
}

function isSaid(value: Json): value is string {
	return typeof value === 'string' && value.trim() !== '';
}
