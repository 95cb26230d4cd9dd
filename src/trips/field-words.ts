import { countWords } from '#domain/count-words.ts';
import { calendarDayWords } from '#domain/day-words.ts';
import type { Cells, Change, Json } from '#domain/sync/cell.ts';
import { clockWords } from '#domain/time-words.ts';
import { readScorecard, scorecardWords, scoreQuestionIds } from '#domain/trips/scorecard.ts';
import { readStopPlace } from '#domain/trips/stop-place.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import {
	type DayField,
	readDayPath,
	readStopPath,
	type StopField,
	stopPath,
} from '#domain/trips/trip-paths.ts';
import { fieldsOf, stopValues, type tripValues } from '#domain/trips/trip-values.ts';
import { areOpen, type Rater } from '#domain/trips/visit-cards.ts';
import { readClock } from '#domain/zone-time.ts';
import { momentWords } from './moment-words.ts';

/** A trip's value in words: its label, "Note on Brown University", and its content, "“Gate B”". */
export interface ChangeWords {
	what: string;
	says: string;
}

/**
 * Returns a trip's path in words, for use inside a sentence: "note on Brown University", "start of day 2"; null for a
 * path unknown to this app.
 */
export function fieldWords(path: string, cells: Cells): string | null {
	const found = fieldAt(path, cells);
	return found && labelOf(found.field.label, found.of);
}

/** Returns the words for a value; the stops' names come from the trip's cells. */
export function changeWords({ path, value }: Change, cells: Cells): ChangeWords {
	const found = fieldAt(path, cells);
	if (!found) return UNKNOWN;
	const { label, title = label.charAt(0).toUpperCase() + label.slice(1), says } = found.field;
	return { what: labelOf(title, found.of), says: says(value, cells, found.stopId ?? '') };
}

export function stopName(stopId: string, cells: Cells): string {
	return readStopPlace(cells.get(stopPath(stopId, 'place'))?.v)?.name || 'a stop';
}

const UNKNOWN: ChangeWords = {
	what: 'Something newer than this app',
	says: 'this version cannot show it',
};

interface FieldWords {
	/** Inside a sentence; "*" stands for the stop or the day. */
	label: string;
	/** The label as a title, if it is not simply capitalized. */
	title?: string;
	/** The wording of its content; `stopId` is empty for fields that belong to no stop. */
	says: (value: Json, cells: Cells, stopId: string) => string;
}

const NOT_SAID = 'not set';

const ofTrip: Record<keyof typeof tripValues | 'order' | 'life' | 'gone', FieldWords> = {
	name: { label: 'name', says: (value) => quoted(value, 'no name') },
	notes: { label: 'notes', says: (value) => quoted(value, 'no notes') },
	start_date: { label: 'first day', says: (value) => (isSaid(value) ? calendarDayWords(value) : 'no date') },
	day_start: { label: 'start of the day', says: clockOrNot },
	day_end: { label: 'end of the day', says: clockOrNot },
	lunch_minutes: { label: 'lunch', says: lunchWords },
	order: { label: 'order of the stops', says: orderWords },
	life: {
		label: 'whether it is in the trash',
		title: 'The trip',
		says: (value) => (value === 'trashed' ? 'in the trash' : 'out of the trash'),
	},
	gone: {
		label: 'whether it is deleted for good',
		title: 'The trip',
		says: (value) => (value === true ? 'deleted for good' : 'in the trash'),
	},
};

const ofDay: Record<DayField, FieldWords> = {
	day_start: { label: 'start of *', says: clockOrNot },
	day_end: { label: 'end of *', says: clockOrNot },
	lunch_minutes: { label: 'lunch on *', says: lunchWords },
};

const ofStop: Record<StopField, FieldWords> = {
	place: { label: 'place of a stop', says: (value) => readStopPlace(value)?.name || 'none' },
	live: { label: '*', says: liveWords },
	note: { label: 'note on *', says: (value) => quoted(value, 'no note') },
	visit_minutes: { label: 'visit at *', says: minutesOrNot },
	parking_minutes: { label: 'parking at *', says: minutesOrNot },
	session_at: { label: 'info session at *', says: momentOrNone },
	tour_at: { label: 'tour at *', says: momentOrNone },
	overnight: {
		label: 'night at *',
		says: (value) => (value === true ? 'yes' : value === false ? 'no' : NOT_SAID),
	},
	student_card: { label: 'student’s scorecard at *', says: cardWords },
	parent_card: { label: 'parent’s scorecard at *', says: cardWords },
	second_parent_card: { label: 'second parent’s scorecard at *', says: cardWords },
};

/** Returns the field of a path and what "*" stands for; null for a path unknown to this app. */
function fieldAt(path: string, cells: Cells): { field: FieldWords; of: string; stopId?: string } | null {
	const at = readStopPath(path);
	const ofIt = at && found(ofStop, at.field, stopName(at.stopId, cells));
	if (at) return ofIt && { ...ofIt, stopId: at.stopId };
	const day = readDayPath(path);
	return day ? found(ofDay, day.field, `day ${day.number}`) : found(ofTrip, path, '');
}

/** A path may be any text, even `constructor`. */
function found(table: Record<string, FieldWords>, name: string, of: string) {
	const field = Object.hasOwn(table, name) ? table[name] : undefined;
	return field ? { field, of } : null;
}

/** A name may be any text, even "$&". */
const labelOf = (label: string, of: string) => label.replace('*', () => of);

/** Includes everything that a removed stop still has, and that comes back with it. */
function liveWords(value: Json, cells: Cells, stopId: string): string {
	if (value !== true) return 'taken out';
	const isOut = cells.get(stopPath(stopId, 'live'))?.v === false;
	const kept = isOut ? fieldsOf(stopValues).flatMap((field) => keptWords(field, cells, stopId)) : [];
	return kept.length > 0 ? `in the trip, with ${kept.join(', ')}` : 'in the trip';
}

function keptWords(field: keyof typeof stopValues, cells: Cells, stopId: string): string[] {
	const value = cells.get(stopPath(stopId, field))?.v ?? '';
	const { label, says } = ofStop[field];
	return value === '' ? [] : [`${label.replace(/ (on|at) \*$/, '')} ${says(value, cells, stopId)}`];
}

function orderWords(value: Json, cells: Cells): string {
	if (!Array.isArray(value)) return 'as they were added';
	const names = value
		.filter((stopId) => typeof stopId === 'string' && cells.get(stopPath(stopId, 'live'))?.v === true)
		.map((stopId) => stopName(stopId as string, cells));
	return names.map((name, index) => `${index + 1} ${name}`).join(', ') || 'as they were added';
}

function lunchWords(value: Json): string {
	return value === 0 ? 'none' : minutesOrNot(value);
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

/** Returns what a card says; for a sealed one, only how much. */
function cardWords(value: Json, cells: Cells, stopId: string): string {
	const card = readCard(value);
	if (card === null) return 'none';
	const hasRated = (rater: Rater) => readCard(cells.get(stopPath(stopId, rater))?.v) !== null;
	if (areOpen(hasRated)) return scorecardWords(card);
	const given = scoreQuestionIds.filter((question) => card[question] !== null).length;
	return [given > 0 && countWords(given, 'score'), isSaid(card.words) && 'a few words']
		.filter(Boolean)
		.join(' and ');
}

const readCard = (value: Json | undefined) => (typeof value === 'string' ? readScorecard(value) : null);

function quoted(value: Json, none: string): string {
	return isSaid(value) ? `“${value}”` : none;
}

function isSaid(value: Json): value is string {
	return typeof value === 'string' && value.trim() !== '';
}
