import { createContext, use } from 'react';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { Cells } from '#domain/sync/cell.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import type { TripStore } from '#trips/trip-store.ts';
import type { TripEdits } from './planner-writes.ts';
import type { SheetHeight } from './sheet/sheet-heights.ts';
import type { ShownTrip } from './use-shown-trip.ts';

/** The state of an add, which blocks removal: in the panel, or waiting for a tap on the map. */
export type Adding = 'no' | 'panel' | 'tap';

/** The planner's state, and everything its parts can do. */
export interface PlannerState extends TripEdits {
	store: TripStore;
	trip: Trip;
	cells: Cells;
	room: StopRoom;
	estimate: DriveEstimate;
	/** The days with their times; null while there is nothing to compute them from. */
	outlook: Outlook | null;
	/** Everything that times depend on besides the trip. */
	parts: PlanParts;
	/** Number of the only day shown in the list; null for all. */
	shownDay: number | null;
	/** True while each stop shows its buttons. */
	isEditing: boolean;
	/** True once something was changed here in this visit; additions by a link or guide do not count. */
	isEdited: boolean;
	adding: Adding;
	sheet: SheetHeight;
	/** Id of the stop marked on the map and in the list. */
	chosenId: string | undefined;
	setEditing: (isEditing: boolean) => void;
	setAdding: (adding: Adding) => void;
	setSheet: (height: SheetHeight) => void;
	choose: (stopId: string | undefined) => void;
	showDay: (number: number | null) => void;
}

/** How safe the edits are. Kept separate from the planner, because each edit changes it three times. */
export const SavedContext = createContext<ShownTrip['saved']>('none');

export const PlannerContext = createContext<PlannerState | null>(null);

/** The state of an add. Kept separate from the planner, because the focus moves the moment an add opens or closes. */
export const AddingContext = createContext<Adding>('no');

/**
 * Returns the planner that this component belongs to. A change reaches the list of stops first, and everything else a
 * moment later.
 */
export function usePlanner(): Omit<PlannerState, 'adding'> {
	const planner = use(PlannerContext);
	if (!planner) throw new Error('This belongs in the trip planner.');
	return planner;
}
