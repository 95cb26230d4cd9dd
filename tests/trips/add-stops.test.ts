import { expect, test } from 'vitest';
import { setNote } from '#domain/trips/edit-stops.ts';
import { setDayValue, setTripFact, setTripNotes } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { bareStop, contentOf, noContent } from '#domain/trips/trip-content.ts';
import { addAtEnds, addStops, endsFor, insertStops, startOver } from '#trips/add-stops.ts';
import { aPlace, applied, aTripOf } from '../domain/trips/builders.ts';

test('stops are added at the end, all or none', () => {
	const cells = aTripOf(8);
	const trip = tripFromCells('t', cells);
	expect(addStops(trip, [aPlace(), aPlace(), aPlace()])).toBeNull();
	const after = tripFromCells(
		't',
		applied(cells, addStops(trip, [aPlace({ name: 'A' }), aPlace({ name: 'B' })]) ?? []),
	);
	expect(after.stops.slice(8).map(({ place }) => place.name)).toEqual(['A', 'B']);
});

const home = aPlace({ type: 'x', code: '', name: 'Home', lat: 42.5 });
/** The trip of so many campuses, with home added at these ends one after the other. */
const withHome = (campuses: number, ...added: Parameters<typeof addAtEnds>[2]['ends'][]) =>
	added.reduce((cells, ends) => {
		const changes = addAtEnds(tripFromCells('t', cells), home, { ends, mostStops: 10 });
		return applied(cells, changes ?? []);
	}, aTripOf(campuses));
const codesOf = (cells: Parameters<typeof applied>[0]) =>
	tripFromCells('t', cells).stops.map(({ place }) => place.code || place.name);

test('home goes to the start of a trip, to its end, or to both at once', () => {
	expect(codesOf(withHome(2, 'start'))).toEqual(['Home', '101', '102']);
	expect(codesOf(withHome(2, 'end'))).toEqual(['101', '102', 'Home']);
	expect(codesOf(withHome(2, 'both'))).toEqual(['Home', '101', '102', 'Home']);
	expect(codesOf(withHome(2, 'start', 'end'))).toEqual(['Home', '101', '102', 'Home']);
	expect(codesOf(withHome(9, 'both'))).toHaveLength(9);
});

test.each([
	[withHome(0), 10, ['end']],
	[withHome(2), 10, ['start', 'end', 'both']],
	[withHome(2), 4, ['start', 'end', 'both']],
	[withHome(2), 3, ['start', 'end']],
	[withHome(2), 2, []],
	[withHome(2, 'start'), 10, ['end']],
	[withHome(2, 'end'), 10, ['start']],
	[withHome(2, 'both'), 10, []],
	[withHome(0, 'end'), 10, []],
])('home is offered where there is room for it, and not next to itself: %#', (cells, mostStops, ends) => {
	expect(endsFor(tripFromCells('t', cells), home, mostStops)).toEqual(ends);
});

test('a shared trip replaces all stops and the name', () => {
	const cells = aTripOf(10);
	const shared = [aPlace({ name: 'A' }), aPlace({ name: 'B' })];
	const after = tripFromCells('t', applied(cells, startOver(tripFromCells('t', cells), shared)));
	expect(after.stops.map(({ place }) => place.name)).toEqual(['A', 'B']);
	expect(after.name).toBe('');
});

test('nothing else of the trip goes along with a shared one: neither its notes nor its dates and hours', () => {
	const cells = applied(aTripOf(2), [
		...setTripNotes('Aunt May lives on the way'),
		...setTripFact('start_date', '2026-04-12'),
		...setDayValue('day_start', '08:00'),
		...setDayValue('lunch_minutes', 30, 2),
	]);
	const after = tripFromCells('t', applied(cells, startOver(tripFromCells('t', cells), [aPlace()])));
	expect(contentOf(after)).toEqual({ ...noContent, stops: [bareStop(aPlace())] });
});

test('a flight on the way leaves a later stop at the same airport its note, in one new order', () => {
	const airport = (code: string) => aPlace({ type: 'airport', code, name: code });
	const [boston, los, logan] = [aPlace({ code: '164924' }), aPlace({ code: '110662' }), airport('BOS')];
	const bare = tripFromCells('t', new Map());
	const cells = applied(new Map(), addStops(bare, [boston, los, logan]) ?? []);
	const { stops } = tripFromCells('t', cells);
	const noted = applied(cells, setNote(stops[2]?.id ?? '', 'Return flight'));
	const flight = [bareStop(airport('BOS')), bareStop(airport('LAX'))];
	const changes = insertStops(tripFromCells('t', noted), flight, { at: 1 }) ?? [];
	const after = tripFromCells('t', applied(noted, changes)).stops;
	expect(after.map(({ place, note }) => [place.code, note])).toEqual([
		['164924', ''],
		['BOS', ''],
		['LAX', ''],
		['110662', ''],
		['BOS', 'Return flight'],
	]);
	expect(after[4]?.id).toBe(stops[2]?.id);
	expect(changes.filter(({ path }) => path === 'order')).toHaveLength(1);
});

test('stops are inserted with everything about them, at the end without a new order, and not past the limit', () => {
	const trip = tripFromCells('t', aTripOf(2));
	const night = { ...bareStop(aPlace({ type: 'x', code: '' })), overnight: true, visit_minutes: 0 };
	const changes = insertStops(trip, [night], { at: 2, mostStops: 3 }) ?? [];
	expect(changes.some(({ path }) => path === 'order')).toBe(false);
	expect(tripFromCells('t', applied(aTripOf(2), changes)).stops[2]).toMatchObject(night);
	expect(insertStops(trip, [night, night], { at: 1, mostStops: 3 })).toBeNull();
});
