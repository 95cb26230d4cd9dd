import type { Change } from '#domain/sync/cell.ts';
import { LONGEST_NOTE, setStopTime } from '#domain/trips/edit-stops.ts';
import { setDayValue, setTripFact } from '#domain/trips/edit-trip.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import {
	type DayValues,
	dayValues,
	fieldsOf,
	type StopTimes,
	stopTimes,
	type TripFacts,
	tripFacts,
} from '#domain/trips/trip-values.ts';
import { dayInputs, tripInputs } from './day-inputs.tsx';
import { stopInputs } from './stop-inputs.tsx';

/**
 * Returns the changes that a form makes to a trip's days as it showed them: to all of them, or to one by its number.
 */
export function dayChanges(trip: Trip, number: number | null, form: FormData): Change[] {
	const said = number === null ? trip : trip.days.find((day) => day.number === number);
	const changed = <Field extends keyof DayValues>(field: Field) =>
		differs<DayValues[Field]>(said?.[field] ?? null, dayInputs[field].read(form), (value) =>
			setDayValue(field, value, number),
		);
	return [...(number === null ? factChanges(trip, form) : []), ...fieldsOf(dayValues).flatMap(changed)];
}

function factChanges(trip: Trip, form: FormData): Change[] {
	const changed = <Field extends keyof TripFacts>(field: Field) =>
		differs<TripFacts[Field]>(trip[field], tripInputs[field].read(form), (value) =>
			setTripFact(field, value),
		);
	return fieldsOf(tripFacts).flatMap(changed);
}

/** Returns the changes that a form makes to a stop as it showed it. */
export function stopTimeChanges(stop: Stop, form: FormData): Change[] {
	const changed = <Field extends keyof StopTimes>(field: Field) =>
		differs<StopTimes[Field]>(stop[field], stopInputs[field].read(form, stop), (value) =>
			setStopTime(stop.id, field, value),
		);
	return fieldsOf(stopTimes).flatMap(changed);
}

interface NoteTyped {
	/** The note as it was before typing began. */
	seen: string;
	/** The current note, perhaps another phone's. */
	now: string;
	typed: string;
}

/**
 * Returns the change that sets a note to the typed text; none if nothing was typed while another phone wrote. If both
 * wrote, the note has both texts.
 */
export function noteChanges(note: NoteTyped, change: (note: string) => Change[]): Change[] {
	return note.typed === note.seen ? [] : differs(note.now, withBoth(note), change);
}

/** Returns how long a typed note may be: one with both phones' texts stays as it is, and can still be edited. */
export const mostOfNote = (seen: string): number => Math.max(LONGEST_NOTE, seen.length);

function withBoth({ seen, now, typed }: NoteTyped): string {
	const [theirs, ours] = [now.trim(), typed.trim()];
	return now === seen || hasWords(ours, theirs) ? ours : `${theirs}\n${ours}`.trim();
}

/** True if the text contains the words as whole words: "Gate 1" is not in "Gate 12". */
function hasWords(text: string, words: string): boolean {
	if (words === '') return true;
	for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
		if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + words.length))) return true;
	}
	return false;
}

function differs<T>(before: T, after: T, change: (value: T) => Change[]): Change[] {
	return before === after ? [] : change(after);
}
