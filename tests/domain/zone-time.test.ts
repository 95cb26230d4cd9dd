import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readDate } from '#domain/calendar-day.ts';
import {
	clockText,
	instantAt,
	isShownTwice,
	localTime,
	localTimeText,
	readClock,
	readLocalTime,
	zoneName,
} from '#domain/zone-time.ts';

const zones = [
	'America/New_York',
	'America/Chicago',
	'America/Phoenix',
	'Pacific/Honolulu',
	'America/St_Johns',
	'Asia/Kathmandu',
];
const minuteOf = (text: string) => Date.parse(text) / 60_000;
const at = (text: string, zone: string) => instantAt(readLocalTime(text) ?? { day: 0, minutes: 0 }, zone);

test('local time converts back to the instant, in any zone on any day', () => {
	const anyInstant = fc.integer({ min: minuteOf('2020-01-01T00:00Z'), max: minuteOf('2036-01-01T00:00Z') });
	fc.assert(
		fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
			const shown = localTime(instant, zone);
			const [date, clock] = new Date(instant * 60_000)
				.toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
				.split(' ');
			expect(localTimeText(shown)).toBe(`${date}T${clock}`);
			const back = instantAt(shown, zone);
			// An hour that occurs twice is read as the first.
			expect([instant, instant - 60]).toContain(back);
			expect(localTime(back, zone)).toEqual(shown);
		}),
		{ numRuns: 300 },
	);
});

test.each([
	['2027-03-14T02:30', '2027-03-14T07:30Z', 'skipped in spring: as long after midnight as if it were not'],
	['2027-03-14T03:30', '2027-03-14T07:30Z', 'right after the gap'],
	['2027-11-07T01:30', '2027-11-07T05:30Z', 'twice in fall: the first of the two'],
	['2027-11-07T02:30', '2027-11-07T07:30Z', 'after it'],
	['2026-12-31T23:59', '2027-01-01T04:59Z', 'New Year'],
])('%s in New York is %s (%s)', (local, utc) => {
	expect(at(local, 'America/New_York')).toBe(minuteOf(utc));
});

test('Newfoundland’s clocks change half an hour off the others', () => {
	const shownAt = (utc: string) => localTimeText(localTime(minuteOf(utc), 'America/St_Johns'));
	expect(shownAt('2027-03-14T05:29Z')).toBe('2027-03-14T01:59');
	expect(shownAt('2027-03-14T05:30Z')).toBe('2027-03-14T03:00');
	expect(shownAt('2027-11-07T04:29Z')).toBe('2027-11-07T01:59');
	expect(shownAt('2027-11-07T04:30Z')).toBe('2027-11-07T01:00');
});

test.each([
	['2027-11-07T04:59Z', false],
	['2027-11-07T05:00Z', true],
	['2027-11-07T05:59Z', true],
	['2027-11-07T06:00Z', true],
	['2027-11-07T06:59Z', true],
	['2027-11-07T07:00Z', false],
	['2027-03-14T06:59Z', false],
	['2027-03-14T07:00Z', false],
])('at %s clocks in New York show a time that they show twice: %j', (utc, isTwice) => {
	expect(isShownTwice(minuteOf(utc), 'America/New_York')).toBe(isTwice);
});

test('minutes may run past the end of a day, over a night when clocks change, too', () => {
	const day = readDate('2027-11-06') ?? 0;
	expect(instantAt({ day, minutes: 33 * 60 }, 'America/New_York')).toBe(
		at('2027-11-07T09:00', 'America/New_York'),
	);
});

test('anything that is not a time or clock is refused', () => {
	expect(['24:00', '9:00', '09:60', '0900', ''].map(readClock)).toEqual(Array(5).fill(null));
	const wrong = ['2027-04-12', '2027-04-12T', 'T10:00', '2027-04-12T10:00Z', '2027-04-12T10:00T', ''];
	expect(wrong.map(readLocalTime)).toEqual(wrong.map(() => null));
});

test('clocks and times are written as they are read', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: -25_000, max: 80_000 }),
			fc.integer({ min: 0, max: 1439 }),
			(day, minutes) => {
				expect(readClock(clockText(minutes))).toBe(minutes);
				expect(readLocalTime(localTimeText({ day, minutes }))).toEqual({ day, minutes });
			},
		),
	);
});

test('a zone has its everyday name', () => {
	expect(zoneName(minuteOf('2027-04-12T12:00Z'), 'America/New_York')).toBe('EDT');
	expect(zoneName(minuteOf('2027-01-12T12:00Z'), 'America/New_York')).toBe('EST');
	expect(zoneName(minuteOf('2027-04-12T12:00Z'), 'America/Phoenix')).toBe('MST');
});

test('answers about a zone are remembered for a hundred days, and then forgotten', () => {
	const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
	const start = minuteOf('2040-01-01T00:00Z');
	const ask = (half: number) => localTime(start + half * 30, 'America/Denver');
	ask(0);
	ask(0);
	expect(asked).toHaveBeenCalledTimes(1);
	for (let half = 0; half <= 100 * 48; half++) ask(half);
	ask(100 * 48);
	expect(asked).toHaveBeenCalledTimes(100 * 48 + 1);
	expect(ask(0)).toEqual({ day: start / 1440 - 1, minutes: 17 * 60 });
	expect(asked).toHaveBeenCalledTimes(100 * 48 + 2);
	asked.mockRestore();
});
