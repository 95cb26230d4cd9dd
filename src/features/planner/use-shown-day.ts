import type { Outlook } from '#domain/schedule/trouble.ts';

/** Number of the only day to show; null for all. A trip that has shrunk to one day has no tabs to leave that day by. */
export function shownDayOf(outlook: Outlook | null, wantedDay: number | null): number | null {
	const days = outlook?.days ?? [];
	return days.length > 1 && days.some(({ number }) => number === wantedDay) ? wantedDay : null;
}
