import { expect, test } from 'vitest';
import type { Airport, Place } from '#domain/places/place.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { rankAirports } from '#features/trips/airports.ts';
import { nearestOfType } from '#features/trips/near-stop.ts';
import { addStops, replaceStops } from '#trips/add-stops.ts';
import { ownStop } from '#trips/stop-places.ts';
import { aPlace, applied, aTripOf } from '../../domain/trips/builders.ts';
import { readPacked } from '../../read-packed.ts';

const airports = readPacked<Airport[]>('airports.bin');
const codesFor = (query: string) => rankAirports(airports, query, 6).map(({ place_id }) => place_id);

test('airports are found by code, by city and by name', () => {
	expect(codesFor('bos')[0]).toBe('BOS');
	expect(codesFor('hartford')).toContain('BDL');
	expect(codesFor('logan boston')[0]).toBe('BOS');
	expect(codesFor('new york')).toEqual(expect.arrayContaining(['JFK', 'LGA']));
});

test('queries that mean nothing find no airport', () => {
	for (const query of ['', '   ', '👩🏽‍🎓', '__proto__', 'q'.repeat(10_000), 'שלום'])
		expect(codesFor(query)).toEqual([]);
});

test('near places are the nine nearest of their type, with miles from the stop', () => {
	const places = Array.from(
		{ length: 12 },
		(_, n): Place => ({
			place_id: `h${n}`,
			name: `Hotel ${n}`,
			lat: 41.826 + (12 - n) / 100,
			long: -71.403,
			type: n === 11 ? 'restaurant' : 'hotel',
			city: '',
			state_abbreviation: '',
			note: '',
			phone: null,
			website: null,
			distance: null,
		}),
	);
	const near = nearestOfType(places, 'hotel', aPlace());
	expect(near.map(({ place_id }) => place_id)).toEqual([
		'h10',
		'h9',
		'h8',
		'h7',
		'h6',
		'h5',
		'h4',
		'h3',
		'h2',
	]);
	expect(near[0]?.distance).toBeCloseTo(1.38, 1);
});

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
	const after = tripFromCells('t', applied(cells, replaceStops(tripFromCells('t', cells), shared)));
	expect(after.stops.map(({ place }) => place.name)).toEqual(['A', 'B']);
	expect(after.name).toBe('');
});

test('a place of one’s own is kept to a yard', () => {
	expect(ownStop('Here', { lat: 42.123456789, long: -71.000001 })).toMatchObject({
		lat: 42.12346,
		long: -71,
	});
});
