import type { Change, Json } from '#domain/sync/cell.ts';
import { renameTrip } from './edit-trip.ts';
import type { DayTimes } from './trip.ts';
import { isTripName } from './trip-name.ts';
import { dayPath, stopPath } from './trip-paths.ts';
import type { SharedStop, SharedTrip } from './trip-share.ts';

/** What a copy is called when the trip that was shared has no name that one can be saved under. */
const UNNAMED = 'Shared trip';

/** The first edit of a trip of one's own that is like a shared one, with new ids for its stops. */
export function copySharedTrip(trip: SharedTrip, newStopId: () => string): Change[] {
	return [
		...renameTrip(isTripName(trip.name) ? trip.name : UNNAMED),
		...said('start_date', trip.start_date),
		...timesOf(trip, null),
		...trip.days.flatMap((day) => timesOf(day, day.number)),
		...trip.stops.flatMap((stop) => stopOf(stop, newStopId())),
	];
}

function timesOf({ day_start, day_end, lunch_minutes }: DayTimes, number: number | null): Change[] {
	return [
		...said(dayPath('day_start', number), day_start),
		...said(dayPath('day_end', number), day_end),
		...said(dayPath('lunch_minutes', number), lunch_minutes),
	];
}

// The place goes first and life last: a stop must never be live without the rest.
function stopOf({ place, ...times }: SharedStop, id: string): Change[] {
	return [
		{ path: stopPath(id, 'place'), value: { ...place } },
		...said(stopPath(id, 'visit_minutes'), times.visit_minutes),
		...said(stopPath(id, 'parking_minutes'), times.parking_minutes),
		...said(stopPath(id, 'session_at'), times.session_at),
		...said(stopPath(id, 'tour_at'), times.tour_at),
		...said(stopPath(id, 'overnight'), times.overnight),
		{ path: stopPath(id, 'live'), value: true },
	];
}

const said = (path: string, value: Json): Change[] => (value === null ? [] : [{ path, value }]);
