import { limits } from '#domain/limits.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import type { RefusalCode } from '#domain/sync/policy.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { liveStopIds } from './trip.ts';
import { readStopPath } from './trip-paths.ts';

/** Returns why a trip has no room for another live stop; null if it has. */
export function noRoomForStop(stopId: string, trip: Cells, mostStops: number): RefusalCode | null {
	const others = liveStopIds(trip).filter((id) => id !== stopId).length;
	if (others >= limits.stopsPerTrip) return 'stop_limit';
	return others >= mostStops ? 'quota' : null;
}

/** Does the same for the stops that an edit puts into a trip, checked in order, as the server will. */
export function noRoomForEdit(
	changes: readonly Change[],
	trip: Cells,
	mostStops: number,
): RefusalCode | null {
	for (const [index, { path, value }] of changes.entries()) {
		const at = readStopPath(path);
		if (at?.field !== 'live' || value !== true) continue;
		const code = noRoomForStop(at.stopId, withChanges(trip, changes.slice(0, index)), mostStops);
		if (code) return code;
	}
	return null;
}
