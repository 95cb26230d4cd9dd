import { useMemo, useState } from 'react';
import { estimateDrives } from '#domain/trips/drive-estimate.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { useSession } from '#session/session.ts';
import { partsOf, shownOutlook, type ZoneOf } from '#trips/plan-parts.ts';
import { stopRoomOf } from '#trips/plan-room.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { closeAddPanel } from './add/open-add-panel.ts';
import type { Adding, Planner } from './planner.ts';
import type { SheetHeight } from './sheet/sheet-heights.ts';
import { tripEdits } from './trip-edits.ts';
import type { ShownTrip } from './use-shown-trip.ts';

interface Opening {
	zoneOf: ZoneOf;
	/** The address asked for one stop more than there may be. */
	startsPastLimit: boolean;
}

/** The state of a planner over a trip. */
export function usePlannerState(store: TripStore, shown: ShownTrip, opening: Opening): Planner {
	const { trip, cells, saved } = shown;
	const room = stopRoomOf(store, useSession().account);
	const [isEditing, setEditing] = useState(opening.startsPastLimit);
	const [adding, setAddingAlone] = useState<Adding>('no');
	const [sheet, setSheet] = useState<SheetHeight>('half');
	const [editedStore, setEditedStore] = useState<TripStore>();
	const [chosenId, choose] = useState<string>();
	const [wantedDay, showDay] = useState<number | null>(null);
	const places = useMemo(() => trip.stops.map(({ place }) => place), [trip]);
	const known = useKnownDrives(places, { which: 'all', trip: { tripId: trip.id, asks: true } });
	const estimate = useMemo(() => estimateDrives(places, known), [places, known]);
	const parts = useMemo(() => partsOf(opening.zoneOf, known), [opening.zoneOf, known]);
	const outlook = useMemo(() => shownOutlook(cells, parts), [cells, parts]);
	const shownDay = outlook?.days.some(({ number }) => number === wantedDay) ? wantedDay : null;

	// Who types has the screen for what is found, and sees after it on the map what was added.
	const setAdding = (next: Adding) => {
		setAddingAlone(next);
		setSheet(next === 'panel' ? 'full' : 'half');
	};
	const edits = tripEdits(store, {
		trip,
		cells,
		mostStops: room.mostStops,
		onEdit: () => setEditedStore(store),
	});
	// Whoever wants one stop more has to remove one first, which an add in progress would forbid.
	const closeIfFull = (isAdded: boolean) => {
		if (!isAdded || trip.stops.length + 1 >= room.mostStops) closeAddPanel(setAdding);
		return isAdded;
	};
	return {
		store,
		trip,
		cells,
		saved,
		room,
		estimate,
		outlook,
		parts,
		shownDay,
		isEditing,
		isEdited: editedStore === store,
		adding,
		sheet,
		chosenId,
		setEditing,
		setAdding,
		setSheet,
		choose,
		showDay,
		...edits,
		add: (place) => closeIfFull(edits.add(place)),
		addAt: (place, at) => closeIfFull(edits.addAt(place, at)),
	};
}
