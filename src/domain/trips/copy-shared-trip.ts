import type { Change } from '#domain/sync/cell.ts';
import { setTourAt, setVisitMinutes } from './edit-stops.ts';
import { renameTrip } from './edit-trip.ts';
import { isTripName } from './trip-name.ts';
import { stopPath } from './trip-paths.ts';
import type { SharedTrip } from './trip-share.ts';

/** What a copy is called when the trip that was shared has no name that one can be saved under. */
const UNNAMED = 'Shared trip';

/** The first edit of a trip of one's own that is like a shared one, with new ids for its stops. */
export function copySharedTrip({ name, stops }: SharedTrip, newStopId: () => string): Change[] {
	const changes = stops.flatMap(({ place, visit_minutes, tour_at }) => {
		const id = newStopId();
		return [
			{ path: stopPath(id, 'place'), value: { ...place } },
			...(visit_minutes === null ? [] : setVisitMinutes(id, visit_minutes)),
			...(tour_at === null ? [] : setTourAt(id, tour_at)),
			{ path: stopPath(id, 'live'), value: true },
		];
	});
	return [...renameTrip(isTripName(name) ? name : UNNAMED), ...changes];
}
