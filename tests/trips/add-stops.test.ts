import { expect, test } from 'vitest';
import { setDayValue, setTripFact, setTripNotes } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { bareStop, contentOf, noContent } from '#domain/trips/trip-content.ts';
import { addStops, startOver } from '#trips/add-stops.ts';
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

test('a shared trip takes the place of all stops and of the name', () => {
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
