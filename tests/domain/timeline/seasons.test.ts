import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, dayAfter } from '#domain/exchange/calendar-file.ts';
import {
	classesFrom,
	entriesAhead,
	graduationYears,
	isoDay,
	juniorsGraduate,
	milestoneEntries,
	seasonOn,
} from '#domain/timeline/school-calendar.ts';
import { seasons } from '#domain/timeline/seasons.ts';

const HEAD = { maker: 'Timeline', writtenAt: '2026-11-21T12:30:45.678Z' };
const anEntry = (given: Partial<{ uid: string; day: string; title: string; words: string }> = {}) => ({
	uid: 'one@college-tour-trails',
	day: '2027-01-15',
	title: 'Test',
	words: 'Words',
	...given,
});

/** Reads a file back as RFC 5545 says: unfold, split at the first colon, take the escapes away. */
function readBack(file: string): Record<string, string>[] {
	const lines = file.replaceAll('\r\n ', '').split('\r\n');
	const entries: Record<string, string>[] = [];
	for (const line of lines) {
		if (line === 'BEGIN:VEVENT') entries.push({});
		const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
		const plain = value.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark));
		Object.assign(entries.at(-1) ?? {}, { [name]: plain });
	}
	return entries;
}

test('the way goes from the fall of junior year to the winter of senior year', () => {
	expect(seasons.map(({ name }) => name)).toEqual([
		'Fall of junior year',
		'Winter of junior year',
		'Spring of junior year',
		'Summer before senior year',
		'Fall of senior year',
		'Winter of senior year',
	]);
});

test('tests are taken in January or February, prepared for three months before, and visits end in May', () => {
	const days = new Map(milestoneEntries(2028).map(({ uid, day }) => [uid.split('-2028')[0], day]));
	expect(days.get('test')).toBe('2027-01-15');
	expect(days.get('test-prep')).toBe('2026-10-15');
	expect(days.get('last-visits')).toBe('2027-05-01');
});

test('milestones are in order, within their season, and named once', () => {
	const entries = milestoneEntries(2030);
	expect(entries.map(({ day }) => day)).toEqual(entries.map(({ day }) => day).sort());
	expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
	for (const season of seasons)
		for (const { on } of season.milestones) expect(seasonOn(isoDay(on, 2030), 2030)?.id).toBe(season.id);
});

test('the calendar gets what is still ahead: nothing of last year, everything before the season begins, none after its end', () => {
	const days = entriesAhead(2027, '2026-11-21').map(({ day }) => day);
	expect(days).toEqual(['2026-12-15', '2027-02-15']);
	expect(entriesAhead(2027, '2026-12-15')).toHaveLength(2);
	expect(entriesAhead(2029, '2026-11-21')).toEqual(milestoneEntries(2029));
	expect(entriesAhead(2027, '2027-02-16')).toEqual([]);
});

test('a reminder comes two weeks ahead', () => {
	const due = new Map(milestoneEntries(2028).map(({ title, day }) => [title, day]));
	expect(due.get('Early applications: many are due on November 1 or 15')).toBe('2027-10-15');
	expect(due.get('Regular applications: many are due between January 1 and 15')).toBe('2027-12-15');
});

test.each([
	[2026, 11, [2027, 2028, 2029, 2030], 2028],
	[2027, 5, [2027, 2028, 2029, 2030], 2028],
	[2027, 6, [2028, 2029, 2030, 2031], 2028],
	[2027, 7, [2028, 2029, 2030, 2031], 2028],
	[2027, 8, [2028, 2029, 2030, 2031], 2029],
])('in %i-%i the classes are %j and juniors graduate in %i', (year, month, classes, juniors) => {
	expect(graduationYears(year, month)).toEqual(classes);
	expect(juniorsGraduate(year, month)).toBe(juniors);
});

test('in summer a class is called what it will be in fall', () => {
	expect(['2027-05-31', '2027-06-01', '2027-07-31', '2027-08-01'].map(classesFrom)).toEqual([
		'now',
		'this fall',
		'this fall',
		'now',
	]);
});

test.each([
	['2026-08-31', undefined],
	['2026-09-01', 'junior-fall'],
	['2026-11-30', 'junior-fall'],
	['2026-12-01', 'junior-winter'],
	['2027-02-28', 'junior-winter'],
	['2027-05-31', 'junior-spring'],
	['2027-08-31', 'summer'],
	['2028-02-29', 'senior-winter'],
	['2028-03-01', undefined],
])('on %s the class of 2028 is in %s', (day, season) => {
	expect(seasonOn(day, 2028)?.id).toBe(season);
});

test('a calendar file is what RFC 5545 asks for', () => {
	expect(calendarFile({ ...HEAD, name: 'Class of 2028' }, [anEntry()])).toBe(
		[
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//College Tour Trails//Timeline//EN',
			'CALSCALE:GREGORIAN',
			'METHOD:PUBLISH',
			'X-WR-CALNAME:Class of 2028',
			'BEGIN:VEVENT',
			'UID:one@college-tour-trails',
			'DTSTAMP:20261121T123045Z',
			'DTSTART;VALUE=DATE:20270115',
			'DTEND;VALUE=DATE:20270116',
			'SUMMARY:Test',
			'DESCRIPTION:Words',
			'TRANSP:TRANSPARENT',
			'END:VEVENT',
			'END:VCALENDAR',
			'',
		].join('\r\n'),
	);
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
	const file = calendarFile({ ...HEAD, name: 'C' }, [anEntry({ title: 'a, b; c\\d\ne\r\nf' })]);
	expect(file).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne\\nf\r\n');
});

test('no line is longer than 75 octets, no character is cut, and the text reads back unchanged', () => {
	const anyText = fc.string({ unit: fc.constantFrom('a', ',', ';', '\\', '\n', ' ', 'é', '—', '🎓', ':') });
	fc.assert(
		fc.property(anyText, anyText, (title, words) => {
			const file = calendarFile({ ...HEAD, name: 'C' }, [anEntry({ title, words })]);
			const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
			expect(Math.max(...octets)).toBeLessThanOrEqual(75);
			expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
			expect(readBack(file)).toMatchObject([{ SUMMARY: title, DESCRIPTION: words }]);
		}),
		{ numRuns: 500 },
	);
});

test('a text cannot end its line and add a line of its own', () => {
	const file = calendarFile({ ...HEAD, name: 'C' }, [anEntry({ title: 'x\r\nATTENDEE:mailto:a@b.c\u0007' })]);
	expect(file).not.toMatch(/^ATTENDEE/m);
	expect(file).not.toContain('\u0007');
});

test.each([
	['2027-01-31', '2027-02-01'],
	['2028-02-28', '2028-02-29'],
	['2027-12-31', '2028-01-01'],
	// The clocks change the night before.
	['2027-03-13', '2027-03-14'],
])('the day after %s is %s', (day, next) => {
	expect(dayAfter(day)).toBe(next);
});
