import type { Day } from '#domain/calendar-day.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { DayValues } from '#domain/trips/trip-values.ts';
import { instantAt, readClock } from '#domain/zone-time.ts';
import { isClosed } from './closed-days.ts';
import { type Busy, lunchAround, NOON } from './lunch.ts';
import type { DayThere, Span, TourPlan } from './tour-plan.ts';
import { endOfDay, usualDay, usualEndOf } from './usual-times.ts';

type Dated = Pick<TourPlan, 'stops' | 'firstDay' | 'isDated' | 'driveBetween'>;
type Times = DayValues & Pick<Trip, 'days'>;

/**
 * Returns the days of a plan: the family's settings for one day come first, then those for all days, then the usual
 * times.
 */
export function calendarOf(plan: Dated, times: Times): TourPlan['dayAt'] {
	// Cached, because weighing orders asks for the same few mornings again and again.
	const known = new Map<string, Map<Day, DayThere>>();
	return (day, { zone }) => {
		let byDay = known.get(zone);
		if (!byDay) {
			byDay = new Map();
			known.set(zone, byDay);
		}
		let there = byDay.get(day);
		if (!there) {
			there = dayThere(plan, times, { day, zone });
			byDay.set(day, there);
		}
		return there;
	};
}

interface DayInZone {
	day: Day;
	zone: string;
}

function dayThere(plan: Dated, times: Times, { day, zone }: DayInZone): DayThere {
	const own = times.days.find(({ number }) => number === day - plan.firstDay + 1);
	const at = (minutes: number) => instantAt({ day, minutes }, zone);
	const start = startOf(times, own);
	const starts = at(start);
	const end = clockOf(own?.day_end) ?? clockOf(times.day_end);
	return {
		starts,
		ends: at(end === null ? usualEndOf(start) : endOfDay(start, end)),
		lunch: lunchOn({
			starts,
			noon: at(NOON),
			minutes: own?.lunch_minutes ?? times.lunch_minutes ?? usualDay.lunch,
			busy: busyOn(plan, day),
		}),
		isClosed: plan.isDated && isClosed(day),
	};
}

function startOf(times: DayValues, own: DayValues | null | undefined): number {
	return clockOf(own?.day_start) ?? clockOf(times.day_start) ?? usualDay.start;
}

function clockOf(text: string | null | undefined): number | null {
	return text ? readClock(text) : null;
}

// A family that sets out after lunchtime has already eaten.
function lunchOn(day: { starts: number; noon: number; minutes: number; busy: Busy[] }): Span | null {
	const lunch = lunchAround(day.noon, day.minutes, day.busy);
	return day.minutes > 0 && lunch.from >= day.starts ? lunch : null;
}

function busyOn({ stops, driveBetween }: Dated, day: Day): Busy[] {
	const events = stops
		.flatMap(({ fixed, parking }, stop) =>
			fixed.filter((each) => each.day === day).map(({ begins, ends }) => ({ begins, ends, parking, stop })),
		)
		.sort((a, b) => a.begins - b.begins);
	return events.map(({ begins, ends, parking, stop }, index): Busy => {
		const before = events[index - 1];
		if (before?.stop === stop) return { leave: begins, from: begins, to: ends };
		const drive = before ? (driveBetween(before.stop, stop)?.minutes ?? 0) : 0;
		return { leave: begins - parking - Math.round(drive), from: begins, to: ends };
	});
}
