import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	decodeStops,
	encodeStop,
	encodeStops,
	hasTheseStops,
	resolveStopCodes,
	stopIndexOf,
} from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { anyCharacter } from '../../any-character.ts';
import { anyPlace, aPlace } from './builders.ts';

const catalogueOf = (places: StopPlace[]) => (type: string, code: string) =>
	places.find((place) => place.type === type && place.code === code);
const identityOf = ({ type, code, lat, long, name }: StopPlace) =>
	type === 'x' ? [type, name, lat + 0, long + 0] : [type, code];

test('codes are a type letter and an id', () => {
	const codes = encodeStops([
		aPlace({ code: '166027' }),
		aPlace({ type: 'airport', code: 'BOS' }),
		aPlace({ type: 'hotel', code: 'ri-hotel-1' }),
		aPlace({ type: 'restaurant', code: 'r.2' }),
		aPlace({ type: 'poi', code: '9' }),
		aPlace({ type: 'x', name: "Grandma's, blue house", lat: 41.5, long: -71 }),
	]);
	expect(codes.startsWith('c166027,aBOS,hri-hotel-1,rr.2,p9,x')).toBe(true);
	expect(codes).toMatch(/^[A-Za-z0-9._~,-]+$/);
});

test('encoded stops are read back in order, whatever their names and ids', () => {
	const named = anyPlace.filter(({ type, name }) => type !== 'x' || name.trim() !== '');
	const places = fc.array(named, { maxLength: 10 });
	fc.assert(
		fc.property(places, (drawn) => {
			const trip = drawn.map((place, n) =>
				place.type === 'college' ? { ...place, code: String(100000 + n) } : place,
			);
			const link = new URLSearchParams(`trip=${encodeStops(trip)}`).get('trip') ?? '';
			const { codes, dropped } = decodeStops(link);
			expect(dropped).toEqual([]);
			const resolved = resolveStopCodes(codes, catalogueOf(trip));
			expect(resolved.dropped).toEqual([]);
			expect(resolved.stops.map(identityOf)).toEqual(trip.map(identityOf));
		}),
	);
});

test('a name of 10 kB, of emoji, of right-to-left text comes through', () => {
	for (const name of ['x'.repeat(10_240), '🎓'.repeat(2_000), 'אוניברסיטה', '__proto__', 'a,b', '\ud800']) {
		const place = aPlace({ type: 'x', code: '', name, city: '', state: '' });
		const { codes } = decodeStops(encodeStop(place));
		expect(codes[0]).toMatchObject({ place: { ...place, name: name.replace('\ud800', '\ufffd') } });
	}
});

test('broken codes are reported and the others are read', () => {
	const broken = [
		'c',
		'z12',
		'cabc',
		'c17b',
		'cb17',
		'x',
		'x!!!',
		'xAAAA',
		'x_w',
		'h~@',
		'__proto__',
		'h%2C',
		'🎓',
		'xOTksMTAwMCxh',
		// No name; a blank one; no latitude.
		'xNDAsLTcwLA',
		encodeStop(aPlace({ type: 'x', name: ' \n' })),
		'xICwgLEhvbWU',
	];
	const { codes, dropped } = decodeStops(['c1', ...broken, '', ' c2 '].join(','));
	expect(codes.map(({ token }) => token)).toEqual(['c1', 'c2']);
	expect(dropped).toEqual(broken.map((token) => ({ token, why: 'broken' })));
});

test('a custom place that a trip has already stays readable by its code, even without a name', () => {
	const nameless = aPlace({ type: 'x', code: '', name: '' });
	const token = encodeStop(nameless);
	const { codes, dropped } = decodeStops(`${token},c1`, [aPlace({ code: '1' }), nameless]);
	expect(dropped).toEqual([]);
	expect(codes).toEqual([{ token, place: nameless }, ...decodeStops('c1').codes]);
});

const numbered = (count: number) => Array.from({ length: count }, (_, n) => aPlace({ code: String(n) }));

test('stops past the tenth are reported', () => {
	const places = numbered(12);
	const { stops, dropped } = resolveStopCodes(decodeStops(encodeStops(places)).codes, catalogueOf(places));
	expect(stops).toEqual(places.slice(0, 10));
	expect(dropped).toEqual(['c10', 'c11'].map((token) => ({ token, why: 'over_limit' })));
});

test('an unknown stop takes no place of the ten', () => {
	const places = numbered(10);
	const { codes, dropped } = decodeStops(`hgone,${encodeStops(places)}`);
	expect(dropped).toEqual([]);
	expect(resolveStopCodes(codes, catalogueOf(places))).toEqual({
		stops: places,
		dropped: [{ token: 'hgone', why: 'unknown' }],
	});
});

test('only the first fifty codes of an endless list are looked up', () => {
	const { codes, dropped } = decodeStops(encodeStops(numbered(51)));
	expect(codes).toHaveLength(50);
	expect(dropped).toEqual([{ token: 'c50', why: 'over_limit' }]);
});

test('an unknown stop is named, the rest opens', () => {
	const brown = aPlace();
	const { codes } = decodeStops('c1,c217156,hgone');
	expect(resolveStopCodes(codes, catalogueOf([brown]))).toEqual({
		stops: [brown],
		dropped: ['c1', 'hgone'].map((token) => ({ token, why: 'unknown' })),
	});
});

test('any text at all is read without throwing', () => {
	fc.assert(
		fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
			const { codes } = decodeStops(text);
			expect(codes.length).toBeLessThanOrEqual(50);
			expect(resolveStopCodes(codes, () => aPlace()).stops.length).toBeLessThanOrEqual(10);
		}),
	);
});

test('a campus stored before its guide is the stop that it is with one, and a place of its name is not', () => {
	const [brown, before] = [aPlace(), aPlace({ type: 'x', lat: 41.8 })];
	expect(stopIndexOf([{ place: aPlace({ code: '1' }) }, { place: before }], brown)).toBe(1);
	expect(stopIndexOf([{ place: brown }], before)).toBe(0);
	expect(stopIndexOf([{ place: brown }], aPlace({ type: 'x', code: '' }))).toBe(-1);
	expect(stopIndexOf([{ place: brown }], aPlace({ type: 'hotel' }))).toBe(-1);
	expect(hasTheseStops({ stops: [{ place: before }] }, [brown])).toBe(true);
	expect(hasTheseStops({ stops: [{ place: before }] }, [brown, brown])).toBe(false);
});

test('a place is the same stop after an editor has corrected its kind, and no airport of its code', () => {
	const [sight, restaurant] = [aPlace({ type: 'poi', code: '9' }), aPlace({ type: 'restaurant', code: '9' })];
	expect(stopIndexOf([{ place: sight }], restaurant)).toBe(0);
	expect(stopIndexOf([{ place: sight }], aPlace({ type: 'airport', code: '9' }))).toBe(-1);
	expect(stopIndexOf([{ place: sight }], aPlace({ type: 'poi', code: '8' }))).toBe(-1);
});
