import type { Day } from '#domain/calendar-day.ts';
import type { Drive } from '#domain/roads/drive-estimate.ts';
import { MOST_DRIVING } from '#domain/roads/long-drives.ts';
import type { Instant } from '#domain/zone-time.ts';
import { type Clock, hasNightHere, morningAt, tourDayAt } from './clock.ts';
import { after } from './lunch.ts';
import { stayAt, stopAt, type TourPlan } from './tour-plan.ts';

/** The number of nights between two stops, by place. */
export interface Nights {
	/** At the previous stop. */
	before: number;
	/** During the drive, if it is longer than a day allows. */
	onTheRoad: number;
	/** At the stop itself, before the visit. */
	there: number;
}

/** A night, or several in a row, as shown to the family. */
export interface Night {
	at: number | 'road';
	/** True when the family set the night; otherwise the day ends there because it has to. */
	isPlanned: boolean;
	count: number;
}

interface Ahead {
	stop: number;
	drive: Drive | null;
}

/**
 * Returns the nights on the way to a stop: where the family has set one, where it waits for a later day's event, and
 * where a day would get too long. With time to spare, the family drives on in the evening; to be there early in the
 * morning, it must. A family that leaves late on the day itself is on its way, and does not turn back.
 */
export function nightsTo(plan: TourPlan, before: Clock, ahead: Ahead): Nights {
	const { isNight } = stopAt(plan, before.stop);
	const least = ahead.drive === null || hasNightHere(plan, before) ? 1 : 0;
	const onTheRoad = Math.max(0, Math.ceil(Math.round(ahead.drive?.minutes ?? 0) / MOST_DRIVING) - 1);
	const wait = (stopAt(plan, ahead.stop).fixed[0]?.day ?? before.day) - before.day;
	if (wait > 0) {
		// Listed field by field, because spreading `ahead` here took a seventh of a whole search for an order.
		const last = { stop: ahead.stop, drive: ahead.drive, onTheRoad, wait };
		const there = wait - onTheRoad > least && !isInTimeByMorning(plan, before, last) ? 1 : 0;
		return { before: Math.max(least, wait - onTheRoad - there), onTheRoad, there };
	}
	if (least > 0 || isNight === false || !isTooMuch(plan, before, ahead))
		return { before: least, onTheRoad, there: 0 };
	if (hasLeft(plan, before) || isStillMorning(plan, before)) {
		// If a family may arrive in the evening, nothing waits for the morning.
		const { isForEvening } = stayAt(plan, before, ahead.stop);
		return { before: 0, onTheRoad, there: onTheRoad > 0 || isForEvening ? 0 : 1 };
	}
	return canDriveOn(plan, before, ahead)
		? { before: 0, onTheRoad, there: 1 }
		: { before: 1, onTheRoad, there: 0 };
}

/**
 * True when the last morning is long enough for the rest of the drive. Today's hours are ignored, because a "no" is no
 * reason to hurry.
 */
function isInTimeByMorning(
	plan: TourPlan,
	{ stop: from, day }: Clock,
	{ stop, drive, onTheRoad, wait }: Ahead & { onTheRoad: number; wait: number },
): boolean {
	const next = stopAt(plan, stop);
	const night = drive === null || onTheRoad > 0 ? stop : from;
	const morning = morningAt(plan, { stop: night, day: day + wait, visited: 0 });
	const minutes = drive ? Math.round(drive.minutes) - onTheRoad * MOST_DRIVING : 0;
	const ready = after(morning.lunch, morning.at, minutes + next.parking);
	return ready <= (next.fixed[0]?.begins ?? ready);
}

function isTooMuch(plan: TourPlan, before: Clock, ahead: Ahead): boolean {
	if (!plan.hasAutomaticNights || before.isFresh) return false;
	return isTooLong(plan, before, ahead) && !isExpected(plan, before, ahead);
}

function isTooLong(plan: TourPlan, before: Clock, { stop, drive }: Ahead): boolean {
	const minutes = Math.round(drive?.minutes ?? 0);
	if (before.driven + minutes > MOST_DRIVING) return true;
	const next = stayAt(plan, before, stop);
	if (next.isForEvening) return false;
	const ends = after(before.lunch, before.at, minutes + next.parking + next.visit);
	return ends > plan.dayAt(before.day, stopAt(plan, stop)).ends;
}

/** True when the family said that it leaves on this day, later than planned. */
function hasLeft(plan: TourPlan, { stop, day }: Clock): boolean {
	const until = plan.stays?.get(stop);
	return until !== undefined && tourDayAt(plan, { stop, at: until }) === day;
}

/** True when nothing has taken any time on this day: another night would gain nothing. */
function isStillMorning(plan: TourPlan, { stop, at, day, driven }: Clock): boolean {
	return driven === 0 && at === plan.dayAt(day, stopAt(plan, stop)).starts;
}

/** True when the drive alone still fits in the day. */
function canDriveOn(plan: TourPlan, before: Clock, { stop, drive }: Ahead): boolean {
	const minutes = Math.round(drive?.minutes ?? 0);
	const arrives = after(before.lunch, before.at, minutes);
	return (
		before.driven + minutes <= MOST_DRIVING && arrives <= plan.dayAt(before.day, stopAt(plan, stop)).ends
	);
}

/**
 * A day with an event ahead is not over while the family, going straight on, can still catch some of it. Nor is a day
 * whose event it misses, if it has a bed ahead and an event tomorrow: a night before the missed event would make it
 * miss the next one, too.
 */
function isExpected(plan: TourPlan, before: Clock, ahead: Ahead): boolean {
	const { day } = before;
	if (!hasEventAhead(plan, before, { day })) return false;
	const minutes = Math.round(ahead.drive?.minutes ?? 0);
	const ready = after(before.lunch, before.at, minutes + stayAt(plan, before, ahead.stop).parking);
	if (hasEventAhead(plan, before, { day, later: ready })) return true;
	const hasBedAhead = plan.stops.some(
		({ isNight }, stop) => isNight === true && (before.visited & (1 << stop)) === 0,
	);
	const isDriven = before.driven + minutes > MOST_DRIVING;
	return hasBedAhead && !isDriven && hasEventAhead(plan, before, { day: day + 1 });
}

/** True when a stop ahead has an event on a day that ends after an instant. */
function hasEventAhead(
	{ stops }: TourPlan,
	{ visited }: Clock,
	{ day, later = Number.NEGATIVE_INFINITY }: { day: Day; later?: Instant },
): boolean {
	return stops.some(
		({ fixed }, stop) =>
			fixed.length > 0 &&
			(visited & (1 << stop)) === 0 &&
			fixed.some((each) => each.day === day && each.ends > later),
	);
}
