import type { Cells, Change, Json } from '#domain/sync/cell.ts';
import { clockWords } from '#domain/time-words.ts';
import { readStopPlace } from '#domain/trips/stop-place.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import { readDayPath, readStopPath, type StopField, stopPath } from '#domain/trips/trip-paths.ts';
import type { tripValues } from '#domain/trips/trip-values.ts';
import { readClock } from '#domain/zone-time.ts';
import { fieldWords, stopName } from '#trips/field-words.ts';
import { momentWords, tripDayWords } from './moment-words.ts';

const NOT_SAID = 'not set';

/** A trip's value in words: its label, "Note on Brown University", and its content, "“Gate B”". */
export interface ChangeWords {
	what: string;
	says: string;
}

/** The words for a value; the stops' names come from the trip's cells. */
export function changeWords({ path, value }: Change, cells: Cells): ChangeWords {
	const field = readStopPath(path)?.field ?? readDayPath(path)?.field ?? path;
	const says = Object.hasOwn(saysOf, field) ? saysOf[field as Field] : undefined;
	const words = fieldWords(path, cells);
	if (!says || words === null) return UNKNOWN;
	return { what: titleOf(field, words), says: says(value, cells) };
}

const UNKNOWN: ChangeWords = {
	what: 'Something newer than this app',
	says: 'this version cannot show it',
};

/** The words as a title; a stop's name stays as typed. */
function titleOf(field: string, words: string): string {
	if (field === 'life' || field === 'gone') return 'The trip';
	return field === 'live' ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

type Field = keyof typeof tripValues | StopField | 'order' | 'life' | 'gone';
/** The wording of each field's content. */
const saysOf: Record<Field, (value: Json, cells: Cells) => string> = {
	name: (value) => quoted(value, 'no name'),
	notes: (value) => quoted(value, 'no notes'),
	start_date: (value) => (isSaid(value) ? tripDayWords(value) : 'no date'),
	day_start: clockOrNot,
	day_end: clockOrNot,
	lunch_minutes: (value) => (value === 0 ? 'none' : minutesOrNot(value)),
	order: orderWords,
	life: (value) => (value === 'trashed' ? 'in the trash' : 'out of the trash'),
	gone: (value) => (value === true ? 'deleted for good' : 'in the trash'),
	live: (value) => (value === true ? 'in the trip' : 'taken out'),
	place: (value) => readStopPlace(value)?.name || 'none',
	note: (value) => quoted(value, 'no note'),
	visit_minutes: minutesOrNot,
	parking_minutes: minutesOrNot,
	session_at: momentOrNone,
	tour_at: momentOrNone,
	overnight: (value) => (value === true ? 'yes' : value === false ? 'no' : NOT_SAID),
};

function orderWords(value: Json, cells: Cells): string {
	if (!Array.isArray(value)) return 'as they were added';
	const names = value
		.filter((stopId) => typeof stopId === 'string' && cells.get(stopPath(stopId, 'live'))?.v === true)
		.map((stopId) => stopName(stopId as string, cells));
	return names.map((name, index) => `${index + 1} ${name}`).join(', ') || 'as they were added';
}

function minutesOrNot(value: Json): string {
	return typeof value === 'number' ? durationWords(value) : NOT_SAID;
}

function clockOrNot(value: Json): string {
	const minutes = typeof value === 'string' ? readClock(value) : null;
	return minutes === null ? NOT_SAID : clockWords(minutes);
}

function momentOrNone(value: Json): string {
	return isSaid(value) ? momentWords(value) : 'no time';
}

function quoted(value: Json, none: string): string {
	return isSaid(value) ? `“${value}”` : none;
}

function isSaid(value: Json): value is string {
	return typeof value === 'string' && value.trim() !== '';
}
