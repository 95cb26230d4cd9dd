import type { TripEnds } from '#trips/add-stops.ts';

/** Where on the trip a place goes. */
export const endWords: Record<TripEnds, string> = {
	start: 'At the start',
	end: 'At the end',
	both: 'Both',
};
