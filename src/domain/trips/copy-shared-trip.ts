import type { Change } from '#domain/sync/cell.ts';
import { bareStop, contentChanges, noContent } from './trip-content.ts';
import { isTripName } from './trip-name.ts';
import type { SharedTrip } from './trip-share.ts';
import { dayValues, nothingSaid } from './trip-values.ts';

/** The copy's name when the shared trip's name is too short to save. */
const UNNAMED_COPY = 'Shared trip';

/**
 * Returns the first edit of a trip copied from a shared one, with new stop ids; notes and scorecards were not shared.
 */
export function copySharedTrip(trip: SharedTrip, newStopId: () => string): Change[] {
	return contentChanges(
		{
			...noContent,
			...trip,
			name: isTripName(trip.name) ? trip.name : UNNAMED_COPY,
			days: trip.days.map((day) => ({ ...nothingSaid(dayValues), ...day })),
			stops: trip.stops.map((stop) => ({ ...bareStop(stop.place), ...stop })),
		},
		newStopId,
	);
}
