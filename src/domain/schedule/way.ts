import type { Drive } from '#domain/trips/drive-estimate.ts';
import { type Clock, morningAt, overtimeAt, sleep } from './clock.ts';
import { after, isLunch } from './lunch.ts';
import { type Nights, nightsTo } from './nights.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';
import { MOST_DRIVING } from './usual-times.ts';

/** The way to a stop. */
export interface Way {
	/** How the family leaves the stop before, or begins. */
	leaves: Clock;
	/** How it arrives; a lunch on the way or on arrival is over. */
	arrives: Clock;
	/** How it begins there: as it arrives, or in the morning after. */
	begins: Clock;
	/** Null for the first stop, and where no road goes: who flies is there in the morning. */
	drive: Drive | null;
	isRoadless: boolean;
	nights: Nights;
	/** Minutes after the ends of the days that are over by then. */
	overtime: number;
}

const NO_NIGHTS: Nights = { before: 0, onTheRoad: 0, there: 0 };

/** The beginning of a trip: the family is at its first stop as the day starts. */
export function setOut(plan: TourPlan, stop: number): Way {
	const day = Math.max(plan.firstDay, stopAt(plan, stop).fixed[0]?.day ?? 0);
	const clock = seated(plan, morningAt(plan, { stop, day, visited: 0 }));
	return {
		leaves: clock,
		arrives: clock,
		begins: clock,
		drive: null,
		isRoadless: false,
		nights: NO_NIGHTS,
		overtime: 0,
	};
}

/** The way from one stop to another: the nights at the one, the drive, the nights at the other. */
export function goOn(plan: TourPlan, before: Clock, stop: number): Way {
	const drive = plan.driveBetween(before.stop, stop);
	const nights = nightsTo(plan, before, { stop, drive });
	const leaves = nights.before > 0 && drive ? sleep(plan, before, nights.before) : before;
	const arrives = drive
		? driven(plan, leaves, { stop, drive, onTheRoad: nights.onTheRoad })
		: sleep(plan, { ...before, stop }, nights.before);
	const overtime = nights.before > 0 ? overtimeAt(plan, before) : 0;
	return {
		leaves,
		arrives,
		begins: nights.there > 0 ? seated(plan, sleep(plan, arrives, nights.there)) : arrives,
		drive,
		isRoadless: drive === null,
		nights,
		overtime: nights.there > 0 ? overtime + overtimeAt(plan, arrives) : overtime,
	};
}

interface Leg {
	stop: number;
	drive: Drive;
	/** Nights. */
	onTheRoad: number;
}

/** After whole days of driving, if it takes some, and the rest on the last. */
function driven(plan: TourPlan, leaves: Clock, { stop, drive, onTheRoad }: Leg): Clock {
	const minutes = Math.round(drive.minutes) - onTheRoad * MOST_DRIVING;
	const { day, visited } = leaves;
	const from = onTheRoad > 0 ? morningAt(plan, { stop, day: day + onTheRoad, visited }) : leaves;
	// Whoever is on the way to a table eats there.
	const isSeated = isLunchAt(plan, { stop, at: from.at + minutes, lunch: from.lunch });
	const lunch = isSeated ? null : from.lunch;
	return {
		stop,
		at: after(lunch, from.at, minutes),
		day: from.day,
		driven: from.driven + minutes,
		isFresh: from.isFresh,
		visited,
		lunch,
	};
}

/** Without a lunch beside it where the stop is a table at lunchtime. */
function seated(plan: TourPlan, clock: Clock): Clock {
	return isLunchAt(plan, clock) ? { ...clock, lunch: null } : clock;
}

/** Whether a family that arrives somewhere at an instant has its lunch of the day there: at a table, and about the time. */
export function isLunchAt(
	plan: TourPlan,
	{ stop, at, lunch }: Pick<Clock, 'stop' | 'at' | 'lunch'>,
): boolean {
	const { place, parking, visit } = stopAt(plan, stop);
	const seats = { from: at + parking, to: at + parking + visit };
	return lunch !== null && place.type === 'restaurant' && isLunch(lunch, seats);
}
