import { expect, test } from 'vitest';
import { stopRows } from '#domain/exchange/stop-rows.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { aStopAt, aTour, cellsOf, roadKnown, roadParts } from '../schedule/builders.ts';

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
function tableOf(of: Trip, isPlanned = true): Record<string, string | number>[] {
	const estimate = estimateDrives(
		of.stops.map(({ place }) => place),
		roadKnown,
	);
	const [head = [], ...rows] = stopRows(of, estimate, isPlanned ? outlookOf(cellsOf(of), roadParts) : null);
	return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? 'no cell'])));
}

test('a row has what a family said of a stop, and says nothing of what it left open', () => {
	const [campus, sight, own, hotel] = tableOf(trip);
	expect(campus).toEqual({
		...{ Stop: 1, Name: 'college 0', Type: 'college', City: 'Providence', State: 'RI' },
		...{ Latitude: 42, Longitude: -75, Day: 1, Date: '2027-04-12', Arrive: '9:00 AM', Done: '11:15 AM' },
		...{ 'Info session': '', Tour: '2027-04-12 10:00', 'Visit minutes': 120, 'Parking minutes': '' },
		...{ 'Night here': 'no', Note: '', 'Miles to next': 30, 'Minutes to next': 30 },
		...{ By: 'highway estimate', Directions: 'I-90 E 15 mi → I-84 E 15 mi' },
	});
	expect(sight).toMatchObject({
		...{ Stop: 2, Type: 'sight', 'Info session': '2027-04-12 13:00', Tour: '', Note: 'Gate B' },
		...{ 'Visit minutes': '', 'Parking minutes': 0, 'Night here': 'yes' },
	});
	expect(own).toMatchObject({ Type: 'own place', 'Night here': '' });
	expect(hotel).toMatchObject({
		...{ Stop: 4, Type: 'hotel', 'Miles to next': '', 'Minutes to next': '', By: '', Directions: '' },
	});
});

test('miles are told to a tenth, and minutes whole', () => {
	const estimate = estimateDrives(trip.stops.map(({ place }) => place));
	const legs = estimate.legs.map((leg) => leg && { ...leg, miles: 12.3456, minutes: 17.6 });
	const [head = [], first = []] = stopRows(trip, { ...estimate, legs }, null);
	expect(first[head.indexOf('Miles to next')]).toBe(12.3);
	expect(first[head.indexOf('Minutes to next')]).toBe(18);
});

test('a trip of no known times has none in its table', () => {
	for (const row of tableOf(trip, false))
		expect(row).toMatchObject({ Day: '', Date: '', Arrive: '', Done: '' });
});
