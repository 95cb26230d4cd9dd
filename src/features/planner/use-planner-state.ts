import { useCallback, useMemo, useState } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { useSession } from '#session/session.ts';
import { shownOutlook, usePlanParts, type ZoneOf } from '#trips/plan-parts.ts';
import { type StopRoom, stopRoomOf } from '#trips/plan-room.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { useAsTimePasses } from '#ui/clock.ts';
import { useLatest } from '#ui/use-latest.ts';
import { closeAddPanel } from './add/open-add-panel.ts';
import type { Adding, PlannerState } from './planner-context.ts';
import { tripEdits } from './planner-writes.ts';
import type { SheetHeight } from './sheet/sheet-heights.ts';
import { useShownDay } from './use-shown-day.ts';
import type { ShownTrip } from './use-shown-trip.ts';
import { useStateOfTrip } from './use-state-of-trip.ts';

interface PlannerOpening {
	zoneOf: ZoneOf;
	/** True if the address asked for one stop more than a trip may have. */
	startsPastLimit: boolean;
}

/** Returns the planner's state for a trip; the same object until something in it changes. */
export function usePlannerState(store: TripStore, shown: ShownTrip, opening: PlannerOpening): PlannerState {
	const { trip, cells } = shown;
	const { account } = useSession();
	const room = useStopRoom(store, account);
	const [isEditing, setEditing] = useState(opening.startsPastLimit);
	const [adding, setAddingAlone] = useState<Adding>('no');
	const [sheet, setSheet] = useState<SheetHeight>('half');
	const [chosenId, choose] = useState<string>();
	const plan = usePlan(shown, opening.zoneOf);
	const { estimate, parts, outlook } = plan;
	const { shownDay, showDay, noteAdd } = useShownDay(trip, outlook);

	// During typing, the screen is for the results; afterward the map shows what was added.
	const setAdding = useCallback((next: Adding) => {
		setAddingAlone(next);
		setSheet(next === 'panel' ? 'full' : 'half');
	}, []);
	const { edits, isEdited } = useEdits(store, {
		...plan,
		trip,
		cells,
		mostStops: room.mostStops,
		setAdding,
		noteAdd,
	});
	const reading = useMemo(
		() => ({ store, trip, cells, room, estimate, outlook, parts, ...edits }),
		[store, trip, cells, room, estimate, outlook, parts, edits],
	);
	const shows = useMemo(
		() => ({ shownDay, isEditing, isEdited, adding, sheet, chosenId }),
		[shownDay, isEditing, isEdited, adding, sheet, chosenId],
	);
	return useMemo(
		() => ({ ...reading, ...shows, setEditing, setAdding, setSheet, choose, showDay }),
		[reading, shows, setAdding, showDay],
	);
}

/** Returns the room in a trip, the same object until it changes: a trial may end while the planner is open. */
export function useStopRoom(store: TripStore, account: Account | null): StopRoom {
	const mostStops = useAsTimePasses(() => stopRoomOf(store, account).mostStops);
	const { by } = stopRoomOf(store, account);
	return useMemo(() => ({ mostStops, by }), [mostStops, by]);
}

/** The trip's drives, and its days. */
function usePlan({ trip, cells }: ShownTrip, zoneOf: ZoneOf) {
	const places = useMemo(() => trip.stops.map(({ place }) => place), [trip]);
	const known = useKnownDrives(places, { which: 'all', trip: { tripId: trip.id, asks: true } });
	const estimate = useMemo(() => estimateDrives(places, known), [places, known]);
	const parts = usePlanParts(zoneOf, known);
	const outlook = useMemo(() => shownOutlook(cells, parts), [cells, parts]);
	return { estimate, parts, outlook };
}

interface Edited extends Pick<ShownTrip, 'trip' | 'cells'>, Pick<PlannerState, 'outlook' | 'parts'> {
	mostStops: number;
	setAdding: PlannerState['setAdding'];
	/** Called with the trip before a stop is added. */
	noteAdd: (before: Trip) => void;
}

/** Returns the trip's edits, and whether there was one; the last stop that fits closes the panel. */
function useEdits(store: TripStore, { setAdding, noteAdd, ...shown }: Edited) {
	const [isEdited = false, setEdited] = useStateOfTrip<boolean>(shown.trip.id);
	const now = useLatest({ ...shown, onEdit: () => setEdited(true) });
	const edits = useMemo(() => {
		const plain = tripEdits(store, now);
		const noted = (add: () => boolean, count = 1) => {
			const { trip, mostStops } = now();
			const isAdded = add();
			if (isAdded) noteAdd(trip);
			// Before another stop can be added, one must be removed, which an add in progress would block.
			if (trip.stops.length + (isAdded ? count : 0) >= mostStops) closeAddPanel(setAdding);
			return isAdded;
		};
		const add: PlannerState['add'] = (place) => noted(() => plain.add(place));
		const addAt: PlannerState['addAt'] = (place, at) => noted(() => plain.addAt(place, at));
		const addAtEnds: PlannerState['addAtEnds'] = (place, ends) =>
			noted(() => plain.addAtEnds(place, ends), ends === 'both' ? 2 : 1);
		return { ...plain, add, addAt, addAtEnds };
	}, [store, now, setAdding, noteAdd]);
	return { edits, isEdited };
}
