import { expect, test } from 'vitest';
import { dateText, readDate, weekdayOf } from '#domain/calendar-day.ts';
import { closureOn, holidayOn, isClosed } from '#domain/schedule/closed-days.ts';

const dayOf = (text: string) => readDate(text) ?? Number.NaN;

// As the US Office of Personnel Management lists them: the weekdays on which federal offices are closed.
test.each([
	[2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
	[2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
	[2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
])('the federal holidays of %i', (year, published) => {
	const first = dayOf(`${year}-01-01`);
	const days = Array.from({ length: dayOf(`${year + 1}-01-01`) - first }, (_, index) => first + index);
	const weekdays = days.filter((day) => weekdayOf(day) % 6 !== 0 && holidayOn(day) !== null);
	expect(weekdays.map((day) => dateText(day).slice(5)).join(' ')).toBe(published);
});

test.each([
	['2027-04-12', null],
	['2027-04-10', { kind: 'saturday' }],
	['2027-04-11', { kind: 'sunday' }],
	['2026-07-04', { kind: 'holiday', name: 'Independence Day' }],
	['2026-07-03', { kind: 'holiday', name: 'Independence Day' }],
	['2027-12-31', { kind: 'holiday', name: 'New Year’s Day' }],
	['2027-12-25', { kind: 'holiday', name: 'Christmas Day' }],
	['2027-12-22', null],
	['2027-12-23', { kind: 'break', name: 'Winter break' }],
	['2027-01-02', { kind: 'break', name: 'Winter break' }],
	['2027-01-04', null],
	['2027-11-23', null],
	['2027-11-24', { kind: 'break', name: 'Thanksgiving break' }],
	['2027-11-25', { kind: 'holiday', name: 'Thanksgiving Day' }],
	['2027-11-28', { kind: 'break', name: 'Thanksgiving break' }],
	['2027-11-29', null],
])('on %s: %j', (text, closure) => {
	expect(closureOn(dayOf(text))).toEqual(closure);
	expect(isClosed(dayOf(text))).toBe(closure !== null && closure.kind !== 'saturday');
});
