import type { Day } from '#domain/calendar-day.ts';
import { MOST_DRIVING } from '#domain/roads/long-drives.ts';
import type { PlannedStop, TourPlan } from './tour-plan.ts';

/** Visits of at least these minutes, each of which must fit before the day ends or wait for another day. */
export interface WholeVisits {
	count: number;
	/** Minutes of each, with parking. */
	minutes: number;
	/** The least minutes of a drive to one of them. */
	drive: number;
}

interface Ahead {
	minutes: number;
	whole: WholeVisits;
	nights: number;
	lastDay: Day;
	/** The date of the first night that keeps one; infinity without any. */
	nightBy: Day;
}

/** What a set of stops, given as bits, takes at the least. */
export type AheadOf = (set: number) => Ahead;

const NONE: WholeVisits = { count: 0, minutes: 1, drive: 0 };

/** For plans with the same stops, on any days. */
export function whatIsAhead(plan: TourPlan): AheadOf {
	const { stops, driveBetween } = plan;
	const drivesTo = new Map(
		stops.map((stop, to) => [
			stop,
			Math.min(
				MOST_DRIVING,
				...stops.map((_, from) =>
					from === to ? MOST_DRIVING : Math.round(driveBetween(from, to)?.minutes ?? MOST_DRIVING),
				),
			),
		]),
	);
	return byNumber((set) => {
		const ahead = stops.filter((_, stop) => (set & (1 << stop)) !== 0);
		return {
			minutes: ahead.reduce((sum, stop) => sum + leastMinutes(stop), 0),
			whole: wholeVisits(plan, ahead, drivesTo),
			nights: ahead.filter(({ isNight }) => isNight === true).length,
			lastDay: ahead.reduce(
				(last, { fixed, bookedFor }) => Math.max(last, fixed.at(-1)?.day ?? 0, bookedFor ?? 0),
				0,
			),
			nightBy: Math.min(...ahead.map(({ bookedFor }) => bookedFor ?? Number.POSITIVE_INFINITY)),
		};
	});
}

/**
 * The least minutes of parking and the visit: none at an airport, because time there may belong to the evening of its
 * flight.
 */
export const leastMinutes = ({ place, parking, visit }: PlannedStop): number =>
	place.type === 'airport' ? 0 : parking + visit;

/**
 * Picks, from the stops that must fit into a day, those that give the tightest bound when all count as equally long.
 */
function wholeVisits(
	{ stops, hasAutomaticNights }: TourPlan,
	ahead: readonly PlannedStop[],
	drivesTo: ReadonlyMap<PlannedStop, number>,
): WholeVisits {
	if (!hasAutomaticNights || stops.some(({ isNight }) => isNight === false)) return NONE;
	if (ahead.some(({ fixed }) => fixed.length > 0)) return NONE;
	const long = ahead
		.filter((stop) => !stop.isForEvening)
		.map((stop) => ({ stop, minutes: stop.parking + stop.visit }))
		.sort((a, b) => b.minutes - a.minutes);
	const worth = (index: number) => (long[index]?.minutes ?? 0) * (index + 1);
	const shortest = long.reduce((best, _, index) => (worth(index) > worth(best) ? index : best), 0);
	if (worth(shortest) === 0) return NONE;
	const counted = long.slice(0, shortest + 1);
	const drive = Math.min(...counted.map(({ stop }) => drivesTo.get(stop) ?? 0));
	return { count: counted.length, minutes: long[shortest]?.minutes ?? 1, drive };
}

/** Computed once for each key, a small whole number. */
export function byNumber<T>(compute: (key: number) => T): (key: number) => T {
	const known: T[] = [];
	return (key) => (known[key] ??= compute(key));
}
