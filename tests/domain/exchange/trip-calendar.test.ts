import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, type TimedEntry } from '#domain/exchange/calendar-file.ts';
import { calendarEntries } from '#domain/exchange/trip-calendar.ts';
import { estimateDrives, type KnownDrives } from '#domain/roads/drive-estimate.ts';
import { FLIGHT } from '#domain/roads/long-drives.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { copyTrip } from '#domain/trips/copy-trip.ts';
import { type Stop, type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { instantAt, localTimeText, readLocalTime } from '#domain/zone-time.ts';
import { anyTour, aStopAt, aTour, cellsOf, noRoadFar, roadKnown, roadParts } from '../schedule/builders.ts';
import { applied } from '../trips/builders.ts';
import { anyText } from './builders.ts';

const HEAD = { name: 'Spring loop', maker: 'Trip', writtenAt: '2026-11-22T12:30:45.678Z' };

/** The events of a file as another program reads them, by the zones' rules that the file itself brings. */
function readBack(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	ICAL.TimezoneService.reset();
	for (const zone of calendar.getAllSubcomponents('vtimezone'))
		ICAL.TimezoneService.register(new ICAL.Timezone(zone));
	return calendar.getAllSubcomponents('vevent').map((component) => {
		const event = new ICAL.Event(component);
		return {
			uid: event.uid,
			title: event.summary,
			words: event.description,
			from: event.startDate.toUnixTime() / 60,
			to: event.endDate.toUnixTime() / 60,
			place: event.location,
			zone: event.startDate.zone?.tzid,
		};
	});
}

const legsOf = ({ stops }: Trip) =>
	estimateDrives(
		stops.map(({ place }) => place),
		roadKnown,
	);

function entriesOf(trip: Trip, parts = roadParts): TimedEntry[] {
	const entries = calendarEntries(trip, outlookOf(cellsOf(trip), parts), legsOf(trip));
	return entries.filter((entry) => 'zone' in entry);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');

const anEntry = (over: Partial<TimedEntry>): TimedEntry => ({
	uid: 'one',
	title: 'Tour',
	words: '',
	from: 0,
	to: 60,
	zone: 'America/New_York',
	place: { name: 'Brown University', lat: 41.826, long: -71.403 },
	isFree: false,
	...over,
});

test('drives, visits, sessions and tours are calendar entries in local time', () => {
	const trip = aTour([
		aStopAt('college 0', {
			session_at: '2027-04-12T10:00',
			tour_at: '2027-04-12T11:00',
			note: 'Ask for Ann',
		}),
		aStopAt('college 60'),
	]);
	const zoneOf = ({ long }: { long: number }) => (long > -74.5 ? 'America/Chicago' : 'America/New_York');
	const events = readBack(calendarFile(HEAD, entriesOf(trip, { ...roadParts, zoneOf })));
	expect(events.map(({ title }) => title)).toEqual([
		'college 0',
		'college 0: info session',
		'college 0: tour',
		'Drive to college 60',
		'college 60',
	]);
	const [visit, session, , drive, second] = events;
	expect(session).toMatchObject({
		from: instantAt(readLocalTime('2027-04-12T10:00') ?? { day: 0, minutes: 0 }, 'America/New_York'),
		zone: 'America/New_York',
		place: 'college 0, Providence, RI',
	});
	expect(visit?.words).toContain('Info session 10:00 AM, tour 11:00 AM');
	expect(visit?.words).toContain('Ask for Ann');
	expect(drive?.words).toBe('60 mi, 1 h, highway estimate. Without traffic.\nI-90 E 30 mi → I-84 E 30 mi');
	expect(second?.zone).toBe('America/Chicago');
	expect(second?.from).toBe(drive?.to);
});

test('an entry of no minutes has no end, which other programs read the same way', () => {
	const trip = aTour([aStopAt('college 0'), aStopAt('poi 60', { visit_minutes: 0, parking_minutes: 0 })]);
	const file = calendarFile(HEAD, entriesOf(trip));
	const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
	const ends = events.map((event) => {
		const [from, to] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name));
		return to === null ? 'none' : String(to) > String(from);
	});
	expect(ends).toEqual([true, true, 'none']);
	const stop = readBack(file).at(-1);
	expect(stop?.to).toBe(stop?.from);
});

test('another program reads every time and text of any tour unchanged', () => {
	fc.assert(
		fc.property(anyTour(6), anyText, ({ trip, parts }, note) => {
			const noted = { ...trip, stops: trip.stops.map((stop) => ({ ...stop, note })) };
			const entries = calendarEntries(noted, outlookOf(cellsOf(noted), parts), legsOf(noted));
			const events = readBack(calendarFile(HEAD, entries));
			const timed = entries.filter((entry) => 'zone' in entry);
			expect(
				events.slice(0, timed.length).map(({ uid, from, to, title }) => ({ uid, from, to, title })),
			).toEqual(timed.map(({ uid, from, to, title }) => ({ uid, from, to, title })));
			expect(events.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid));
			expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
		}),
		{ numRuns: 60 },
	);
});

test('a flight, or a way without a road, is an entry on the day that contains it, because nobody knows when', () => {
	const wholeDays = (stops: string[], whyNone: string) => {
		const trip = aTour(stops.map((where) => aStopAt(where)));
		const known: KnownDrives = {
			between: (from, to) => (noRoadFar.driveBetween(from, to) ? roadKnown.between(from, to) : null),
			whyNone: () => whyNone,
		};
		const estimate = estimateDrives(
			trip.stops.map(({ place }) => place),
			known,
		);
		const entries = calendarEntries(trip, outlookOf(cellsOf(trip), noRoadFar), estimate);
		const file = calendarFile(HEAD, entries);
		expect(file).toContain('DTSTART;VALUE=DATE:20270412');
		for (const where of stops) expect(file).toContain(`LOCATION:${where}\\, Providence`);
		return entries.filter((entry) => 'day' in entry);
	};
	expect(wholeDays(['college 0', 'airport 30', 'airport 600', 'hotel 620'], FLIGHT)).toEqual([
		{
			uid: 'airport 600.crossing@college-tour-trails',
			day: '2027-04-12',
			title: 'Flight to airport 600',
			words: '',
		},
		{
			uid: 'hotel 620.drive@college-tour-trails',
			day: '2027-04-12',
			title: 'Drive to hotel 620',
			words: '20 mi, 20 min, highway estimate. Without traffic.\nI-90 E 10 mi → I-84 E 10 mi',
			place: expect.objectContaining({ name: 'hotel 620, Providence, RI' }),
		},
		{
			uid: 'airport 600.visit@college-tour-trails',
			day: '2027-04-12',
			title: 'airport 600',
			words: '',
			place: expect.objectContaining({ name: 'airport 600, Providence, RI' }),
		},
		{
			uid: 'hotel 620.visit@college-tour-trails',
			day: '2027-04-12',
			title: 'hotel 620',
			words: '',
			place: expect.objectContaining({ name: 'hotel 620, Providence, RI' }),
		},
	]);
	expect(wholeDays(['college 0', 'college 600'], 'No road leads there.')).toMatchObject([
		{ day: '2027-04-12', title: 'Your own way to college 600', words: 'No road leads there.' },
	]);
});

test('any text comes back, except for control characters', () => {
	fc.assert(
		fc.property(anyText, anyText, (title, words) => {
			const [event] = readBack(calendarFile(HEAD, [anEntry({ title, words })]));
			expect(event?.title ?? '').toBe(plain(title));
			expect(event?.words ?? '').toBe(plain(words));
		}),
	);
});

test.each([
	['the spring night that skips an hour', '2027-03-14T00:00'],
	['the fall night that has one twice', '2027-11-07T00:00'],
	['a summer day', '2027-07-01T00:00'],
	['New Year', '2026-12-31T20:00'],
])('every quarter of an hour of %s is the same instant to another program', (_, start) => {
	for (const zone of [
		'America/New_York',
		'America/Phoenix',
		'America/Los_Angeles',
		'Pacific/Honolulu',
		'UTC',
	]) {
		const first = instantAt(readLocalTime(start) ?? { day: 0, minutes: 0 }, zone);
		const entries = Array.from({ length: 24 }, (_, quarter) =>
			anEntry({ zone, uid: String(quarter), from: first + quarter * 15, to: first + quarter * 15 + 60 }),
		);
		const events = readBack(calendarFile(HEAD, entries));
		expect(events.map(({ from, to }) => [from, to])).toEqual(entries.map(({ from, to }) => [from, to]));
	}
});

test('a family is busy on drives, visits and tours, and free while a tour has its own entry or in a hotel', () => {
	const entries = entriesOf(
		aTour([
			aStopAt('college 0', { tour_at: '2027-04-12T10:00' }),
			aStopAt('college 60', { note: 'Park at the gym' }),
			aStopAt('hotel 90'),
		]),
	);
	expect(entries.map(({ title, isFree }) => [title, isFree])).toEqual([
		['college 0', true],
		['college 0: tour', false],
		['Drive to college 60', false],
		['college 60', false],
		['Drive to hotel 90', false],
		['hotel 90', true],
	]);
	expect(entries.map(({ words }) => words.split('\n').at(-1))).toEqual([
		'45 min to spare',
		'',
		'I-90 E 30 mi → I-84 E 30 mi',
		'Park at the gym',
		'I-90 E 15 mi → I-84 E 15 mi',
		'',
	]);
});

test('a visit says when to leave so that the next tour is not missed', () => {
	const [visit] = entriesOf(
		aTour([
			aStopAt('college 0', { session_at: '2027-04-12T10:00', note: 'Ask for Ann' }),
			aStopAt('college 60', { tour_at: '2027-04-12T14:00' }),
		]),
	);
	expect(visit?.words).toBe(
		'Info session 10:00 AM\n45 min to spare\nLeave college 0 by 12:45 PM\nAsk for Ann',
	);
});

test('after a night the drive says when to leave, not the entry of the day before, and the visit that it is late', () => {
	const entries = entriesOf(
		aTour([
			aStopAt('college 0', { tour_at: '2027-04-12T14:00' }),
			aStopAt('college 60', { tour_at: '2027-04-13T10:00' }),
			aStopAt('hotel 70'),
			aStopAt('college 200', { session_at: '2027-04-14T10:00' }),
		]),
	);
	const wordsOf = (wanted: string) => entries.find(({ title }) => title === wanted)?.words.split('\n');
	expect(wordsOf('college 0')).toEqual(['Tour 2:00 PM', '4 h to spare']);
	expect(wordsOf('hotel 70')).toEqual(['']);
	expect(wordsOf('Drive to college 200')?.[0]).toBe('Leave by 7:35 AM, or be late at college 200.');
	expect(wordsOf('college 200')).toEqual([
		'Info session 10:00 AM',
		'Late by 1 h 25 min, counting 15 min to park and walk',
	]);
});

test('whatever the tour, each latest time to leave is in the entry of its drive', () => {
	fc.assert(
		fc.property(anyTour(6), ({ trip, parts }) => {
			const outlook = outlookOf(cellsOf(trip), parts);
			const said = calendarEntries(trip, outlook, legsOf(trip)).filter(({ words }) =>
				words.startsWith('Leave by '),
			);
			const wanted = outlook.visits.filter(({ leaveBy }) => leaveBy !== null);
			expect(said.map(({ uid }) => uid).sort()).toEqual(
				wanted.map(({ stop }) => `${trip.stops[stop]?.id}.drive@college-tour-trails`).sort(),
			);
		}),
		{ numRuns: 100 },
	);
});

test('a drive is written by the clock that its words go by, where it begins', () => {
	const zoneOf = ({ long }: { long: number }) => (long > -74.5 ? 'America/Chicago' : 'America/New_York');
	const drivesTo = (stop: Stop) => {
		const entries = entriesOf(aTour([aStopAt('college 0'), stop]), { ...roadParts, zoneOf });
		const drives = entries.filter(({ title }) => title.startsWith('Drive'));
		const starts = calendarFile(HEAD, drives).match(/^DTSTART;.*$/gm);
		return drives.map(({ words }, at) => [starts?.[at], words.split(',')[0]]);
	};
	expect(drivesTo(aStopAt('college 60', { tour_at: '2027-04-12T14:00' }))).toEqual([
		['DTSTART;TZID=America/New_York:20270412T123000', 'Leave by 1:45 PM EDT'],
	]);
	// After a night on the road, by that of the stop ahead.
	expect(drivesTo(aStopAt('college 900')).map(([starts]) => starts)).toEqual([
		'DTSTART;TZID=America/New_York:20270413T090000',
		'DTSTART;TZID=America/Chicago:20270414T090000',
	]);
});

test('a drive of several days tells each day its part, and the whole way', () => {
	const entries = entriesOf(aTour([aStopAt('college 0'), aStopAt('college 900')]));
	const whole = '900 mi, 15 h, highway estimate. Without traffic.\nI-90 E 450 mi → I-84 E 450 mi';
	expect(entries.slice(1, 3).map(({ words }) => words)).toEqual([
		`480 mi, 8 h today. The whole way:\n${whole}`,
		`420 mi, 7 h today. The whole way:\n${whole}`,
	]);
});

test('a postponed trip has the same entries in a calendar, on their new days', () => {
	const uidsFrom = (start_date: string) =>
		entriesOf(aTour([aStopAt('college 0'), aStopAt('college 1200')], { start_date })).map(({ uid }) => uid);
	const uids = uidsFrom('2027-04-12');
	expect(new Set(uids).size).toBe(5);
	expect(uidsFrom('2027-04-13')).toEqual(uids);
});

test('a place without a town is written without its commas', () => {
	const { place, ...stop } = aStopAt('x 0');
	const [own] = entriesOf(aTour([{ ...stop, place: { ...place, city: '', state: '' } }]));
	expect(own?.place.name).toBe('x 0');
});

test('a visit of two days is an entry on each of them, and none lasts through the night', () => {
	const trip = aTour([
		aStopAt('college 0', {
			session_at: '2027-04-12T14:00',
			tour_at: '2027-04-13T10:00',
			note: 'Ask for Ann',
		}),
		aStopAt('college 60', { tour_at: '2027-04-13T15:00' }),
	]);
	const events = readBack(
		calendarFile(HEAD, entriesOf(trip, { ...roadParts, zoneOf: () => 'America/Chicago' })),
	);
	const at = (time: string) => instantAt(readLocalTime(time) ?? { day: 0, minutes: 0 }, 'America/Chicago');
	const visits = events.filter(({ title }) => title === 'college 0');
	expect(visits).toMatchObject([
		{ uid: 'college 0.visit@college-tour-trails', from: at('2027-04-12T09:00'), to: at('2027-04-12T15:00') },
		{ uid: 'college 0.visit2@college-tour-trails', from: at('2027-04-13T10:00'), to: at('2027-04-13T11:15') },
	]);
	expect(visits.map(({ zone }) => zone)).toEqual(['America/Chicago', 'America/Chicago']);
	expect(visits.map(({ words }) => words)).toEqual([
		'Info session 2:00 PM, tour Tue 10:00 AM\n4 h to spare\nAsk for Ann',
		'Tour 10:00 AM\nLeave college 0 by 1:45 PM\nAsk for Ann',
	]);
	expect(events.map(({ title }) => title)).toEqual([
		'college 0',
		'college 0: info session',
		'college 0: tour',
		'college 0',
		'Drive to college 60',
		'college 60',
		'college 60: tour',
	]);
});

/** The trip with an info session some days before each tour, at the same hour. */
function withSessions(trip: Trip, daysBefore: number): Trip {
	const stops = trip.stops.map((stop) => {
		const tour = readLocalTime(stop.tour_at ?? '');
		return { ...stop, session_at: tour && localTimeText({ ...tour, day: tour.day - daysBefore }) };
	});
	return { ...trip, stops };
}

test('whatever the tour, each day at a stop with a session or tour has its own entry, which ends before the next', () => {
	fc.assert(
		fc.property(anyTour(6), fc.nat(2), ({ trip: tour, parts }, daysBefore) => {
			const trip = withSessions(tour, daysBefore);
			const outlook = outlookOf(cellsOf(trip), parts);
			const entries = entriesOf(trip, parts);
			for (const { stop, arrives } of outlook.visits) {
				const of = `${trip.stops[stop]?.id}.visit`;
				const own = entries.filter(({ uid }) => uid.startsWith(of));
				const days = outlook.days.flatMap(({ visits, returns }) => [...visits, ...returns]);
				const count = days.filter((visit) => visit.stop === stop).length;
				expect(own.length).toBe(arrives === null ? 0 : count);
				for (const [at, { to }] of own.entries()) expect(to).toBeLessThanOrEqual(own[at + 1]?.from ?? to);
			}
		}),
		{ numRuns: 100 },
	);
});

test('a copy’s calendar never replaces the original’s events', () => {
	const trip = aTour([aStopAt('college 0'), aStopAt('college 60')]);
	let count = 0;
	const changes = copyTrip(cellsOf(trip), 'Two years later', () => `new${++count}`);
	const copy = tripFromCells('t_2', applied(new Map(), changes));
	const uidsOf = (each: Trip) => entriesOf(each).map(({ uid }) => uid);
	expect(uidsOf(copy).length).toBe(uidsOf(trip).length);
	expect(uidsOf(copy).filter((uid) => uidsOf(trip).includes(uid))).toEqual([]);
});
