import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateText, readDate, weekdayOf } from '#domain/calendar-day.ts';

test('anything that is not a day is refused', () => {
	const wrong = ['2027-02-29', '2027-2-1', '2027-13-01', '', '0053-01-01', '2027-04-12T10:00'];
	expect(wrong.map(readDate)).toEqual(wrong.map(() => null));
});

test('days are written as they are read, and know their weekday', () => {
	fc.assert(
		fc.property(fc.integer({ min: -25_000, max: 80_000 }), (day) => {
			expect(readDate(dateText(day))).toBe(day);
			expect(weekdayOf(day)).toBe(new Date(day * 86_400_000).getUTCDay());
		}),
	);
});
