import { limits } from '#domain/limits.ts';
import { numberWord } from '#domain/number-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import type { StopRoom } from './plan-room.ts';

/** The words at each limit, the same on every screen; the first two are from the specification (§8). */
export const limitWords = {
	full: '10 Locations Maximum',
	makeRoom: 'Please remove a location before trying to add more',
	/** Shown above the search for stops, however many there are. */
	most: `${limits.stopsPerTrip} Stops Maximum`,
	/** Shown while the trial is unused. */
	freeOrTrial: `A free plan saves ${freePlan.stops} stops; the trial saves ${limits.stopsPerTrip}, no card.`,
	freeStops: `Your free plan saves up to ${freePlan.stops} stops`,
	freeTrips: 'You already have a saved trip',
	/** Shown while a trip has more stops than the plan saves: before a removal, and after it. */
	noWayBack: 'What you remove can’t be added again',
	noneBack: 'Your plan has no room to add it again',
} as const;

/** True for a trip made under a larger plan, which has no room for a removed stop. */
export const hasNoWayBack = ({ stops }: Trip, mostStops: number): boolean => stops.length > mostStops;

/** Says how to make room under the plan's limit; a trip made under a larger plan may be above it. */
export const removeWords = ({ stops }: Trip, mostStops: number) =>
	`Remove ${numberWord(stops.length + 1 - mostStops)} to add another.`;

/** Says what keeps a full trip from taking another stop. */
export const fullWords = ({ by }: Pick<StopRoom, 'by'>): string =>
	by === 'plan' ? limitWords.freeStops : limitWords.full;

/** Says why a stop was not added, and how to make room for it. */
export const noRoomWords = (trip: Trip, room: StopRoom) =>
	`${fullWords(room)}. ${room.by === 'plan' ? removeWords(trip, room.mostStops) : `${limitWords.makeRoom}.`}`;
