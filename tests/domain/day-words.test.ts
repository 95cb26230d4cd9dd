import { expect, test } from 'vitest';
import {
	calendarDayWords,
	dayTimeWords,
	dayWords,
	fullDayTimeWords,
	fullDayWords,
	localDay,
	proseDayWords,
	timeOfDayWords,
} from '#domain/day-words.ts';

const now = new Date('2026-11-25T12:00');

test('a day has its year unless it is this one', () => {
	expect(dayWords('2026-12-21T08:00', now)).toBe('Dec 21');
	expect(dayWords('2027-01-02T08:00', now)).toBe('Jan 2, 2027');
	expect(fullDayWords(new Date('2026-05-01T08:00'))).toBe('May 1, 2026');
	expect(proseDayWords(new Date('2026-05-01T08:00'))).toBe('May 1, 2026');
	expect(proseDayWords(new Date('2026-09-30T23:59'))).toBe('September 30, 2026');
});

test('a day without a time is that day everywhere, and anything that is not a day stays as it is', () => {
	expect(calendarDayWords('2027-04-12')).toBe('Apr 12, 2027');
	expect(calendarDayWords('some day')).toBe('some day');
});

test('times and days are those of this device', () => {
	expect(dayTimeWords('2026-12-06T13:01:59', now)).toBe('Dec 6, 1:01 PM');
	expect(dayTimeWords('2027-01-02T08:00', now)).toBe('Jan 2, 2027, 8:00 AM');
	expect(fullDayTimeWords(new Date('2026-11-30T14:24:04'))).toBe('Nov 30, 2026, 2:24 PM');
	expect(timeOfDayWords(new Date('2026-11-25T00:05'))).toBe('12:05 AM');
	expect(timeOfDayWords(new Date('2026-11-25T21:41:59'))).toBe('9:41 PM');
	expect(localDay(new Date('2026-02-03T23:59'))).toBe('2026-02-03');
});
