import { milesBetween } from '../geo.ts';
import { isCampus } from './campus.ts';
import type { StopPlace } from './stop-place.ts';

/** Miles within which a family calls something near the campus that it visits. */
const NEAR_MILES = 15;

/**
 * Where a place near one of the stops comes into the trip: after that stop and the places near it that follow already,
 * but before the hotel that ends the day. At the trip's end it would cost a drive back.
 */
export function indexNear(
	stops: readonly { place: StopPlace }[],
	at: number,
	type: StopPlace['type'],
): number {
	const from = stops[at]?.place;
	if (!from) return stops.length;
	const belongs = ({ place }: { place: StopPlace }) =>
		!isCampus(place) &&
		milesBetween(from, place) <= NEAR_MILES &&
		(type === 'hotel' || place.type !== 'hotel');
	const rest = stops.slice(at + 1);
	const next = rest.findIndex((stop) => !belongs(stop));
	return at + 1 + (next === -1 ? rest.length : next);
}
