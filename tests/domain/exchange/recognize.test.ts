import { expect, test } from 'vitest';
import type { College } from '#domain/colleges/college.ts';
import { placesOfRows } from '#domain/exchange/found-places.ts';
import { placeMark } from '#domain/exchange/place-mark.ts';
import { knownCampuses, recognize } from '#domain/exchange/recognize.ts';
import { collegeStop } from '#domain/trips/campus.ts';
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
const brown = collegeStop(colleges.find(({ name }) => name === 'Brown University') as College);
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

test('a row of our own table is what its name says, also when the name has been typed over', () => {
	const rowOf = (name: string, { lat, long }: { lat: number | ''; long: number | '' }, of = brown) =>
		recognize(
			placesOfRows([
				{ Name: name, Latitude: String(lat), Longitude: String(long), tour_trails: placeMark(of) },
			]),
			known,
		).stops.map(({ place }) => place);
	const nowhere = { lat: '', long: '' } as const;
	expect(rowOf('Yale University', nowhere)).toEqual([collegeStop(yale)]);
	expect(rowOf('Yale University', yale)).toEqual([collegeStop(yale)]);
	expect(rowOf('Yale University', brown)).toEqual([collegeStop(yale)]);
	const own = { type: 'x', code: '', city: '', state: '' };
	expect(rowOf('Yale University', brown, { ...brown, type: 'hotel' })).toMatchObject([own]);
	expect(rowOf('Louis\u2019 Lunch', yale)).toMatchObject([{ ...own, name: 'Louis\u2019 Lunch' }]);
	const inn = { ...brown, type: 'hotel', code: '7', name: ' The  Inn ' } as const;
	expect(rowOf(' The  Inn ', inn, inn)).toEqual([{ ...inn, name: 'The Inn' }]);
	expect(rowOf('Brown University', nowhere)).toEqual([brown]);
});

test('a mark tells campuses of one name apart when the point is gone', () => {
	const [one] = known;
	const twins = one ? [one, { ...one, place: { ...one.place, code: '2' } }] : [];
	const mark = { ...brown, code: '2' };
	const { stops } = recognize([aPlace(one?.names[0] ?? '', { point: null, mark })], twins);
	expect(stops.map(({ place }) => place.code)).toEqual(['2']);
});
