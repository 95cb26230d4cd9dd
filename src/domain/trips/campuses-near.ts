import { milesBetween, type Point } from '../geo.ts';
import { isCampus } from './campus.ts';
import type { Stop } from './trip.ts';

/** A campus close to a trip: its nearest stop, and the miles from there. */
export interface NearTrip<Campus> {
	campus: Campus;
	stopName: string;
	miles: number;
}

/** Returns the campuses within this many miles of a trip's stops, nearest first, without those already on the trip. */
export function campusesNearTrip<Campus extends Point & { ipeds_id: number }>(
	stops: readonly Stop[],
	campuses: readonly Campus[],
	withinMiles: number,
): NearTrip<Campus>[] {
	const onTrip = new Set(stops.filter(({ place }) => isCampus(place)).map(({ place }) => place.code));
	return campuses
		.filter(({ ipeds_id }) => !onTrip.has(String(ipeds_id)))
		.flatMap((campus) => {
			const [nearest] = stops
				.map(({ place }) => ({ campus, stopName: place.name, miles: milesBetween(place, campus) }))
				.sort((a, b) => a.miles - b.miles);
			return nearest && nearest.miles <= withinMiles ? [nearest] : [];
		})
		.sort((a, b) => a.miles - b.miles);
}
