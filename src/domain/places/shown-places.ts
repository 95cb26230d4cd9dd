import { limits } from '../limits.ts';
import type { Place, PlaceType } from './place.ts';

/** Of places that are sorted by distance, those that a page shows: the nearest of each type. */
export function shownOf<Listed extends Pick<Place, 'type'>>(nearestFirst: readonly Listed[]): Listed[] {
	const counts = new Map<PlaceType, number>();
	return nearestFirst.filter(({ type }) => {
		const count = (counts.get(type) ?? 0) + 1;
		counts.set(type, count);
		return count <= limits.nearbyPerType;
	});
}
