import { useMemo, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { estimateDrives } from '#domain/trips/drive-estimate.ts';
import type { Adding, Planner } from './planner.ts';
import { tripEdits } from './trip-edits.ts';
import type { Draft } from './use-draft.ts';

/** The state of a planner over a draft. `startsPastLimit`: the address asked for an eleventh stop. */
export function usePlannerState({ trip, cells, saved }: Draft, startsPastLimit: boolean): Planner {
	const [isEditing, setEditing] = useState(startsPastLimit);
	const [adding, setAdding] = useState<Adding>('no');
	const [chosenId, choose] = useState<string>();
	const [wasRefused, setWasRefused] = useState(startsPastLimit);
	const estimate = useMemo(() => estimateDrives(trip.stops.map(({ place }) => place)), [trip]);

	const edits = tripEdits(trip, cells);
	const refuse = () => {
		setWasRefused(true);
		// Whoever wants an eleventh stop has to remove one first, which an add in progress would forbid.
		setAdding('no');
		setEditing(true);
	};
	return {
		trip,
		saved,
		estimate,
		isEditing,
		adding,
		chosenId,
		isPastLimit: wasRefused && trip.stops.length >= limits.stopsPerTrip,
		setEditing,
		setAdding,
		choose,
		refuse,
		...edits,
		add: (place) => {
			const isAdded = edits.add(place);
			if (!isAdded) refuse();
			return isAdded;
		},
		remove: (stopId) => {
			setWasRefused(false);
			edits.remove(stopId);
		},
	};
}
