import { expect, test } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
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
