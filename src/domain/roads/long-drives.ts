import type { Drive, DriveEnd } from './drive-estimate.ts';

/** The most a family drives in one day, in minutes. */
export const MOST_DRIVING = 8 * 60;

/** True when a drive is longer than a family's day at the wheel. */
export const isTooLong = ({ minutes }: Drive): boolean => minutes > MOST_DRIVING;

export const FLIGHT = 'Flight';

/** True when the family flies: from airport to airport, where no road leads or the drive is too long for a day. */
export const isFlown = (from: DriveEnd, to: DriveEnd, drive: Drive | null): boolean =>
	from.type === 'airport' && to.type === 'airport' && (!drive || isTooLong(drive));
