import { milesBetween, type Point } from '../geo.ts';
import { isCampus } from './campus.ts';
import type { Stop } from './trip.ts';

/** A campus within reach of a trip: the stop that it is nearest to, and the miles from there. */
export interface NearTrip<Campus> {
	campus: Campus;
	stopName: string;
	miles: number;
}

/** The campuses within so many miles of a trip's stops, the nearest first; those that are stops of it are left out. */
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
