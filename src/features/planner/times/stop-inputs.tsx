import type { ReactNode } from 'react';
import { usualStayAt } from '#domain/schedule/usual-times.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { type StopTimes, stopTimes } from '#domain/trips/trip-values.ts';
import { Check } from '#ui/Check.tsx';
import { Field } from '#ui/Field.tsx';
import { Moment } from './Moment.tsx';
import { minutesIn, momentIn } from './read-form.ts';
import { type FixedKind, type HasHour, minutesIfEmpty, visitHint } from './usual-visit.ts';

/** A field of a stop in the form for its times: its input, and its value when the form is sent. */
interface StopInput<T> {
	draw: (stop: Stop, where: StopInTrip) => ReactNode;
	read: (form: FormData, stop: Stop) => T;
}

interface StopInTrip {
	/** The day of the visit, "2027-04-12"; empty while the trip has no dates. */
	day: string;
	/** True for the first and the last stop. */
	isEnd: boolean;
	/** The events with an hour in the form. */
	fixed: HasHour;
	onHour: (kind: FixedKind, isSet: boolean) => void;
}

/** The fields that hold values of a type. */
type FieldOf<T> = {
	[Field in keyof StopTimes]: StopTimes[Field] extends T | null ? Field : never;
}[keyof StopTimes];

/** Every time of a stop, in the order of the form. */
export const stopInputs: { [Field in keyof StopTimes]: StopInput<StopTimes[Field]> } = {
	session_at: momentAtCampus('session', 'Information session'),
	tour_at: momentAtCampus('tour', 'Tour'),
	visit_minutes: minutes('visit_minutes', {
		label: 'Visit, in minutes',
		usual: minutesIfEmpty,
		campusHint: visitHint,
	}),
	parking_minutes: minutes('parking_minutes', {
		label: 'Park and walk, in minutes',
		usual: (stop, { isEnd }) => usualStayAt(stop, isEnd).parking,
	}),
	overnight: {
		draw: (stop) => <Check label="We spend the night here" name="overnight" defaultChecked={endsDay(stop)} />,
		read: (form, stop) => {
			const isOvernight = form.has('overnight');
			if (isOvernight === endsDay(stop)) return stop.overnight;
			const isUsual = isOvernight === isHotel(stop);
			return isUsual ? null : isOvernight;
		},
	},
};

/** A day and an hour, for campuses only. */
function momentAtCampus(kind: FixedKind, label: string): StopInput<string | null> {
	const name = `${kind}_at` as const;
	return {
		draw: (stop, { day, onHour }) =>
			isCampus(stop.place) && (
				<Moment
					label={label}
					name={name}
					at={stop[name]}
					day={day}
					onHour={(hour) => onHour(kind, hour !== '')}
				/>
			),
		read: (form) => momentIn(form, name),
	};
}

interface Minutes {
	label: string;
	/** Returns the minutes that count while the field is empty. */
	usual: (stop: Stop, where: StopInTrip) => number;
	campusHint?: typeof visitHint;
}

function minutes(name: FieldOf<number>, { label, usual, campusHint }: Minutes): StopInput<number | null> {
	return {
		draw: (stop, where) => (
			<Field
				label={label}
				name={name}
				type="number"
				inputMode="numeric"
				{...stopTimes[name].bounds}
				defaultValue={stop[name] ?? ''}
				placeholder={String(usual(stop, where))}
				hint={isCampus(stop.place) ? campusHint?.(stop, where) : undefined}
			/>
		),
		read: (form) => minutesIn(form, name),
	};
}

/** True if the family has set a night at this stop, or it is a hotel, which implies one. */
const endsDay = (stop: Stop) => stop.overnight ?? isHotel(stop);

const isHotel = ({ place }: Stop) => place.type === 'hotel';
