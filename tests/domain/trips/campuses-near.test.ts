import { expect, test } from 'vitest';
import { nearestTo } from '#domain/geo.ts';
import { campusesNearTrip } from '#domain/trips/campuses-near.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { aPlace } from './builders.ts';

const brown = { ipeds_id: 217156, name: 'Brown', lat: 41.826, long: -71.403 };
const providence = { ipeds_id: 217402, name: 'Providence', lat: 41.844, long: -71.437 };
const yale = { ipeds_id: 130794, name: 'Yale', lat: 41.311, long: -72.927 };
const wesleyan = { ipeds_id: 130697, name: 'Wesleyan', lat: 41.557, long: -72.656 };
const stop = (place: Partial<Stop['place']>) => ({ place: aPlace(place) }) as Stop;

test('the places nearest to a point come first, with their miles', () => {
	const near = nearestTo(brown, [yale, wesleyan, providence], 2);
	expect(near.map(({ place }) => place.name)).toEqual(['Providence', 'Wesleyan']);
	expect(near[0]?.miles).toBeCloseTo(2.1, 1);
});

test('campuses near a trip name the stop they are nearest to, and the trip’s own are left out', () => {
	const stops = [stop({}), stop({ type: 'x', code: '', name: 'Grandma', lat: 41.3, long: -72.9 })];
	const near = campusesNearTrip(stops, [wesleyan, brown, yale, providence], 30);
	expect(near.map(({ campus, stopName }) => [campus.name, stopName])).toEqual([
		['Yale', 'Grandma'],
		['Providence', 'Brown University'],
		['Wesleyan', 'Grandma'],
	]);
});

test('a place beyond the given distance is not near', () => {
	expect(campusesNearTrip([stop({})], [yale], 30)).toEqual([]);
	expect(campusesNearTrip([], [yale], 30)).toEqual([]);
});

test('a hotel that happens to share a campus’s number is not taken for it', () => {
	const hotel = stop({ type: 'hotel', code: String(yale.ipeds_id), lat: yale.lat, long: yale.long });
	expect(campusesNearTrip([hotel], [yale], 30).map(({ campus }) => campus.name)).toEqual(['Yale']);
});
