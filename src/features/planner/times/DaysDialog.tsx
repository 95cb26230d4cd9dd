import { Fragment, useState } from 'react';
import type { TourDay } from '#domain/schedule/schedule.ts';
import { dayTitleWords } from '#domain/schedule/tour-day-words.ts';
import { afterSeeing } from '#domain/sync/write-edit.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { usePlanner } from '../planner-context.ts';
import { dayFaults, dayInputs, tripInputs } from './day-inputs.tsx';
import { dayChanges } from './form-changes.ts';

const fieldsOfTrip = Object.keys(tripInputs) as (keyof typeof tripInputs)[];
const fieldsOfDay = Object.keys(dayInputs) as (keyof typeof dayInputs)[];

interface Props {
	/** The day to edit; null for all days. */
	day: TourDay | null;
	onClose: () => void;
}

/** Asks when the trip starts and what hours its days have, or what hours one day has. */
export function DaysDialog({ day: dayNow, onClose }: Props) {
	const { trip: tripNow, cells: cellsNow, outlook, apply } = usePlanner();
	// Values that another phone writes while the form is open must not count as cleared in it, and its day must not
	// become all days.
	const [{ trip, cells, day }] = useState({ trip: tripNow, cells: cellsNow, day: dayNow });
	const [faults, setFaults] = useState<ReturnType<typeof dayFaults>>({});
	const said = day ? trip.days.find(({ number }) => number === day.number) : trip;
	const title = day && outlook ? dayTitleWords(outlook.plan, day) : 'Dates and hours';
	return (
		<FormDialog
			title={title}
			go="Set"
			onClose={onClose}
			onSubmit={(form) => {
				const found = dayFaults(form, day && trip);
				setFaults(found);
				if (Object.keys(found).length > 0) return;
				onClose();
				apply(
					day ? `Hours of day ${day.number} set` : 'Dates and hours set',
					afterSeeing(cells, dayChanges(trip, day?.number ?? null, form)),
				);
			}}
		>
			{day && outlook?.plan.isDated && <p>{`Counts for day ${day.number} of the trip.`}</p>}
			{!day && fieldsOfTrip.map((field) => <Fragment key={field}>{tripInputs[field].draw(trip)}</Fragment>)}
			{fieldsOfDay.map((field) => (
				<Fragment key={field}>{dayInputs[field].draw(said, day && trip, faults[field])}</Fragment>
			))}
		</FormDialog>
	);
}
