import { DAY_MS } from '#domain/durations.ts';

/** A day of the calendar, counted from January 1, 1970. */
export type Day = number;

/** The first and last day allowed: time zone rules are known in between. */
export const calendar = { min: '1900-01-01', max: '2199-12-31' } as const;

/** Reads "2027-02-28"; null for anything that is not a calendar day. */
export function readDate(text: string): Day | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < calendar.min || text > calendar.max) return null;
	const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
	return Number.isInteger(day) && dateText(day) === text ? day : null;
}

/** Writes a day as "2027-02-28". */
export function dateText(day: Day): string {
	return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
	// Day 0 was a Thursday.
	return (((day + 4) % 7) + 7) % 7;
}
