import { limits } from '#domain/limits.ts';
import { numberWord } from '#domain/number-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import type { StopRoom } from './plan-room.ts';

/** The words at each limit, the same on every screen; the first two are from the specification (§8). */
export const limitWords = {
	full: '10 Locations Maximum',
	makeRoom: 'Please remove a location before trying to add more',
	/** Stands above the search for stops, however many there are. */
	most: `${limits.stopsPerTrip} Stops Maximum`,
	/** As long as the trial is unused. */
	freeOrTrial: `A free plan saves ${freePlan.stops} stops; the trial saves ${limits.stopsPerTrip}, no card.`,
	freeStops: `Your free plan saves up to ${freePlan.stops} stops`,
	freeTrips: 'You already have a saved trip',
	/** While a trip has more stops than the plan saves: ahead of a removal, and after it. */
	noWayBack: 'What you remove can’t be added again',
	noneBack: 'Your plan has no room to add it again',
} as const;

/** True for a trip made under a bigger plan, which has no room for a stop that was removed. */
export const hasNoWayBack = ({ stops }: Trip, mostStops: number): boolean => stops.length > mostStops;

/** How to make room under the plan's limit; a trip made under a bigger plan may be above it. */
export const removeWords = ({ stops }: Trip, mostStops: number) =>
	`Remove ${numberWord(stops.length + 1 - mostStops)} to add another.`;

/** What keeps a full trip from taking one more stop. */
export const fullWords = ({ by }: Pick<StopRoom, 'by'>): string =>
	by === 'plan' ? limitWords.freeStops : limitWords.full;

/** Says why a stop was not added, and how to make room for it. */
export const noRoomWords = (trip: Trip, room: StopRoom) =>
	`${fullWords(room)}. ${room.by === 'plan' ? removeWords(trip, room.mostStops) : `${limitWords.makeRoom}.`}`;
