import { Fragment, useState } from 'react';
import { dateText } from '#domain/calendar-day.ts';
import { afterSeeing } from '#domain/sync/write-edit.ts';
import { restoreStop } from '#domain/trips/edit-stops.ts';
import { isEndAt } from '#domain/trips/end-of-trip.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { bringBack } from '#trips/bring-back.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import type { PlannerState } from '../planner-context.ts';
import { GoneBanner } from '../stops/GoneBanner.tsx';
import { stopTimeChanges } from './form-changes.ts';
import { stopInputs } from './stop-inputs.tsx';
import { type FixedKind, fixedAtFirst } from './usual-visit.ts';

const fieldsOfForm = Object.keys(stopInputs) as (keyof typeof stopInputs)[];

interface Props {
	planner: PlannerState;
	/** The stop as it was when the form opened. */
	stop: Stop;
	onClose: () => void;
}

/**
 * Asks for a stop's fixed times, how long the visit takes, and whether the family sleeps there. If the stop is removed
 * meanwhile, setting them brings it back.
 */
export function StopTimesDialog({ planner, stop, onClose }: Props) {
	const { store, trip, cells, apply } = planner;
	const { id, place } = stop;
	// Values that another phone writes while the form is open must not count as cleared in it, or change what it
	// offers.
	const [shown] = useState(() => ({ cells, where: whereInTrip(stop, planner) }));
	const [fixed, setFixed] = useState(() => fixedAtFirst(stop));
	const where = {
		...shown.where,
		fixed,
		onHour: (kind: FixedKind, isSet: boolean) => setFixed((now) => ({ ...now, [kind]: isSet })),
	};
	const isGone = !trip.stops.some((each) => each.id === id);
	return (
		<FormDialog
			title={`Times at ${place.name}`}
			go="Set"
			onClose={onClose}
			onSubmit={(form) => {
				const times = afterSeeing(shown.cells, stopTimeChanges(stop, form));
				const changes = isGone ? [...restoreStop(id), ...times] : times;
				const set = () => {
					onClose();
					apply(`Times at ${place.name} set${isGone ? ', it is back on the trip' : ''}`, changes);
				};
				// Stays open if the trip no longer has room for the stop.
				if (isGone) void bringBack(store, { changes, trip: cells }, set);
				else set();
			}}
		>
			{isGone && <GoneBanner name={place.name}>Setting its times brings it back.</GoneBanner>}
			{fieldsOfForm.map((field) => (
				<Fragment key={field}>{stopInputs[field].draw(stop, where)}</Fragment>
			))}
		</FormDialog>
	);
}

function whereInTrip({ id }: Stop, { outlook, trip: { stops } }: Pick<PlannerState, 'outlook' | 'trip'>) {
	const index = stops.findIndex((each) => each.id === id);
	const visit = outlook?.visits[index];
	return {
		day: visit && outlook?.plan.isDated ? dateText(visit.day) : '',
		isEnd: isEndAt(index, stops),
	};
}
