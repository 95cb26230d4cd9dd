import { createContext, use } from 'react';
import type { DriveEstimate } from '#domain/trips/drive-estimate.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { Draft } from './use-draft.ts';

/** Whether an add is in progress, which forbids removal: in the panel, or waiting for a tap on the map. */
export type Adding = 'no' | 'panel' | 'tap';

/** The planner's state and everything its parts can do with it. */
export interface Planner {
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
	/** Adds a stop at the end; false when the trip is full. */
	add: (place: StopPlace) => boolean;
	remove: (stopId: string) => void;
	/** Moves a stop to a place in the order, 0 the first; past the ends is the end. */
	move: (stopId: string, toIndex: number) => void;
	rename: (name: string) => void;
	/** Takes other stops in place of all that are there. */
	replace: (places: readonly StopPlace[]) => void;
}

export const PlannerContext = createContext<Planner | null>(null);

/** The planner that this component is part of. */
export function usePlanner(): Planner {
	const planner = use(PlannerContext);
	if (!planner) throw new Error('This belongs into the trip planner.');
	return planner;
}
