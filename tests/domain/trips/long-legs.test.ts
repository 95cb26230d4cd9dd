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

test('of a longer drive each night ends a day, until all of it fits', () => {
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
		...{ miles: 600, minutes: 600, by: 'straight line', directions: [], steps: [] },
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
	// With no international airport within 90 miles, the nearest one within 150 has to do.
	const named = (place_id: string, name: string, lat: number) =>
		({ ...{ place_id, name, city: '', state_abbreviation: 'NE' }, lat, long: -100 }) satisfies Airport;
	const near = (miles: number) => 40 + miles / 69.0934;
	const [small, big] = [
		named('SML', 'County Field', near(100)),
		named('BIG', 'Big International', near(120)),
	];
	const from = aPlace({ lat: 40, long: -100 });
	const leaves = (...all: Airport[]) =>
		flightBetween(from, airport('LAX'), [...all, ...airports.filter(({ place_id }) => place_id === 'LAX')])
			?.leaves.place_id;
	expect(leaves(small, big)).toBe('SML');
	expect(leaves(small, named('BIG', 'Big International', near(89)))).toBe('BIG');
	expect(leaves(named('FAR', 'Far Field', near(149)))).toBe('FAR');
	expect(leaves(named('FAR', 'Far Field', near(151)))).toBeUndefined();
});

test('a flight that a long drive is offered is flown, however far the airports are by car', () => {
	const duke = aPlace({ lat: 36.0014, long: -78.9382 });
	const barnard = aPlace({ lat: 40.8091, long: -73.9632 });
	const [drive] = driven([barnard, duke]).legs;
	expect(isTooLong(drive as LegDrive)).toBe(true);
	const flight = flightBetween(barnard, duke, airports);
	expect([flight?.leaves.place_id, flight?.lands.place_id]).toEqual(['EWR', 'RDU']);
	expect(driven([barnard, airport('EWR'), airport('RDU'), duke]).gaps).toEqual(['', 'Flight', '']);
	const ends = airports.filter(({ name }) => name.includes('International'));
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
	expect(totalWords(4, both)).toMatch(/ driving, and 1 flight, not counting 1 leg with no road$/);
	expect(totalWords(2, driven([airport('BOS'), airport('LAX')]))).toBe('2 stops, 1 flight');
	expect(totalWords(2, driven([ucla, hilo]))).toBe('2 stops, no road between them');
});
