import { createContext, use } from 'react';
import type { DriveEstimate } from '#domain/trips/drive-estimate.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { TripEdits } from './trip-edits.ts';
import type { Draft } from './use-draft.ts';

/** Whether an add is in progress, which forbids removal: in the panel, or waiting for a tap on the map. */
export type Adding = 'no' | 'panel' | 'tap';

/** The planner's state and everything its parts can do with it. */
export interface Planner extends TripEdits {
	trip: Trip;
	saved: Draft['saved'];
	estimate: DriveEstimate;
	/** Whether each stop shows its buttons. */
	isEditing: boolean;
	adding: Adding;
	/** The stop that is marked on the map and in the list. */
	chosenId: string | undefined;
	/** Whether one more stop was asked for than a trip may have. */
	isPastLimit: boolean;
	setEditing: (isEditing: boolean) => void;
	setAdding: (adding: Adding) => void;
	choose: (stopId: string | undefined) => void;
	/** Says that there can be no eleventh stop, and offers to remove one. */
	refuse: () => void;
}

export const PlannerContext = createContext<Planner | null>(null);

/** The planner that this component is part of. */
export function usePlanner(): Planner {
	const planner = use(PlannerContext);
	if (!planner) throw new Error('This belongs into the trip planner.');
	return planner;
}
