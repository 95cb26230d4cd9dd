import type { Change } from '#domain/sync/cell.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
import { setDayValue, setStartDate } from '#domain/trips/edit-trip.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { type DayValues, dayValues, fieldsOf, type StopTimes, stopTimes } from '#domain/trips/trip-values.ts';
import { minutesIn, textIn } from './read-form.ts';
import { stopInputs } from './stop-inputs.tsx';

const dayInputs: { [Field in keyof DayValues]: (form: FormData) => DayValues[Field] } = {
	day_start: (form) => textIn(form, 'day_start'),
	day_end: (form) => textIn(form, 'day_end'),
	lunch_minutes: (form) => minutesIn(form, 'lunch_minutes'),
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
export function stopTimeChanges(stop: Stop, form: FormData): Change[] {
	const changed = <Field extends keyof StopTimes>(field: Field) =>
		differs<StopTimes[Field]>(stop[field], stopInputs[field].read(form, stop), (value) =>
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

function differs<T>(before: T, after: T, change: (value: T) => Change[]): Change[] {
	return before === after ? [] : change(after);
}
