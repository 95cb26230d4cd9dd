import { milesBetween } from '#domain/geo.ts';
import type { Drive, DriveEnd } from './drive-estimate.ts';

/** The most a family drives in one day, in minutes. */
export const MOST_DRIVING = 8 * 60;

/** True when a drive is longer than a family's day at the wheel. */
export const isTooLong = ({ minutes }: Drive): boolean => minutes > MOST_DRIVING;

export const FLIGHT = 'Flight';

/** In straight-line miles: between airports this far apart, a family flies if it can leave its car at the first. */
export const FLOWN_FROM = 250;

/**
 * True when the family flies: between airports, if they are far enough apart or no road joins them. The drive's time
 * does not matter: it changes with its source, and an offered flight must not turn into a drive.
 */
export const isFlown = (from: DriveEnd, to: DriveEnd, drive: Drive | null): boolean =>
	from.type === 'airport' && to.type === 'airport' && (!drive || milesBetween(from, to) >= FLOWN_FROM);
