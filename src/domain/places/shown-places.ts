import { limits } from '../limits.ts';
import type { Place, PlaceType } from './place.ts';

/** Picks the places that a page shows from places sorted by distance: the nearest of each type. */
export function shownOf<Listed extends Pick<Place, 'type'>>(nearestFirst: readonly Listed[]): Listed[] {
	const counts = new Map<PlaceType, number>();
	return nearestFirst.filter(({ type }) => {
		const count = (counts.get(type) ?? 0) + 1;
		counts.set(type, count);
		return count <= limits.nearbyPerType;
	});
}

/** How far away, in miles, a place still counts as near; families drive farther for a flight than for a meal. */
export const searchRadius: Record<PlaceType, number> = { hotel: 50, restaurant: 50, poi: 50, airport: 150 };

/**
 * Places farther away than this, in miles, belong to another college's guide: neither the guide nor its editor lists
 * them.
 */
export const AROUND_CAMPUS_MILES = 20;

/** Picks the places near a college that its guide shows. */
export const aroundCampus = <Listed extends Pick<Place, 'distance'>>(places: readonly Listed[]): Listed[] =>
	places.filter(({ distance }) => (distance ?? 0) <= AROUND_CAMPUS_MILES);
