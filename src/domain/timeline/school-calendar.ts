import type { DayEntry } from '#domain/exchange/calendar-file.ts';
import type { RelativeDay, Season } from './season.ts';
import { seasons } from './seasons.ts';

/** Months when a school year begins and when its seniors graduate; 1 is January. */
const SCHOOL_YEAR_BEGINS = 8;
const SENIORS_GRADUATE = 6;
const CLASSES_OFFERED = 4;

/**
 * Graduation years of the classes in high school this month, seniors first; in summer, those of the coming school year.
 */
export function graduationYears(year: number, month: number): number[] {
	const seniors = month >= SENIORS_GRADUATE ? year + 1 : year;
	return Array.from({ length: CLASSES_OFFERED }, (_, after) => seniors + after);
}

/** Returns the class the timeline opens with: the juniors, who in summer are halfway through it. */
export function juniorsGraduate(year: number, month: number): number {
	return month >= SCHOOL_YEAR_BEGINS ? year + 2 : year + 1;
}

/** Tells when classes carry their names: now, or once the summer (ISO day) is over. */
export function classesFrom(day: string): 'now' | 'this fall' {
	const month = Number(day.slice(5, 7));
	return month >= SENIORS_GRADUATE && month < SCHOOL_YEAR_BEGINS ? 'this fall' : 'now';
}

/** Returns a class's season on this day (ISO, `2026-11-21`); undefined before the first and after the last. */
export function seasonOn(day: string, graduationYear: number): Season | undefined {
	if (day >= isoDay({ year: 0, month: 3, day: 1 }, graduationYear)) return undefined;
	return seasons.findLast(({ from }) => isoDay(from, graduationYear) <= day);
}

/** All milestones of a class as calendar entries, in order. */
export function milestoneEntries(graduationYear: number): DayEntry[] {
	return seasons.flatMap(({ milestones }) =>
		milestones.map(({ id, on, title, words }) => ({
			uid: `${id}-${graduationYear}@college-tour-trails`,
			day: isoDay(on, graduationYear),
			title,
			words,
		})),
	);
}

/** Returns the entries not over by this day (ISO): nobody wants last year in their calendar. */
export function entriesAhead(graduationYear: number, today: string): DayEntry[] {
	return milestoneEntries(graduationYear).filter(({ day }) => day >= today);
}

/** A day relative to a graduation year, as ISO 8601. */
export function isoDay({ year, month, day }: RelativeDay, graduationYear: number): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${graduationYear + year}-${two(month)}-${two(day)}`;
}
