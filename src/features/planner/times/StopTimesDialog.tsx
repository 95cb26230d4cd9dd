import { Fragment, useState } from 'react';
import { dateText } from '#domain/calendar-day.ts';
import { afterSeeing } from '#domain/sync/write-edit.ts';
import { isEndAt } from '#domain/trips/end-of-trip.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { usePlanner } from '../planner-context.ts';
import { stopTimeChanges } from './form-changes.ts';
import { stopInputs } from './stop-inputs.tsx';

const fieldsOfForm = Object.keys(stopInputs) as (keyof typeof stopInputs)[];

/** Asks for a stop's fixed times, how long the visit takes, and if the family sleeps there. */
export function StopTimesDialog({ stop, onClose }: { stop: Stop; onClose: () => void }) {
	const { outlook, trip, cells, apply } = usePlanner();
	// What another phone writes while the form is open must not count as cleared in it.
	const [shown] = useState({ stop, cells });
	const { place } = stop;
	const index = trip.stops.indexOf(stop);
	const visit = outlook?.visits[index];
	const isEnd = isEndAt(index, trip.stops);
	const day = visit && outlook?.plan.isDated ? dateText(visit.day) : '';
	return (
		<FormDialog
			title={`Times at ${place.name}`}
			go="Set"
			onClose={onClose}
			onSubmit={(form) => {
				onClose();
				apply(`Times at ${place.name} set`, afterSeeing(shown.cells, stopTimeChanges(shown.stop, form)));
			}}
		>
			{fieldsOfForm.map((field) => (
				<Fragment key={field}>{stopInputs[field].draw(shown.stop, { day, isEnd })}</Fragment>
			))}
		</FormDialog>
	);
}
