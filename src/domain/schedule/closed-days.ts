import { type Day, weekdayOf } from '#domain/calendar-day.ts';
import { DAY_MS } from '#domain/durations.ts';

/** Why a campus may have no tours on a day. */
export type Closure =
	| { kind: 'holiday'; name: string }
	| { kind: 'break'; name: string }
	| { kind: 'sunday' }
	| { kind: 'saturday' };

/** Returns the strongest reason to call ahead before visiting a campus on a day; null on an ordinary weekday. */
export function closureOn(day: Day): Closure | null {
	const holiday = holidayOn(day);
	if (holiday !== null) return { kind: 'holiday', name: holiday };
	const name = breakOn(day);
	if (name !== null) return { kind: 'break', name };
	const weekday = weekdayOf(day);
	return weekday === 0 ? { kind: 'sunday' } : weekday === 6 ? { kind: 'saturday' } : null;
}

/** True when campuses likely have no tours that day. Saturdays do not count: many campuses have some. */
export function isClosed(day: Day): boolean {
	const closure = closureOn(day);
	return closure !== null && closure.kind !== 'saturday';
}

/**
 * Returns the federal holiday on a day, or observed on it, or null. Under 5 U.S.C. 6103, a Saturday holiday is observed
 * on the Friday before, and under Executive Order 11582, a Sunday holiday on the Monday after.
 */
export function holidayOn(day: Day): string | null {
	const [month, date] = monthAndDate(day);
	const onTheDay = DATES[`${month}/${date}`] ?? nthWeekday(day, month, date);
	return onTheDay ?? observed(day + 1, 6) ?? observed(day - 1, 0);
}

// Returns a fixed-date holiday, if it falls on the given weekday.
function observed(day: Day, weekday: 0 | 6): string | null {
	return weekdayOf(day) === weekday ? (DATES[monthAndDate(day).join('/')] ?? null) : null;
}

const DATES: Record<string, string> = {
	'1/1': 'New Year’s Day',
	'6/19': 'Juneteenth',
	'7/4': 'Independence Day',
	'11/11': 'Veterans Day',
	'12/25': 'Christmas Day',
};

function nthWeekday(day: Day, month: number, date: number): string | null {
	const weekday = weekdayOf(day);
	if (weekday === 1 && month === 5 && date > 24) return 'Memorial Day';
	return WEEKDAYS[`${month}/${weekday}/${Math.ceil(date / 7)}`] ?? null;
}

/** Keyed by month, weekday, and the weekday's count within the month. */
const WEEKDAYS: Record<string, string> = {
	'1/1/3': 'Martin Luther King Jr. Day',
	'2/1/3': 'Presidents’ Day',
	'9/1/1': 'Labor Day',
	'10/1/2': 'Columbus Day',
	'11/4/4': 'Thanksgiving Day',
};

/**
 * Returns the breaks when most campuses are empty: Wednesday to Sunday of Thanksgiving, and the days around New Year's.
 */
function breakOn(day: Day): string | null {
	const [month, date] = monthAndDate(day);
	if ((month === 12 && date >= 23) || (month === 1 && date <= 2)) return 'Winter break';
	const isAroundThanksgiving = [1, -1, -2, -3].some((days) => holidayOn(day + days) === 'Thanksgiving Day');
	return isAroundThanksgiving ? 'Thanksgiving break' : null;
}

function monthAndDate(day: Day): readonly [month: number, date: number] {
	const midnight = new Date(day * DAY_MS);
	return [midnight.getUTCMonth() + 1, midnight.getUTCDate()];
}
