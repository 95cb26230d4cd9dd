import { expect, test } from 'vitest';
import { stopRows } from '#domain/exchange/stop-rows.ts';
import type { Point } from '#domain/geo.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { aStopAt, aTour, cellsOf, noRoadFar, roadKnown, roadParts } from '../schedule/builders.ts';

const trip = aTour([
	aStopAt('college 0', { tour_at: '2027-04-12T10:00', visit_minutes: 120, overnight: false }),
	aStopAt('poi 30.24', {
		session_at: '2027-04-12T13:00',
		parking_minutes: 0,
		overnight: true,
		note: 'Gate B',
	}),
	aStopAt('x 40'),
	aStopAt('hotel 50'),
]);

/** The cells of the table by the names of their columns. */
function tableOf(of: Trip, parts: PlanParts | null = roadParts): Record<string, string | number>[] {
	const estimate = estimateDrives(
		of.stops.map(({ place }) => place),
		roadKnown,
	);
	const [head = [], ...rows] = stopRows(of, estimate, parts && outlookOf(cellsOf(of), parts));
	return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? 'no cell'])));
}

test('a row has what a family said about a stop, and nothing for what it left open', () => {
	const [campus, sight, own, hotel] = tableOf(trip);
	expect(campus).toEqual({
		Stop: 1,
		Name: 'college 0',
		Type: 'college',
		City: 'Providence',
		State: 'RI',
		Latitude: 42,
		Longitude: -75,
		Day: 1,
		Date: '2027-04-12',
		Arrive: '9:00 AM',
		Done: '11:15 AM',
		'Time zone': 'America/New_York',
		'Info session': '',
		Tour: '2027-04-12 10:00',
		'Visit minutes': 120,
		'Parking minutes': '',
		'Night here': 'no',
		Note: '',
		'Miles to next': 30,
		'Minutes to next': 30,
		By: 'highway estimate',
		Directions: 'I-90 E 15 mi → I-84 E 15 mi',
		tour_trails: expect.stringMatching(/^tour-trails:/),
	});
	expect(sight).toMatchObject({
		Stop: 2,
		Type: 'sight',
		'Info session': '2027-04-12 13:00',
		Tour: '',
		Note: 'Gate B',
		'Visit minutes': '',
		'Parking minutes': 0,
		'Night here': 'yes',
	});
	expect(own).toMatchObject({ Type: 'own place', 'Night here': '' });
	expect(hotel).toMatchObject({
		Stop: 4,
		Type: 'hotel',
		'Miles to next': '',
		'Minutes to next': '',
		By: '',
		Directions: '',
	});
});

test('miles are given to a tenth, and minutes whole', () => {
	const estimate = estimateDrives(trip.stops.map(({ place }) => place));
	const legs = estimate.legs.map((leg) => leg && { ...leg, miles: 12.3456, minutes: 17.6 });
	const [head = [], first = []] = stopRows(trip, { ...estimate, legs }, null);
	expect(first[head.indexOf('Miles to next')]).toBe(12.3);
	expect(first[head.indexOf('Minutes to next')]).toBe(18);
});

test('a trip without known times has none in its table', () => {
	for (const row of tableOf(trip, null))
		expect(row).toMatchObject({ Day: '', Date: '', Arrive: '', Done: '', 'Time zone': '' });
});

test('a date is the one on which the family arrives by the clocks there, and the end says its own if that is another', () => {
	const late = [
		aStopAt('college 0', { tour_at: '2027-04-12T20:30', overnight: false }),
		aStopAt('restaurant 120', { overnight: false }),
		aStopAt('hotel 180'),
	];
	const timesIn = (of: Trip, parts: PlanParts = roadParts) =>
		tableOf(of, parts).map((row) => ['Day', 'Date', 'Arrive', 'Done'].map((column) => row[column]));
	expect(timesIn(aTour(late))).toEqual([
		[1, '2027-04-12', '9:00 AM', '9:45 PM'],
		[1, '2027-04-12', '11:45 PM', '2027-04-13 12:50 AM'],
		[1, '2027-04-13', '1:50 AM', '1:50 AM'],
	]);
	const farWest = {
		...roadParts,
		zoneOf: ({ long }: Point) => `America/${long < -72.5 ? 'New_York' : 'Denver'}`,
	};
	expect(timesIn(aTour(late), farWest).at(-1)).toEqual([1, '2027-04-12', '11:50 PM', '11:50 PM']);
	expect(tableOf(aTour(late), farWest).map((row) => row['Time zone'])).toEqual([
		'America/New_York',
		'America/New_York',
		'America/Denver',
	]);
	const undated = late.map((stop) => ({ ...stop, tour_at: null, visit_minutes: 200 }));
	expect(timesIn(aTour(undated, { start_date: null, day_start: '20:30' }))[0]).toEqual([
		'Day 1',
		'',
		'8:30 PM',
		'12:05 AM',
	]);
	// Nobody knows when a family that flies is at its bed.
	const flown = aTour(['airport 0', 'airport 600', 'hotel 620'].map((where) => aStopAt(where)));
	expect(timesIn(flown, noRoadFar).at(-1)).toEqual([1, '2027-04-12', '', '']);
	expect(tableOf(flown, noRoadFar).at(-1)?.['Time zone']).toBe('America/New_York');
});
