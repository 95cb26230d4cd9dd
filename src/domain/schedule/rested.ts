import type { Drive } from '#domain/roads/drive-estimate.ts';
import type { Clock } from './clock.ts';
import { isLast, type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';

/** In minutes: the longest drive from an airport to bed. */
export const LONGEST_TRANSFER = 90;

/** True if the family has set a night there and does nothing but sleep. */
export function isBed({ isNight, place, visit, fixed }: PlannedStop): boolean {
	if (isNight !== true || fixed.length > 0) return false;
	return place.type === 'hotel' || place.type === 'airport' || visit === 0;
}

/** True for a drive to bed by a family that has landed. */
export const isTransferTo = (bed: PlannedStop, from: PlannedStop, { minutes }: Drive): boolean =>
	isNear(from, minutes) && isBed(bed);

/**
 * True at the end of a trip where the family has nothing to do, at its own place or an airport: a family that lands
 * near home sleeps at home.
 */
export function isHome(plan: TourPlan, before: Pick<Clock, 'visited'>, stop: number): boolean {
	const here = stopAt(plan, stop);
	const isOwn = here.byPosition !== null || here.place.type === 'airport';
	return isOwn && here.isNight !== true && takesNoTime(here) && isLast(plan, before, stop);
}

export const takesNoTime = ({ parking, visit, fixed }: PlannedStop): boolean =>
	parking + visit + fixed.length === 0;

/** True for a drive to bed or home by a family that has landed. */
export function isTransfer(plan: TourPlan, landed: Pick<Clock, 'stop' | 'visited'>, stop: number): boolean {
	const drive = plan.driveBetween(landed.stop, stop);
	if (!drive) return false;
	const [from, to] = [stopAt(plan, landed.stop), stopAt(plan, stop)];
	if (isTransferTo(to, from, drive)) return true;
	return isNear(from, drive.minutes) && from.fixed.length === 0 && isHome(plan, landed, stop);
}

const isNear = (from: PlannedStop, minutes: number) =>
	from.place.type === 'airport' && !isBed(from) && minutes <= LONGEST_TRANSFER;

/**
 * Returns the plan index of the bed after a crossing to a stop: the hotel right after the airport where the family
 * lands, if the night is set there; or home; or the stop itself.
 */
export function bedFrom(plan: TourPlan, stop: number): number {
	const isNext = stop + 1 < plan.stops.length;
	return isNext && isTransfer(plan, { stop, visited: visitedBy(stop) }, stop + 1) ? stop + 1 : stop;
}

/** Returns the stops up to this one, in the plan's own order, as bits. */
export const visitedBy = (stop: number): number => (1 << (stop + 1)) - 1;

/** True when a crossing's night still counts after a stop: the family has only landed here, or this is its bed. */
export const isRestedAfter = (stop: PlannedStop): boolean => isBed(stop) || stop.place.type === 'airport';
