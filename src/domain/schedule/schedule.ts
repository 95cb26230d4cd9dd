import type { Day } from '#domain/calendar-day.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { Instant } from '#domain/zone-time.ts';
import { advance, lastDayOf, stayOn, type Visit } from './advance.ts';
import { type Clock, hasNightHere, overtimeAt } from './clock.ts';
import { type Crossing, crossingTo, lastCrossing, stopsOfEvening } from './crossings.ts';
import { type DayDrive, drivenIn, drivesTo } from './day-drives.ts';
import { type LeaveBy, leaveBys } from './leave-by.ts';
import type { Night } from './nights.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';

/** A stop with its times as shown to the family. */
export interface ScheduledVisit extends Visit {
	/** When the drive there begins, not counting lunch before it; null without a drive. */
	departs: Instant | null;
	/**
	 * When the family gets there on the day of the visit: at the end of the drive, not counting lunch on arrival, or in
	 * the morning. Null on the evening of a crossing, whose end is unknown; the visit's `day` is then that day.
	 */
	arrives: Instant | null;
	/** Minutes to spare before the first event, negative when late; null without a fixed time. */
	slack: number | null;
	/** The latest time to set out for here; null if no fixed time today requires one. */
	leaveBy: LeaveBy | null;
}

/** A day of a trip with a visit, a fixed-time event, a drive or a crossing. */
export interface TourDay {
	/** From 1. */
	number: number;
	day: Day;
	visits: ScheduledVisit[];
	/** Visits of an earlier day that also have a fixed-time event today. */
	returns: ScheduledVisit[];
	drives: DayDrive[];
	crossings: Crossing[];
	miles: number;
	minutes: number;
	campuses: number;
	/** Minutes past the end of the day as the family wants it. */
	overtime: number;
	/** The night after it; null after the last day, unless a night is planned there. */
	night: Night | null;
}

/** Returns the days of a plan, with the times of every stop. */
export function scheduleOf(plan: TourPlan): TourDay[] {
	const visits = visitsOf(plan);
	const latest = leaveBys(plan, visits);
	const evenings = eveningsOf(plan, visits);
	const days = new Map<Day, Content>();
	const on = (day: Day) => {
		const known = days.get(day) ?? { visits: [], returns: [], drives: [], crossings: [] };
		days.set(day, known);
		return known;
	};
	for (const [index, visit] of visits.entries()) {
		const drives = drivesTo(plan, visit);
		for (const drive of drives) on(drive.day).drives.push(drive);
		const crossing = crossingTo(plan, visit);
		if (crossing) on(crossing.day).crossings.push(crossing);
		const evening = evenings.get(visit.stop);
		const scheduled = scheduledVisit(visit, { drives, evening, leaveBy: latest[index] ?? null });
		on(scheduled.day).visits.push(scheduled);
		const lastDay = lastDayOf(visit);
		if (lastDay > visit.day) on(lastDay).returns.push(scheduled);
	}
	const dates = [...days.keys()];
	return [...days].map(([day, content], index) => {
		const nights = (dates[index + 1] ?? day) - day;
		return {
			...summed(plan, content),
			number: day - plan.firstDay + 1,
			day,
			...ending(plan, { ...content, day, nights }),
		};
	});
}

/**
 * Returns the plan indexes of the stops that a day leads to: by car, even for part of a long drive, or where no road
 * goes.
 */
export function onTheWayOn({ drives, crossings }: TourDay): number[] {
	const transfers = crossings.flatMap(({ transfer, night }) =>
		transfer && typeof night?.at === 'number' ? [night.at] : [],
	);
	return [...[...drives, ...crossings].map(({ stop }) => stop), ...transfers];
}

/** Returns the plan indexes of the stops where a day is spent. */
export function stopsOn({ returns, visits }: Pick<TourDay, 'returns' | 'visits'>): number[] {
	return [...returns, ...visits].map(({ stop }) => stop);
}

type Content = Pick<TourDay, 'visits' | 'returns' | 'drives' | 'crossings'>;

function visitsOf(plan: TourPlan): Visit[] {
	let clock: Clock | null = null;
	return plan.stops.map((_, stop) => {
		const step = advance(plan, clock, stop);
		clock = step.clock;
		return step.visit;
	});
}

/** Returns the days of crossings, by the plan indexes of the stops that belong to their evenings. */
function eveningsOf(plan: TourPlan, visits: readonly Visit[]): Map<number, Day> {
	return new Map(
		visits.flatMap((visit) => {
			const crossing = crossingTo(plan, visit);
			return crossing ? stopsOfEvening(plan, crossing).map((stop) => [stop, crossing.day] as const) : [];
		}),
	);
}

function scheduledVisit(
	visit: Visit,
	{ drives, evening, leaveBy }: { drives: DayDrive[]; evening: Day | undefined; leaveBy: LeaveBy | null },
): ScheduledVisit {
	const [first, last] = [drives[0], drives.at(-1)];
	const isThereByNight = visit.way.nights.there > 0;
	const arrives = last && !isThereByNight ? drivenIn(last).to : visit.way.begins.at;
	return {
		...visit,
		day: evening ?? visit.day,
		departs: first ? drivenIn(first).from : null,
		arrives: evening === undefined ? arrives : null,
		slack: slackOf(visit),
		leaveBy,
	};
}

// Lunch while waiting is not time to spare.
function slackOf({ way, ready, fixed }: Visit): number | null {
	const [first] = fixed;
	if (!first) return null;
	const { lunch } = way.begins;
	const isEating = lunch !== null && ready <= lunch.from && lunch.to <= first.begins;
	return first.begins - ready - (isEating ? lunch.to - lunch.from : 0);
}

function summed({ stops }: TourPlan, content: Content) {
	const { drives, crossings } = content;
	const driven = [...drives, ...crossings.flatMap(({ transfer }) => transfer ?? [])];
	return {
		...content,
		miles: driven.reduce((sum, { miles }) => sum + miles, 0),
		minutes: driven.reduce((sum, { minutes }) => sum + Math.round(minutes), 0),
		campuses: stopsOn(content).filter((stop) => stops[stop] && isCampus(stops[stop].place)).length,
	};
}

/** Decides how a day ends: after its last visit, or with a drive or crossing to where the next day begins. */
function ending(
	plan: TourPlan,
	{ visits, returns, drives, crossings, day, nights }: Content & { day: Day; nights: number },
): Pick<TourDay, 'overtime' | 'night'> {
	const crossing = lastCrossing({ crossings });
	if (crossing?.night) {
		const count = nights > 0 ? nights : crossing.night.count;
		return {
			overtime: overtimeAt(plan, { ...crossing, stop: crossing.clock }),
			night: crossing.isHome ? null : { ...crossing.night, count },
		};
	}
	const [visit, drive] = [visits.at(-1) ?? returns.at(-1), drives.at(-1)];
	const isDriving = drive !== undefined && drive.stop > (visit?.stop ?? -1);
	if (isDriving && !drive.isLast)
		return {
			overtime: overtimeAt(plan, { at: drive.to, day, stop: drive.clock }),
			night: { at: 'road', isPlanned: false, count: nights },
		};
	const stop = isDriving ? drive.stop : (visit?.stop ?? 0);
	const at = isDriving ? drive.to : visit ? stayOn(visit, day).ends : 0;
	const isPlanned = !isDriving && stopAt(plan, stop).isNight === true;
	const isAhead = isPlanned && hasNightHere(plan, { stop, isRested: visit?.isRested ?? false });
	const count = nights > 0 ? nights : Number(isAhead);
	return {
		overtime: overtimeAt(plan, { at, day, stop }),
		night: count > 0 ? { at: stop, isPlanned, count } : null,
	};
}
