import type { Change } from '#domain/sync/cell.ts';
import { contentChanges } from './trip-content.ts';
import { isTripName } from './trip-name.ts';
import type { SharedTrip } from './trip-share.ts';
import { nothingSaid, stopTimes } from './trip-values.ts';

/** What a copy is called when the trip that was shared has no name that one can be saved under. */
const UNNAMED = 'Shared trip';

/** The first edit of a trip of one's own that is like a shared one, with new ids for its stops; notes were not shared. */
export function copySharedTrip(trip: SharedTrip, newStopId: () => string): Change[] {
	return contentChanges(
		{
			...trip,
			name: isTripName(trip.name) ? trip.name : UNNAMED,
			notes: '',
			stops: trip.stops.map((stop) => ({ ...nothingSaid(stopTimes), ...stop, note: '' })),
		},
		newStopId,
	);
}
