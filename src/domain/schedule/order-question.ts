import type { Drive, DriveEnd } from '#domain/roads/drive-estimate.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { type BetterOrder, betterOrder, type OrderWish } from './better-order.ts';
import type { PlanParts } from './plan-of-trip.ts';

/** Input for the search for a better order, as plain values, so that it can be sent to another thread. */
export interface OrderQuestion extends Pick<PlanParts, 'today' | 'firstDay'> {
	cells: Cells;
	wish: OrderWish;
	/** The stops' time zones, in order. */
	zones: string[];
	/** The drive from each stop to each other. */
	drives: (Drive | null)[][];
}

export function orderQuestion(
	cells: Cells,
	{ driveBetween, comparedAmong, zoneOf, today, firstDay }: PlanParts,
	wish: OrderWish,
): OrderQuestion {
	const places = tripFromCells('', cells).stops.map(({ place }) => place);
	const between = comparedAmong?.(places) ?? driveBetween;
	const drives = places.map((from) =>
		places.map((to) => {
			const drive = between(from, to);
			return drive && { miles: drive.miles, minutes: drive.minutes };
		}),
	);
	const days = firstDay === undefined ? { today } : { today, firstDay };
	return { cells, wish, ...days, zones: places.map(zoneOf), drives };
}

/** The answer of `betterOrder`. */
export function answerOrder({ cells, wish, zones, drives, ...days }: OrderQuestion): BetterOrder | null {
	const ends = tripFromCells('', cells).stops.map(({ place }) => nameOf(place));
	const at = (end: DriveEnd) => ends.indexOf(nameOf(end));
	return betterOrder(
		cells,
		{
			...days,
			driveBetween: (from, to) => drives[at(from)]?.[at(to)] ?? null,
			zoneOf: (point) => zones[at(point)] ?? 'UTC',
		},
		wish,
	);
}

/** The key for a drive's end and its zone: stops with the same key share all drives and the zone. */
const nameOf = ({ lat, long, type }: DriveEnd) => `${lat} ${long} ${type}`;
