import { milesBetween } from '../geo.ts';
import { isCampus } from '../trips/campus.ts';
import type { StopPlace } from '../trips/stop-place.ts';
import type { ScheduledVisit } from './schedule.ts';

/** Places within this many miles count as near the campus the family visits. */
const NEAR_MILES = 15;

/**
 * Returns the index in the trip for a place near one of the stops: after that stop and the nearby places that already
 * follow it, but before the hotel that ends the day. At the trip's end it would cost a drive back. A hotel goes before
 * a stop if the family spends the night before its visit: after it, the hotel would end that visit's day.
 */
export function indexNear(
	{ stops, visits }: { stops: readonly { place: StopPlace }[]; visits: readonly ScheduledVisit[] },
	at: number,
	type: StopPlace['type'],
): number {
	const from = stops[at]?.place;
	if (!from) return stops.length;
	if (type === 'hotel' && (visits[at]?.way.nights.there ?? 0) > 0) return at;
	const belongs = ({ place }: { place: StopPlace }) =>
		!isCampus(place) &&
		milesBetween(from, place) <= NEAR_MILES &&
		(type === 'hotel' || place.type !== 'hotel');
	const rest = stops.slice(at + 1);
	const next = rest.findIndex((stop) => !belongs(stop));
	return at + 1 + (next === -1 ? rest.length : next);
}
