import { isCampus } from './campus.ts';
import type { StopPlace } from './stop-place.ts';

/** True when a stop looks like a trip's start or end in any order: home, or an airport. */
export function isEndOfTrip(place: StopPlace | undefined): boolean {
	return place !== undefined && (place.type === 'airport' || isOwnPlace(place));
}

/** True for the first stop of a trip and the last. */
export const isEndAt = (index: number, stops: readonly unknown[]): boolean =>
	index === 0 || index === stops.length - 1;

/** True for a place that the family named itself, such as its home, except for a campus. */
export const isOwnPlace = (place: StopPlace): boolean => place.type === 'x' && !isCampus(place);
