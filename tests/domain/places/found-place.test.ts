import { expect, test } from 'vitest';
import { foundPlacesSchema, foundQuerySchema, isSamePlace } from '#domain/places/found-place.ts';

const aCafe = {
	place_id: 'osm_node_12',
	type: 'restaurant' as const,
	name: 'Café Sol',
	lat: 42.34,
	long: -71.17,
};

test.each(['0.5', '1', '3', '5'])('places are looked for within %s miles', (miles) => {
	expect(foundQuerySchema.parse({ ipeds_id: '164924', miles })).toEqual({
		ipeds_id: 164924,
		miles: Number(miles),
	});
});

test.each(['0', '2', '0.7', '50', 'far'])('no places are looked for within %s miles', (miles) => {
	expect(foundQuerySchema.safeParse({ ipeds_id: '164924', miles }).success).toBe(false);
});

test.each(['0', '-1', '1.5', 'bc'])('no college has the id %s', (ipeds_id) => {
	expect(foundQuerySchema.safeParse({ ipeds_id, miles: '1' }).success).toBe(false);
});

test('a distance that is not offered is answered with those that are', () => {
	const { error } = foundQuerySchema.safeParse({ ipeds_id: '1', miles: '2' });
	expect(error?.issues.map(({ message }) => message)).toEqual(['must be 0.5, 1, 3 or 5']);
});

test.each([
	['with none', 0, true],
	['with some', 7, true],
	['less than none', -1, false],
	['and a half', 0.5, false],
])('farther away there are places: %s', (_, farther, isFine) => {
	expect(foundPlacesSchema.safeParse({ found: [], farther }).success).toBe(isFine);
	expect(foundPlacesSchema.safeParse({ farther }).success).toBe(false);
});

test('two finds are one place by id, or by name, kind and position', () => {
	const other = { ...aCafe, place_id: 'osm_way_7' };
	expect(isSamePlace(aCafe, { ...aCafe, name: 'Another', lat: 10 })).toBe(true);
	expect(isSamePlace(aCafe, { ...other, name: 'cafe sol', lat: 42.341 })).toBe(true);
	expect(isSamePlace(aCafe, { ...other, name: 'Café Luna' })).toBe(false);
	expect(isSamePlace(aCafe, { ...other, type: 'poi' })).toBe(false);
	expect(isSamePlace(aCafe, { ...other, lat: 42.35 })).toBe(false);
});

test('names of places that are far apart, or of two kinds, are not compared: a server may have tens of thousands', () => {
	const nameless = {
		place_id: 'osm_way_7',
		type: 'restaurant' as const,
		lat: 42.35,
		long: -71.17,
		get name(): string {
			throw new Error('its name was read');
		},
	};
	expect(isSamePlace(aCafe, nameless)).toBe(false);
	expect(isSamePlace(nameless, aCafe)).toBe(false);
	expect(isSamePlace({ ...aCafe, type: 'poi', lat: nameless.lat }, nameless)).toBe(false);
});

test.each([
	[0.0021, 'about 765 feet', true],
	[0.0023, 'about 840 feet', false],
])('the same name %s degrees apart, %s, is one place: %s', (degrees, _, isOne) => {
	expect(isSamePlace(aCafe, { ...aCafe, place_id: 'osm_way_7', lat: aCafe.lat + degrees })).toBe(isOne);
});
