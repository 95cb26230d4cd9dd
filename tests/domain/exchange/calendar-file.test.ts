import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile, dayAfter } from '#domain/exchange/calendar-file.ts';
import { instantAt, readLocalTime } from '#domain/zone-time.ts';
import { anyText } from './builders.ts';

const at = (time: string, zone: string) => instantAt(readLocalTime(time) ?? { day: 0, minutes: 0 }, zone);

/** A visit of an hour that begins then, by the clocks of its zone. */
function aVisit(time: string, { zone = 'America/New_York', title = 'Visit', isFree = false } = {}) {
	const from = at(time, zone);
	const place = { name: 'Brown University', lat: 41.826, long: -71.4031234 };
	return { uid: 'visit', title, words: '', from, to: from + 60, zone, place, isFree };
}

const linesOf = (...entries: CalendarEntry[]) =>
	calendarFile({ name: 'Spring loop', maker: 'Trip', writtenAt: '2026-11-22T12:30:45.678Z' }, entries).split(
		'\r\n',
	);
const startsOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith('DTSTART'));
const firstEvent = (lines: readonly string[]) => lines.indexOf('BEGIN:VEVENT');

test('a calendar has its name, and says who made it', () => {
	const lines = calendarFile(
		{ name: 'Spring, loop', maker: 'Timeline', writtenAt: '2026-11-22T12:30:45Z' },
		[],
	);
	expect(lines.split('\r\n')).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//College Tour Trails//Timeline//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'X-WR-CALNAME:Spring\\, loop',
		'END:VCALENDAR',
		'',
	]);
});

test('a calendar shows a visit as busy, and whole days and free entries as free', () => {
	const deadline = { uid: 'day', title: 'FAFSA opens', words: '', day: '2026-12-31' };
	const lines = linesOf(deadline, aVisit('2027-04-12T10:00'), aVisit('2027-04-12T12:00', { isFree: true }));
	expect(lines.filter((line) => line.startsWith('TRANSP:'))).toEqual([
		'TRANSP:TRANSPARENT',
		'TRANSP:OPAQUE',
		'TRANSP:TRANSPARENT',
	]);
});

test('a whole day ends where the next one begins, and a visit has its point for maps', () => {
	expect(dayAfter('2028-02-28')).toBe('2028-02-29');
	const lines = linesOf(
		{ uid: 'day', title: 'FAFSA opens', words: '', day: '2026-12-31' },
		aVisit('2027-04-12T10:00'),
	);
	expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
	expect(lines).toContain('DTEND;VALUE=DATE:20270101');
	expect(lines).toContain('DTSTAMP:20261122T123045Z');
	expect(lines).toContain('GEO:41.826000;-71.403123');
});

test('the hour that comes twice is given in UTC, any other by the clocks of the place', () => {
	const first = aVisit('2027-11-07T00:30');
	const hours = [0, 1, 2, 3].map((hour) => ({ ...first, from: first.from + hour * 60, to: first.to + 240 }));
	const lines = linesOf(...hours);
	expect(startsOf(lines.slice(firstEvent(lines)))).toEqual([
		'DTSTART;TZID=America/New_York:20271107T003000',
		'DTSTART:20271107T053000Z',
		'DTSTART:20271107T063000Z',
		'DTSTART;TZID=America/New_York:20271107T023000',
	]);
});

test('a zone says when its clocks change, from which offset to which, and what the time is called', () => {
	const lines = linesOf(aVisit('2027-07-01T10:00'));
	const spring = lines.indexOf('DTSTART:20270314T020000');
	expect(lines.slice(spring - 1, spring + 5)).toEqual([
		'BEGIN:DAYLIGHT',
		'DTSTART:20270314T020000',
		'TZOFFSETFROM:-0500',
		'TZOFFSETTO:-0400',
		'TZNAME:EDT',
		'END:DAYLIGHT',
	]);
	const fall = lines.indexOf('DTSTART:20271107T020000');
	expect(lines.slice(fall - 1, fall + 5)).toEqual([
		'BEGIN:STANDARD',
		'DTSTART:20271107T020000',
		'TZOFFSETFROM:-0400',
		'TZOFFSETTO:-0500',
		'TZNAME:EST',
		'END:STANDARD',
	]);
});

test.each([
	['Pacific/Guam', '+1000'],
	['UTC', '+0000'],
	['America/St_Johns', '-0330'],
])('the clocks of %s are %s from UTC', (zone, offset) => {
	expect(linesOf(aVisit('2027-01-12T10:00', { zone }))).toContain(`TZOFFSETTO:${offset}`);
});

test('a zone lists the changes from a year before its own entries to a year after, and no others', () => {
	const lines = linesOf(
		aVisit('2027-01-12T10:00', { zone: 'America/Chicago' }),
		aVisit('2035-01-12T10:00'),
		aVisit('2037-07-12T10:00'),
	);
	const years = startsOf(lines.slice(0, firstEvent(lines))).map((line) => line.slice(8, 12));
	expect(years.join(' ')).toBe('2026 2026 2026 2027 2027 2034 2034 2034 2035 2035 2036 2036 2037 2037 2038');
});

test('a line has at most 75 octets, and no letter is torn apart', () => {
	fc.assert(
		fc.property(fc.array(anyText), (texts) => {
			const title = texts.join('').replace(/\p{Surrogate}/gu, '');
			for (const line of linesOf(aVisit('2027-04-12T10:00', { title }))) {
				expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
				expect(line).not.toMatch(/\p{Surrogate}/u);
			}
		}),
	);
});

test.each([
	['a', 75],
	['\u0080', 75],
	['é', 75],
	['\u07ff', 75],
	['\u0800', 73],
	['€', 73],
	['\uffff', 73],
	['\u{10000}', 73],
	['🎓', 73],
])('a long title of %s is folded when a line has %i octets', (letter, octets) => {
	const lines = linesOf(aVisit('2027-04-12T10:00', { title: letter.repeat(200) }));
	const from = lines.findIndex((line) => line.startsWith('SUMMARY:'));
	const [, second = '', third = ''] = lines.slice(from);
	expect([second[0], third[0]]).toEqual([' ', ' ']);
	expect(Buffer.byteLength(second)).toBe(octets);
	expect(lines.slice(from).join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${letter.repeat(200)}`);
});

test('a line of exactly 75 octets stays whole', () => {
	const title = 'x'.repeat(75 - 'SUMMARY:'.length);
	expect(linesOf(aVisit('2027-04-12T10:00', { title }))).toContain(`SUMMARY:${title}`);
});
