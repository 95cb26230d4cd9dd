import type { Drive } from '#domain/roads/drive-estimate.ts';
import { type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';

/** In minutes: nobody drives farther from the airport to bed. */
export const LONGEST_TRANSFER = 90;

/** True where the family has set a night and does nothing but sleep. */
export function isBed({ isNight, place, visit, fixed }: PlannedStop): boolean {
	if (isNight !== true || fixed.length > 0) return false;
	return place.type === 'hotel' || place.type === 'airport' || visit === 0;
}

/** True for the drive that a family which has landed makes to its bed. */
export const isTransferTo = (bed: PlannedStop, from: PlannedStop, { minutes }: Drive): boolean =>
	from.place.type === 'airport' && !isBed(from) && isBed(bed) && minutes <= LONGEST_TRANSFER;

/**
 * The plan index of the bed after a crossing to a stop: the hotel right after the airport where it lands, whose own night
 * that is, or the stop itself.
 */
export function bedFrom(plan: TourPlan, stop: number): number {
	const next = plan.stops[stop + 1];
	const drive = next ? plan.driveBetween(stop, stop + 1) : null;
	return next && drive && isTransferTo(next, stopAt(plan, stop), drive) ? stop + 1 : stop;
}

/** True when the night of a crossing still counts after a stop: the family has only landed here, or this is its bed. */
export const isRestedAfter = (stop: PlannedStop): boolean => isBed(stop) || stop.place.type === 'airport';
