import type { Drive } from '#domain/roads/drive-estimate.ts';
import { MOST_DRIVING } from '#domain/roads/long-drives.ts';
import { asLanded, type Clock, dayOnRoad, hasNightHere, morningAt, overtimeAt, sleep } from './clock.ts';
import { after, isLunch } from './lunch.ts';
import { type Nights, nightsTo } from './nights.ts';
import { isTransfer as isTransferFrom, takesNoTime } from './rested.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';

/** How the family gets to a stop. */
export interface Way {
	/** When the family leaves the previous stop, or starts the trip. */
	leaves: Clock;
	/** When it arrives; any lunch on the way or on arrival is over. */
	arrives: Clock;
	/** When it begins the visit: on arrival, or the next morning. */
	begins: Clock;
	/** Null for the first stop, and where no road goes: a family that flies arrives in the morning. */
	drive: Drive | null;
	isRoadless: boolean;
	/** True for the drive to bed on the evening of a crossing: it takes no time from the next day. */
	isTransfer: boolean;
	nights: Nights;
	/** Minutes past the ends of the days that are completed on the way. */
	overtime: number;
}

const NO_NIGHTS: Nights = { before: 0, onTheRoad: 0, there: 0 };

/** The start of a trip: the family is at its first stop as the day starts. */
export function setOut(plan: TourPlan, stop: number): Way {
	const day = Math.max(plan.firstDay, stopAt(plan, stop).fixed[0]?.day ?? 0);
	const clock = seated(plan, morningAt(plan, { stop, day, visited: 0 }));
	return {
		leaves: clock,
		arrives: clock,
		begins: clock,
		drive: null,
		isRoadless: false,
		isTransfer: false,
		nights: NO_NIGHTS,
		overtime: 0,
	};
}

/** Returns the way from one stop to another: nights at the first, the drive, nights at the second. */
export function goOn(plan: TourPlan, before: Clock, stop: number): Way {
	const drive = plan.driveBetween(before.stop, stop);
	const nights = nightsTo(plan, before, { stop, drive });
	const setsOut = nights.before > 0 && drive ? sleep(plan, before, nights.before) : before;
	const isTransfer = setsOut.isRested && isTransferFrom(plan, setsOut, stop);
	const leaves = isTransfer && takesNoTime(stopAt(plan, stop)) ? asLanded(setsOut) : setsOut;
	const arrives = drive
		? driven(plan, leaves, { stop, drive, onTheRoad: nights.onTheRoad, isTransfer })
		: { ...sleep(plan, { ...before, stop }, nights.before), isRested: !hasNightHere(plan, before) };
	return {
		leaves,
		arrives,
		begins: nights.there > 0 ? seated(plan, sleep(plan, arrives, nights.there)) : arrives,
		drive,
		isRoadless: drive === null,
		isTransfer,
		nights,
		overtime: overtimeOn(plan, { before, leaves, arrives, nights }),
	};
}

function overtimeOn(
	plan: TourPlan,
	{ before, leaves, arrives, nights }: Pick<Way, 'leaves' | 'arrives' | 'nights'> & { before: Clock },
): number {
	let overtime = nights.before > 0 ? overtimeAt(plan, before) : 0;
	for (let night = 0; night < nights.onTheRoad; night++) {
		const { day, to } = dayOnRoad(plan, leaves, night);
		overtime += overtimeAt(plan, { stop: leaves.stop, day, at: to });
	}
	return nights.there > 0 ? overtime + overtimeAt(plan, arrives) : overtime;
}

interface Leg {
	stop: number;
	drive: Drive;
	/** Nights. */
	onTheRoad: number;
	isTransfer: boolean;
}

/** Returns the clock after a drive: any whole days of driving, then the rest on the last day. */
function driven(plan: TourPlan, leaves: Clock, { stop, drive, onTheRoad, isTransfer }: Leg): Clock {
	const minutes = isTransfer ? 0 : Math.round(drive.minutes) - onTheRoad * MOST_DRIVING;
	const { day, visited } = leaves;
	const from = onTheRoad > 0 ? morningAt(plan, { stop, day: day + onTheRoad, visited }) : leaves;
	// A family on its way to a restaurant eats there.
	const isSeated = isLunchAt(plan, { stop, at: from.at + minutes, lunch: from.lunch });
	const lunch = isSeated ? null : from.lunch;
	return {
		stop,
		at: after(lunch, from.at, minutes),
		day: from.day,
		driven: from.driven + minutes,
		isFresh: from.isFresh,
		isRested: isTransfer,
		landed: null,
		visited,
		lunch,
	};
}

/** Drops the separate lunch if the stop is a restaurant at lunchtime. */
function seated(plan: TourPlan, clock: Clock): Clock {
	return isLunchAt(plan, clock) ? { ...clock, lunch: null } : clock;
}

/** True when a family that arrives at this instant has its lunch there: at a restaurant, around lunchtime. */
export function isLunchAt(
	plan: TourPlan,
	{ stop, at, lunch }: Pick<Clock, 'stop' | 'at' | 'lunch'>,
): boolean {
	const { place, parking, visit } = stopAt(plan, stop);
	const seats = { from: at + parking, to: at + parking + visit };
	return lunch !== null && place.type === 'restaurant' && isLunch(lunch, seats);
}
