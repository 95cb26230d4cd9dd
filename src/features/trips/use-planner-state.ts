import { useMemo, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Change } from '#domain/sync/cell.ts';
import { estimateDrives } from '#domain/trips/drive-estimate.ts';
import { moveStop, removeStop } from '#domain/trips/edit-stops.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { addStops, replaceStops } from './add-stops.ts';
import type { Adding, Planner } from './planner.ts';
import { makeEdit } from './undo.ts';
import type { Draft } from './use-draft.ts';

/** The state of a planner over a draft. `startsPastLimit`: the address asked for an eleventh stop. */
export function usePlannerState({ trip, cells, saved }: Draft, startsPastLimit: boolean): Planner {
	const [isEditing, setEditing] = useState(startsPastLimit);
	const [adding, setAdding] = useState<Adding>('no');
	const [chosenId, choose] = useState<string>();
	const [wasRefused, setWasRefused] = useState(startsPastLimit);
	const estimate = useMemo(() => estimateDrives(trip.stops.map(({ place }) => place)), [trip]);

	const edit = (words: string, changes: readonly Change[]) => makeEdit({ words, changes, before: cells });
	const stopOf = (stopId: string) => trip.stops.find(({ id }) => id === stopId);
	const count = trip.stops.length;
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
		isPastLimit: wasRefused && count >= limits.stopsPerTrip,
		setEditing,
		setAdding,
		choose,
		refuse,
		add: (place) => {
			const changes = addStops(trip, [place]);
			if (changes) edit(`${place.name} added, stop ${count + 1} of ${limits.stopsPerTrip}`, changes);
			else refuse();
			return changes !== null;
		},
		remove: (stopId) => edit(`${stopOf(stopId)?.place.name} removed`, removeStop(stopId)),
		move: (stopId, toIndex) => {
			const at = Math.min(Math.max(toIndex, 0), count - 1) + 1;
			edit(`${stopOf(stopId)?.place.name}, now ${at} of ${count}`, moveStop(trip, stopId, toIndex));
		},
		rename: (name) => edit(`Renamed to ${name}`, renameTrip(name)),
		replace: (places) => edit(`Shared trip opened, ${places.length} stops`, replaceStops(trip, places)),
	};
}
