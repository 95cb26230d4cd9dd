import { useMemo, useState } from 'react';
import { estimateDrives } from '#domain/trips/drive-estimate.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { useSession } from '#session/session.ts';
import { stopRoomOf } from '#trips/plan-room.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { closeAddPanel } from './add/open-add-panel.ts';
import type { Adding, Planner } from './planner.ts';
import { tripEdits } from './trip-edits.ts';
import type { ShownTrip } from './use-shown-trip.ts';

/** The state of a planner over a trip. `startsPastLimit`: the address asked for one stop more than there may be. */
export function usePlannerState(store: TripStore, shown: ShownTrip, startsPastLimit: boolean): Planner {
	const { trip, cells, saved } = shown;
	const room = stopRoomOf(store, useSession().account);
	const [isEditing, setEditing] = useState(startsPastLimit);
	const [adding, setAdding] = useState<Adding>('no');
	const [editedStore, setEditedStore] = useState<TripStore>();
	const [chosenId, choose] = useState<string>();
	const places = useMemo(() => trip.stops.map(({ place }) => place), [trip]);
	const known = useKnownDrives(places);
	const estimate = useMemo(() => estimateDrives(places, known), [places, known]);

	const edits = tripEdits(store, {
		trip,
		cells,
		mostStops: room.mostStops,
		onEdit: () => setEditedStore(store),
	});
	return {
		store,
		trip,
		cells,
		saved,
		room,
		estimate,
		isEditing,
		isEdited: editedStore === store,
		adding,
		chosenId,
		setEditing,
		setAdding,
		choose,
		...edits,
		add: (place) => {
			const isAdded = edits.add(place);
			// Whoever wants one stop more has to remove one first, which an add in progress would forbid.
			if (!isAdded || trip.stops.length + 1 >= room.mostStops) closeAddPanel(setAdding);
			return isAdded;
		},
	};
}
