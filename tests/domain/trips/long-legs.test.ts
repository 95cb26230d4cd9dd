import { expect, test } from 'vitest';
import { milesBetween } from '#domain/geo.ts';
import type { Airport } from '#domain/places/place.ts';
import { estimateDrives, type LegDrive } from '#domain/roads/drive-estimate.ts';
import { answer, knownDrives } from '#domain/roads/known-drives.ts';
import { landOf } from '#domain/roads/land.ts';
import { isFlown, isTooLong } from '#domain/roads/long-drives.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import { unpackTowns } from '#domain/towns/packed-towns.ts';
import { flightBetween, townForNight } from '#domain/trips/long-legs.ts';
import { totalWords } from '#domain/trips/total-words.ts';
import { readPacked } from '../../read-packed.ts';
import { aPlace } from './builders.ts';

const table = unpackRoads(readPacked('highways.bin'));
const towns = unpackTowns(readPacked('towns.bin'));
const airports: Airport[] = readPacked('airports.bin');

const harvard = aPlace({ lat: 42.3745, long: -71.1183 });
const chicago = aPlace({ lat: 41.7886, long: -87.5987 });
const ucla = aPlace({ lat: 34.0689, long: -118.4452 });
const hilo = aPlace({ lat: 19.7, long: -155.08 });
const at = (lat: number, long: number) => aPlace({ lat, long });
const honolulu = aPlace({ lat: 21.2971, long: -157.817 });
const airport = (code: string) => {
	const found = airports.find(({ place_id }) => place_id === code);
	if (!found) throw new Error(`no airport ${code}`);
	return aPlace({ ...found, type: 'airport', code });
};
const driven = (places: ReturnType<typeof aPlace>[]) =>
	estimateDrives(places, knownDrives(answer(table, { points: places, which: 'in order' })));

test('the night on a drive of two days is in the biggest town near its half, and both halves fit a day', () => {
	const [drive] = driven([harvard, chicago]).legs;
	expect(isTooLong(drive as LegDrive)).toBe(true);
	const town = townForNight(drive as LegDrive, { from: harvard, to: chicago }, towns);
	expect([town?.name, town?.state_abbreviation]).toEqual(['DuBois', 'PA']);
	const halves = driven([harvard, aPlace({ type: 'x', ...town }), chicago]).legs;
	expect(halves.map((half) => half && isTooLong(half))).toEqual([false, false]);
});

test('on a longer drive each night ends a day, until all of it fits', () => {
	const places = [harvard, ucla];
	for (let nights = 0; nights < 8; nights++) {
		const { legs } = driven(places);
		const at = legs.findIndex((leg) => leg && isTooLong(leg));
		if (at < 0) break;
		const [from, to] = [places[at], places[at + 1]] as [typeof harvard, typeof harvard];
		const town = townForNight(legs[at] as LegDrive, { from, to }, towns);
		places.splice(at + 1, 0, aPlace({ type: 'x', ...town }));
	}
	const { legs } = driven(places);
	expect(legs.map((leg) => leg && isTooLong(leg))).toEqual(Array(places.length - 1).fill(false));
	expect(places.length - 2).toBeLessThanOrEqual(7);
});

test('without a line or a town nearby there is still a night', () => {
	const drive: LegDrive = {
		miles: 600,
		minutes: 600,
		by: 'straight line',
		directions: [],
		steps: [],
		line: new Float32Array(),
	};
	const far = [{ name: 'Far', state_abbreviation: 'NV', lat: 39, long: -117, size: 3 }];
	const town = townForNight(drive, { from: harvard, to: chicago }, towns);
	const middle = { lat: (harvard.lat + chicago.lat) / 2, long: (harvard.long + chicago.long) / 2 };
	expect(milesBetween(town ?? harvard, middle)).toBeLessThan(30);
	expect(townForNight(drive, { from: harvard, to: chicago }, far)?.name).toBe('Far');
	expect(townForNight(drive, { from: harvard, to: chicago }, [])).toBeNull();
});

test('a flight is between airports that airlines fly to, near both ends', () => {
	const codes = (from: typeof harvard, to: typeof harvard) => {
		const flight = flightBetween(from, to, airports);
		return flight && [flight.leaves.place_id, flight.lands.place_id];
	};
	expect(codes(harvard, ucla)).toEqual(['BOS', 'LAX']);
	expect(codes(harvard, hilo)).toEqual(['BOS', 'ITO']);
	expect(codes(honolulu, hilo)).toEqual(['HNL', 'ITO']);
	// By car from Boston to Burlington: no flight helps a family off its island.
	expect(codes(aPlace({ lat: 41.28, long: -70.1 }), aPlace({ lat: 43.7044, long: -72.2887 }))).toBeNull();
	expect(codes(airport('PVD'), ucla)).toEqual(['PVD', 'LAX']);
	expect(codes(harvard, aPlace({ lat: 42.4, long: -71.2 }))).toBeNull();
	expect(codes(harvard, aPlace({ lat: 51.75, long: -1.25 }))).toBeNull();
	expect(codes(harvard, aPlace({ type: 'airport', code: 'XXX' }))).toBeNull();
	expect(codes(at(39.95, -75.19), ucla)).toEqual(['PHL', 'LAX']);
	// Not Galveston, whose international airport has no airline, nor Pontiac's or Leesburg's.
	expect(codes(at(29.28, -94.81), harvard)).toEqual(['HOU', 'BOS']);
	expect(codes(at(42.278, -83.7382), ucla)).toEqual(['DTW', 'LAX']);
	expect(codes(at(32.2319, -110.9501), harvard)).toEqual(['TUS', 'BOS']);
	// A small hub next door, and one beyond Long Island Sound that is hardly nearer than the larger one.
	expect(codes(at(41.8268, -71.4025), ucla)).toEqual(['PVD', 'LAX']);
	expect(codes(at(41.3113, -72.9267), ucla)).toEqual(['BDL', 'LAX']);
});

test('with no hub within 90 miles, the nearest airport with airlines within 150 has to do', () => {
	const named = (place_id: string, hub: Airport['hub'], miles: number): Airport => ({
		place_id,
		name: 'Field',
		city: '',
		state_abbreviation: 'NE',
		hub,
		lat: 40 + miles / 69.0934,
		long: -100,
	});
	const leaves = (...all: Airport[]) =>
		flightBetween(at(40, -100), airport('LAX'), [
			...all,
			...airports.filter(({ place_id }) => place_id === 'LAX'),
		])?.leaves.place_id;
	expect(leaves(named('SML', 'N', 100), named('BIG', 'L', 120))).toBe('SML');
	expect(leaves(named('SML', 'N', 10), named('BIG', 'L', 89))).toBe('BIG');
	expect(leaves(named('SML', 'N', 10), named('BIG', 'S', 89))).toBe('BIG');
	expect(leaves(named('HUB', 'S', 40), named('BIG', 'M', 79))).toBe('BIG');
	expect(leaves(named('HUB', 'S', 39), named('BIG', 'M', 79))).toBe('HUB');
	expect(leaves(named('CLB', '', 10), named('FAR', 'N', 149))).toBe('FAR');
	expect(leaves(named('FAR', 'N', 151))).toBeUndefined();
	expect(leaves(named('CLB', '', 10))).toBeUndefined();
});

test('a flight that a long drive is offered is flown, however far the airports are by car', () => {
	const duke = aPlace({ lat: 36.0014, long: -78.9382 });
	const barnard = aPlace({ lat: 40.8091, long: -73.9632 });
	const [drive] = driven([barnard, duke]).legs;
	expect(isTooLong(drive as LegDrive)).toBe(true);
	const flight = flightBetween(barnard, duke, airports);
	expect([flight?.leaves.place_id, flight?.lands.place_id]).toEqual(['LGA', 'RDU']);
	expect(driven([barnard, airport('LGA'), airport('RDU'), duke]).gaps).toEqual(['', 'Flight', '']);
	const ends = airports.filter(({ hub }) => hub !== '' && hub !== 'N');
	for (const leaves of ends)
		for (const lands of ends) {
			const [from, to] = [leaves, lands].map(({ place_id }) => airport(place_id));
			if (!from || !to || !flightBetween(from, to, ends)) continue;
			const drive = landOf(from) === landOf(to) ? { miles: 1, minutes: 1 } : null;
			expect(isFlown(from, to, drive)).toBe(true);
		}
});

test('from airport to airport a family flies where it is far or no road leads, and drives where it is not', () => {
	const { legs, gaps } = driven([
		harvard,
		airport('BOS'),
		airport('LAX'),
		ucla,
		airport('LAX'),
		airport('ITO'),
	]);
	expect(gaps).toEqual(['', 'Flight', '', '', 'Flight']);
	expect(legs.map((leg) => leg === null)).toEqual([false, true, false, false, true]);
	// A morning's drive, for a family that lands at one airport and leaves from another.
	expect(driven([airport('BOS'), airport('JFK')]).gaps).toEqual(['']);
	expect(driven([airport('PHL'), airport('JFK')]).gaps).toEqual(['']);
	expect(driven([harvard, airport('LAX')]).gaps).toEqual(['']);
});

test('the whole trip leaves flights out by their name', () => {
	const whole = driven([harvard, airport('BOS'), airport('LAX'), ucla]);
	expect(totalWords(4, whole)).toMatch(/^4 stops, \d+ mi, .* driving, and 1 flight$/);
	const both = driven([airport('BOS'), airport('LAX'), ucla, hilo]);
	expect(totalWords(4, both)).toMatch(/ driving, and 1 flight, not counting 1 leg with no known road$/);
	expect(totalWords(2, driven([airport('BOS'), airport('LAX')]))).toBe('2 stops, 1 flight');
	expect(totalWords(2, driven([ucla, hilo]))).toBe('2 stops, no known road between them');
});
