import type { Drive } from '#domain/trips/drive-estimate.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Day, Instant } from '#domain/zone-time.ts';
import type { fixedMinutes } from './usual-times.ts';

/** A stretch of time that is spent on one thing. */
export interface Span {
	from: Instant;
	to: Instant;
}

/** Something that begins without us: an information session or a campus tour. */
export interface FixedTime {
	kind: keyof typeof fixedMinutes;
	day: Day;
	begins: Instant;
	ends: Instant;
}

/** A stop with what its times follow from. */
export interface PlannedStop {
	id: string;
	place: StopPlace;
	/** IANA zone. */
	zone: string;
	/** Minutes from the car to the visit. */
	parking: number;
	/** Minutes of the visit; 0 where what is fixed says how long. */
	visit: number;
	/** Earliest first. */
	fixed: readonly FixedTime[];
	/** True when the day ends here; null when it ends only if it has to. */
	isNight: boolean | null;
}

/** A day by the clocks of a place. */
export interface DayThere {
	/** When the family sets out, and when it wants to have arrived. */
	starts: Instant;
	ends: Instant;
	/** Null for none. */
	lunch: Span | null;
	/** True when campuses are likely closed. */
	isClosed: boolean;
}

/** A trip as its times follow from it. Stops are named by their place in `stops`. */
export interface TourPlan {
	stops: readonly PlannedStop[];
	/** The trip's day 1. */
	firstDay: Day;
	/** True when day 1 is a calendar day: the trip says so, or something has a fixed time. */
	isDated: boolean;
	/** The same without what is fixed, which tells day 1 where the family names none: how long it takes to the first of that. Else null. */
	leadIn: TourPlan | null;
	/** The drive from one stop to another; null where no road goes. */
	driveBetween: (from: number, to: number) => Drive | null;
	dayAt: (day: Day, stop: PlannedStop) => DayThere;
	/** True when days that get too long end where they have to. */
	hasAutomaticNights: boolean;
	/** Where the family stays longer than planned, and when it leaves; null when all goes as planned. */
	stays: { stop: number; until: Instant } | null;
}

/** @throws RangeError when the plan has no such stop. */
export function stopAt({ stops }: Pick<TourPlan, 'stops'>, index: number): PlannedStop {
	const stop = stops[index];
	if (!stop) throw new RangeError(`The plan has no stop ${index}.`);
	return stop;
}
