import { isSameLead } from './lead-in.ts';
import { hasLongDrive } from './order-bound.ts';
import type { PartialOrder } from './order-weight.ts';
import type { DayThere, TourPlan } from './tour-plan.ts';

/** True when way `a` can do everything that `b` can, at no more cost. */
export type NoWorse = (a: PartialOrder, b: PartialOrder) => boolean;

/** Compares two ways over the same stops to the same last one; no order below the limit takes more than `days` days. */
export function noWorseIn(plan: TourPlan, days: number): NoWorse {
	const isEven = plan.hasAutomaticNights && hasEvenDays(plan, days);
	// A later family may find the day too long and sleep, or have lunch at a restaurant, and be better off; otherwise,
	// being earlier is never worse.
	const isLaterBetter =
		(plan.hasAutomaticNights && !isEven) || plan.stops.some(({ place }) => place.type === 'restaurant');
	return (a, b) => {
		if (a.weight > b.weight) return false;
		// Being a day ahead is not enough: a day's overtime is weighed only once the day is over.
		if (a.clock.day !== b.clock.day || a.clock.isRested !== b.clock.isRested) return false;
		const { landed, lunch, at, driven } = a.clock;
		if (landed !== b.clock.landed) return false;
		if (at > b.clock.at || !isSameLead(a.lead, b.lead)) return false;
		if (at < (lunch?.to ?? at) && lunch !== b.clock.lunch) return false;
		if (isEven) return driven <= b.clock.driven;
		return !isLaterBetter || (at === b.clock.at && driven === b.clock.driven);
	};
}

/** No more than this many days are checked for their hours. */
const MOST_DAYS = 30;

/**
 * True when nothing on the trip depends on a day or hour, so that of two families on the same day, the one ahead stays
 * ahead: no fixed time, no date of a night, no evening stop, no closed day, and days with the same hours.
 */
function hasEvenDays(plan: TourPlan, days: number): boolean {
	const { stops, firstDay, stays, dayAt } = plan;
	const [first] = stops;
	if (!first || stays || days > MOST_DAYS) return false;
	const isPlain = stops.every(
		(stop) =>
			stop.zone === first.zone &&
			stop.fixed.length === 0 &&
			stop.isNight !== false &&
			// Whoever is ahead might get there the day before.
			stop.bookedFor === null &&
			!stop.isForEvening,
	);
	if (!isPlain || hasLongDrive(plan)) return false;
	const [day1, ...others] = Array.from({ length: days }, (_, day) => hoursOf(dayAt(firstDay + day, first)));
	return others.every((hours) => hours === day1) && !day1?.endsWith('true');
}

function hoursOf({ starts, ends, lunch, isClosed }: DayThere): string {
	return [ends - starts, lunch && lunch.from - starts, lunch && lunch.to - starts, isClosed].join();
}
