import type { Change } from '#domain/sync/cell.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
import { setDayValue, setStartDate } from '#domain/trips/edit-trip.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { type DayValues, dayValues, fieldsOf, type StopTimes, stopTimes } from '#domain/trips/trip-values.ts';

const dayInputs: { [Field in keyof DayValues]: (form: FormData) => DayValues[Field] } = {
	day_start: (form) => textIn(form, 'day_start'),
	day_end: (form) => textIn(form, 'day_end'),
	lunch_minutes: (form) => minutesIn(form, 'lunch_minutes'),
};

const stopInputs: { [Field in keyof StopTimes]: (form: FormData, stop: Stop) => StopTimes[Field] } = {
	session_at: (form) => momentIn(form, 'session_at'),
	tour_at: (form) => momentIn(form, 'tour_at'),
	visit_minutes: (form) => minutesIn(form, 'visit_minutes'),
	parking_minutes: (form) => minutesIn(form, 'parking_minutes'),
	overnight: (form, stop) => {
		const isOvernight = form.has('overnight');
		if (isOvernight === endsDay(stop)) return stop.overnight;
		const isUsual = isOvernight === (stop.place.type === 'hotel');
		return isUsual ? null : isOvernight;
	},
};

/** The changes that a form makes to a trip's days: to all of them, or to one by its number. */
export function dayChanges(trip: Trip, number: number | null, form: FormData): Change[] {
	const said = number === null ? trip : trip.days.find((day) => day.number === number);
	const startDate = number === null ? textIn(form, 'start_date') : trip.start_date;
	const changed = <Field extends keyof DayValues>(field: Field) =>
		differs(said?.[field] ?? null, dayInputs[field](form), (value) => setDayValue(field, value, number));
	return [...differs(trip.start_date, startDate, setStartDate), ...fieldsOf(dayValues).flatMap(changed)];
}

/** The changes that a form makes to a stop's times. */
export function stopChanges(stop: Stop, form: FormData): Change[] {
	const changed = <Field extends keyof StopTimes>(field: Field) =>
		differs<StopTimes[Field]>(stop[field], stopInputs[field](form, stop), (value) =>
			setStopTime(stop.id, field, value),
		);
	return fieldsOf(stopTimes).flatMap(changed);
}

/** The change that sets a note to the typed text; none if nothing was typed while another phone wrote. */
export function noteChanges(
	{ seen, now, typed }: { seen: string; now: string; typed: string },
	change: (note: string) => Change[],
): Change[] {
	return typed === seen ? [] : differs(now, typed.trim(), change);
}

/** True if the family has put a night at this stop, or it is a hotel, which implies one. */
export function endsDay({ overnight, place }: Stop): boolean {
	return overnight ?? place.type === 'hotel';
}

function differs<T>(before: T, after: T, change: (value: T) => Change[]): Change[] {
	return before === after ? [] : change(after);
}

function textIn(form: FormData, name: string): string | null {
	const text = form.get(name);
	return typeof text === 'string' && text !== '' ? text : null;
}

function minutesIn(form: FormData, name: string): number | null {
	const text = textIn(form, name);
	return text === null ? null : Number(text);
}

/** "2027-04-12T10:00"; null without an hour. */
function momentIn(form: FormData, name: 'session_at' | 'tour_at'): string | null {
	const [day, hour] = [textIn(form, `${name}_day`), textIn(form, name)];
	return day === null || hour === null ? null : `${day}T${hour}`;
}
