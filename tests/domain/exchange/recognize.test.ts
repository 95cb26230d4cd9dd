import { expect, test } from 'vitest';
import type { College } from '#domain/colleges/college.ts';
import { knownCampuses, recognize } from '#domain/exchange/recognize.ts';
import { readPacked } from '../../read-packed.ts';

const { colleges } = readPacked<{ colleges: College[] }>('catalogue.bin');
const known = knownCampuses(colleges, [
	{
		ipeds_id: 1,
		name: 'Elsewhere College',
		name_alias: 'EC',
		city: 'Normal',
		state_abbreviation: 'AL',
		lat: 34.78,
		long: -86.57,
	},
]);
const yale = colleges.find(({ name }) => name === 'Yale University') as College;
const aPlace = (name: string, over: object = {}) => ({
	name,
	note: '',
	point: { lat: yale.lat, long: yale.long },
	mark: null,
	...over,
});
const codesOf = (...places: ReturnType<typeof aPlace>[]) =>
	recognize(places, known).stops.map(({ place }) => place.code || place.type);

test('our colleges are recognized by name and location', () => {
	expect(codesOf(aPlace('yale university'))).toEqual([String(yale.ipeds_id)]);
	expect(codesOf(aPlace('Yale University', { point: null }))).toEqual([String(yale.ipeds_id)]);
	expect(codesOf(aPlace('Yale University Visitor Center'))).toEqual([String(yale.ipeds_id)]);
	expect(codesOf(aPlace('Tour at Yale University', { point: { lat: 44, long: -72 } }))).toEqual(['x']);
	expect(codesOf(aPlace('Yale University', { point: { lat: 34, long: -118 } }))).toEqual(['x']);
	expect(codesOf(aPlace("Louis' Lunch"))).toEqual(['x']);
	const there = { point: { lat: 34.78, long: -86.57 } };
	expect(codesOf(aPlace('Elsewhere College', there), aPlace('EC', there))).toEqual(['1', '1']);
});

test('a name shared by several campuses matches none of them without a point', () => {
	const [one] = known;
	const twins = one ? [one, one] : [];
	expect(recognize([aPlace(one?.names[0] ?? '', { point: null })], twins).stops).toEqual([]);
});

test('places that cannot be located are named, in order', () => {
	const { stops, unplaced } = recognize(
		[aPlace('Grandma', { point: null }), aPlace('Lunch'), aPlace('Aunt', { point: null })],
		known,
	);
	expect(stops.map(({ place }) => place.name)).toEqual(['Lunch']);
	expect(unplaced).toEqual(['Grandma', 'Aunt']);
});
