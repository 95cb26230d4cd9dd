import type { Day } from '#domain/calendar-day.ts';
import { MOST_DRIVING } from '#domain/roads/long-drives.ts';
import type { Visit } from './advance.ts';
import { after, partedBy } from './lunch.ts';
import { type Span, stopAt, type TourPlan } from './tour-plan.ts';

/** One day's part of the drive to a stop, with any lunch during it. */
export interface DayDrive extends Span {
	stop: number;
	/** Plan index of the stop by whose local time it begins. */
	clock: number;
	day: Day;
	miles: number;
	minutes: number;
	lunch: Span | null;
	/** True when it ends at the stop, not on the road. */
	isLast: boolean;
}

/** The drive to a stop, split by day; a single part unless it is longer than one day allows. None for a transfer. */
export function drivesTo(plan: TourPlan, { stop, way }: Visit): DayDrive[] {
	const { drive, leaves, arrives, nights } = way;
	if (!drive || way.isTransfer) return [];
	const whole = Math.round(drive.minutes);
	return Array.from({ length: nights.onTheRoad + 1 }, (_, night) => {
		const isLast = night === nights.onTheRoad;
		const day = leaves.day + night;
		const clock = isLast && night > 0 ? stop : leaves.stop;
		const there = plan.dayAt(day, stopAt(plan, clock));
		const lunch = night === 0 ? leaves.lunch : there.lunch;
		const from = night === 0 ? leaves.at : there.starts;
		const minutes = isLast ? whole - night * MOST_DRIVING : MOST_DRIVING;
		const to = isLast ? arrives.at : after(lunch, from, minutes);
		const miles = whole === 0 ? drive.miles : (drive.miles * minutes) / whole;
		return { stop, clock, day, from, to, miles, minutes, lunch: to - from > minutes ? lunch : null, isLast };
	});
}

/** From the first to the last minute at the wheel; lunch before or after the drive does not count. */
export function drivenIn({ from, to, lunch }: DayDrive): Span {
	const { parts } = partedBy(lunch, { from, to });
	return { from: parts[0]?.from ?? from, to: parts.at(-1)?.to ?? to };
}
