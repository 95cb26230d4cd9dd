import { useState } from 'react';
import { fixedMinutes, usualParking, usualVisit } from '#domain/schedule/usual-times.ts';
import { isCampus, visitedAs } from '#domain/trips/campus.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { calendar, dateText } from '#domain/zone-time.ts';
import { Check } from '#ui/Check.tsx';
import { Field } from '#ui/Field.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { usePlanner } from '../planner.ts';
import { endsDay, stopChanges } from './form-changes.ts';
import styles from './Times.module.css';

/** Asks for a stop's fixed times, how long the visit takes, and if the family sleeps there. */
export function StopTimesDialog({ stop, onClose }: { stop: Stop; onClose: () => void }) {
	const { outlook, trip, apply } = usePlanner();
	const { place } = stop;
	const visit = outlook?.visits[trip.stops.indexOf(stop)];
	const day = visit && outlook?.plan.isDated ? dateText(visit.day) : '';
	return (
		<FormDialog
			title={`Times at ${place.name}`}
			go="Set"
			onClose={onClose}
			onSubmit={(form) => {
				onClose();
				apply(`Times at ${place.name} set`, stopChanges(stop, form));
			}}
		>
			{isCampus(place) && (
				<>
					<Moment label="Information session" name="session_at" at={stop.session_at} day={day} />
					<Moment label="Tour" name="tour_at" at={stop.tour_at} day={day} />
				</>
			)}
			<Field
				label="Visit, in minutes"
				name="visit_minutes"
				{...minutes}
				defaultValue={stop.visit_minutes ?? ''}
				placeholder={String(usualVisit[visitedAs(place)])}
				hint={
					isCampus(place)
						? `Left empty, a session counts as ${fixedMinutes.session.usual} and a tour as ${fixedMinutes.tour.usual}`
						: undefined
				}
			/>
			<Field
				label="Park and walk, in minutes"
				name="parking_minutes"
				{...minutes}
				defaultValue={stop.parking_minutes ?? ''}
				placeholder={String(usualParking[visitedAs(place)])}
			/>
			<Check label="We spend the night here" name="overnight" defaultChecked={endsDay(stop)} />
		</FormDialog>
	);
}

const minutes = { type: 'number', inputMode: 'numeric', min: 0, max: 1440 } as const;

interface MomentProps {
	label: string;
	name: 'session_at' | 'tour_at';
	/** "2027-04-12T10:00"; null if not set. */
	at: string | null;
	/** Default day if none is set. */
	day: string;
}

/** A day and an hour; an empty hour means it is not set. */
function Moment({ label, name, at, day }: MomentProps) {
	const [ownDay = day, ownHour = ''] = at?.split('T') ?? [];
	const [hour, setHour] = useState(ownHour);
	return (
		<fieldset className={styles.moment}>
			<legend>{label}</legend>
			<Field
				label="Day"
				name={`${name}_day`}
				type="date"
				{...calendar}
				required={hour !== ''}
				defaultValue={ownDay}
			/>
			<Field
				label="Begins"
				name={name}
				type="time"
				value={hour}
				onChange={(event) => setHour(event.target.value)}
			/>
		</fieldset>
	);
}
