import type { ReactNode } from 'react';
import { calendar } from '#domain/calendar-day.ts';
import { endOfDay, usualDay, usualEndOf } from '#domain/schedule/usual-times.ts';
import { clockWords } from '#domain/time-words.ts';
import { type DayValues, dayValues, type TripFacts } from '#domain/trips/trip-values.ts';
import { readClock } from '#domain/zone-time.ts';
import { Field } from '#ui/Field.tsx';
import { minutesIn, textIn } from './read-form.ts';

/** A fact of the trip in the form for all days: its input, and its value when the form is sent. */
interface TripInput<T> {
	draw: (trip: TripFacts) => ReactNode;
	read: (form: FormData) => T;
}

/** A value of a day, or of all days, in the form for them: its input, and its value when the form is sent. */
interface DayInput<T> {
	/**
	 * `trip` has the values that count while one day's input is empty; null when the form is for all days. `fault` says
	 * what is wrong with the input.
	 */
	draw: (said: DayValues | undefined, trip: DayValues | null, fault?: string) => ReactNode;
	read: (form: FormData) => T;
}

/** Every fact of a trip, in the order of the form. */
export const tripInputs: { [Field in keyof TripFacts]: TripInput<TripFacts[Field]> } = {
	start_date: {
		draw: ({ start_date }) => (
			<Field label="First day" name="start_date" type="date" {...calendar} defaultValue={start_date ?? ''} />
		),
		read: (form) => textIn(form, 'start_date'),
	},
};

/** Every value of a day, in the order of the form. */
export const dayInputs: { [Field in keyof DayValues]: DayInput<DayValues[Field]> } = {
	day_start: clock('day_start', 'Leave in the morning at', () => usualDay.start),
	day_end: clock('day_end', 'Stop for the night by', usualEndOf),
	lunch_minutes: {
		draw: (said, trip, fault) => (
			<Field
				label="Lunch, in minutes"
				name="lunch_minutes"
				type="number"
				inputMode="numeric"
				{...dayValues.lunch_minutes.bounds}
				defaultValue={said?.lunch_minutes ?? ''}
				placeholder={String(trip?.lunch_minutes ?? usualDay.lunch)}
				hint="0 for none"
				error={fault}
			/>
		),
		read: (form) => minutesIn(form, 'lunch_minutes'),
	},
};

/**
 * Returns what is wrong with the hours in a form, by field: a day cannot end before it starts. `trip` has the values
 * that count while one day's input is empty; null when the form is for all days.
 */
export function dayFaults(form: FormData, trip: DayValues | null): Partial<Record<keyof DayValues, string>> {
	const hourIn = (name: 'day_start' | 'day_end') => readClock(textIn(form, name) ?? trip?.[name] ?? '');
	const [start, end] = [hourIn('day_start') ?? usualDay.start, hourIn('day_end')];
	if (end === null || endOfDay(start, end) > start) return {};
	return { day_end: `Choose an hour after ${clockWords(start)}, when you leave` };
}

/** An hour; `usual` is the usual value for a day that starts then, both in minutes since midnight. */
function clock(
	name: 'day_start' | 'day_end',
	label: string,
	usual: (start: number) => number,
): DayInput<string | null> {
	return {
		draw: (said, trip, fault) => {
			const start = readClock(said?.day_start ?? trip?.day_start ?? '') ?? usualDay.start;
			const empty = (trip && readClock(trip[name] ?? '')) ?? usual(start);
			return (
				<Field
					label={label}
					name={name}
					type="time"
					defaultValue={said?.[name] ?? ''}
					hint={`${clockWords(empty)} if empty`}
					error={fault}
				/>
			);
		},
		read: (form) => textIn(form, name),
	};
}
