import type { Day } from '#domain/calendar-day.ts';
import type { Drive } from '#domain/roads/drive-estimate.ts';
import { isFlown } from '#domain/roads/long-drives.ts';
import type { Instant } from '#domain/zone-time.ts';
import type { Visit } from './advance.ts';
import { hasNightHere } from './clock.ts';
import type { Night } from './nights.ts';
import { bedFrom, isBed, isHome, takesNoTime, visitedBy } from './rested.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';

/**
 * The way to a stop that no road leads to: by plane, or however the family gets there. How long it takes is unknown, so
 * it takes up none of a day's time.
 */
export interface Crossing {
	/** Plan index of the stop it leads to. */
	stop: number;
	/** Plan index of the stop by whose local time it begins. */
	clock: number;
	day: Day;
	at: Instant;
	/**
	 * The night after it, at its end or at a hotel on the way from there; null if the family sleeps first and crosses
	 * on the day of the visit.
	 */
	night: Night | null;
	/** True when the trip ends with it, at home, so that this is not a night of the trip. */
	isHome: boolean;
	/** The drive to that hotel, or home. */
	transfer: Drive | null;
}

/**
 * Returns the crossing to a stop; null if a road leads there. The family arrives in the morning, so it leaves when the
 * previous day is over, unless it has set a night at the stop before.
 */
export function crossingTo(plan: TourPlan, { stop, way }: Pick<Visit, 'stop' | 'way'>): Crossing | null {
	if (!way.isRoadless) return null;
	const { leaves, arrives, nights } = way;
	const isInMorning = hasNightHere(plan, leaves);
	const { stop: clock, day, at } = isInMorning ? arrives : leaves;
	const count = isInMorning ? nights.there : nights.before + nights.there;
	const bed = bedFrom(plan, stop);
	const isPlanned = stopAt(plan, bed).isNight === true;
	const night = count > 0 ? { at: bed, isPlanned, count } : null;
	const transfer = night && bed !== stop ? plan.driveBetween(stop, bed) : null;
	const isOver = night !== null && isHome(plan, { visited: visitedBy(bed) }, bed);
	return { stop, clock, day, at, night, isHome: isOver, transfer };
}

/**
 * Returns the plan indexes of the stops that belong to the evening of a crossing: the family's bed or home, and the
 * airport where it lands on the way, whatever it does there. None if it does more than sleep at its bed, because that
 * waits for the morning.
 */
export function stopsOfEvening(plan: TourPlan, { stop, night, isHome }: Crossing): number[] {
	if (night === null || night.at === 'road' || !(isHome || isBed(stopAt(plan, night.at)))) return [];
	if (!takesNoTime(stopAt(plan, night.at)) || stopAt(plan, stop).fixed.length > 0) return [];
	return night.at === stop ? [stop] : [stop, night.at];
}

/** Returns the crossing that a day ends with; null if it ends otherwise. */
export function lastCrossing({ crossings }: { crossings: readonly Crossing[] }): Crossing | null {
	return crossings.find(({ night }) => night !== null) ?? null;
}

/** True for an airport where the family takes off or lands. */
export function isEndOfFlight({ stops, driveBetween }: TourPlan, at: number): boolean {
	if (stops[at]?.place.type !== 'airport') return false;
	return [at - 1, at].some((from) => {
		const [here, next] = [stops[from], stops[from + 1]];
		if (!here || !next) return false;
		const drive = driveBetween(from, from + 1);
		return drive === null || isFlown(here.place, next.place, drive);
	});
}
