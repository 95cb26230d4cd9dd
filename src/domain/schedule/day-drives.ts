import type { Day } from '#domain/calendar-day.ts';
import { MOST_DRIVING } from '#domain/roads/long-drives.ts';
import type { Visit } from './advance.ts';
import { type Clock, dayOnRoad, morningAt } from './clock.ts';
import { partedBy } from './lunch.ts';
import type { Span, TourPlan } from './tour-plan.ts';
import type { Way } from './way.ts';

/** One day's part of the drive to a stop, with any lunch during it. */
export interface DayDrive extends Span {
	stop: number;
	/** Plan index of the stop by whose local time it begins. */
	clock: number;
	day: Day;
	miles: number;
	minutes: number;
	lunch: Span | null;
	/** Which part of the drive it is, from 1. */
	number: number;
	/** True when it ends at the stop, not on the road. */
	isLast: boolean;
}

/**
 * Returns the drive to a stop, split by day; a single part unless it is longer than one day allows. None for a
 * transfer.
 */
export function drivesTo(plan: TourPlan, { stop, way }: Visit): DayDrive[] {
	const { drive, leaves, nights } = way;
	if (!drive || way.isTransfer) return [];
	const whole = Math.round(drive.minutes);
	const { onTheRoad } = nights;
	return Array.from({ length: onTheRoad + 1 }, (_, night) => {
		const isLast = night === onTheRoad;
		const clock = isLast && night > 0 ? stop : leaves.stop;
		const part = isLast ? lastDay(plan, way, stop) : dayOnRoad(plan, leaves, night);
		const minutes = isLast ? whole - night * MOST_DRIVING : MOST_DRIVING;
		const miles = whole === 0 ? drive.miles : (drive.miles * minutes) / whole;
		const lunch = part.to - part.from > minutes ? part.lunch : null;
		return { ...part, stop, clock, miles, minutes, lunch, number: night + 1, isLast };
	});
}

/** Returns the day on which a drive ends at its stop. */
function lastDay(
	plan: TourPlan,
	{ leaves, arrives, nights: { onTheRoad } }: Way,
	stop: number,
): Span & Pick<Clock, 'day' | 'lunch'> {
	const day = leaves.day + onTheRoad;
	const { at: from, lunch } = onTheRoad > 0 ? morningAt(plan, { stop, day, visited: 0 }) : leaves;
	return { day, from, to: arrives.at, lunch };
}

/** Returns the span from the first to the last minute at the wheel; lunch before or after the drive does not count. */
export function drivenIn({ from, to, lunch }: DayDrive): Span {
	const { parts } = partedBy(lunch, { from, to });
	return { from: parts[0]?.from ?? from, to: parts.at(-1)?.to ?? to };
}
