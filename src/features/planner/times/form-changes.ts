import type { Change } from '#domain/sync/cell.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
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

function differs<T>(before: T, after: T, change: (value: T) => Change[]): Change[] {
	return before === after ? [] : change(after);
}
