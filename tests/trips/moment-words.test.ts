import { expect, test } from 'vitest';
import { momentOf, momentWords, whenWords } from '#trips/moment-words.ts';

const at = (local: string) => new Date(local).getTime();
const today = new Date('2026-11-21T15:00');

test.each([
	['2026-11-21T09:41', '9:41 AM', '9:41 AM'],
	['2026-11-21T00:00', '12:00 AM', '12:00 AM'],
	['2026-11-20T23:59', 'Nov 20', 'Nov 20, 11:59 PM'],
	['2025-12-30T12:00', 'Dec 30, 2025', 'Dec 30, 2025, 12:00 PM'],
])('%s is "%s", to the minute "%s"', (then, when, moment) => {
	expect([whenWords(at(then), today), momentOf(at(then), today)]).toEqual([when, moment]);
});

test('times of a trip are local, and anything else stays as it is', () => {
	expect(momentWords('2027-04-12T14:30')).toBe('Apr 12, 2027, 2:30 PM');
	expect(momentWords('')).toBe('');
});
