import { expect, test } from 'vitest';
import type { College } from '#domain/colleges/college.ts';
import { placesOfLinks, placesOfRows } from '#domain/exchange/found-places.ts';
import { placeMark } from '#domain/exchange/place-mark.ts';
import { knownCampuses, recognize } from '#domain/exchange/recognize.ts';
import { navigationLinks } from '#domain/places/navigation-links.ts';
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
const aCampus = (
	name: string,
	name_alias: string,
	[city, state]: [string, string],
	[lat, long]: [number, number],
) => ({ ipeds_id: 1, name, name_alias, city, state_abbreviation: state, lat, long });
const duke = aCampus('Duke University', '', ['Durham', 'NC'], [36.0011, -78.9376]);
const navy = aCampus(
	'United States Naval Academy',
	'USNA|Annapolis',
	['Annapolis', 'MD'],
	[38.9805, -76.4817],
);
const mit = aCampus('Massachusetts Institute of Technology', 'MIT', ['Cambridge', 'MA'], [42.3592, -71.0932]);
const michigan = aCampus(
	'University of Michigan-Ann Arbor',
	'U of M|Univ of Michigan',
	['Ann Arbor', 'MI'],
	[42.2784, -83.7348],
);
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

/** The places of a list by name, those that stand above with an arrow before it. */
const repeatsIn = (...places: ReturnType<typeof aPlace>[]) => {
	const { stops, repeats } = recognize(places, known);
	return stops.map((stop) => (repeats.has(stop) ? `^${stop.place.name}` : stop.place.name));
};

test('a place that a list has again is a repeat: of Google’s maps, directions bring each pin once more', () => {
	const [college, home, lunch] = [aPlace('Yale University'), aPlace('Home'), aPlace('Lunch')];
	expect(repeatsIn(college, home, lunch, aPlace('Yale University Visitor Center'), home, lunch)).toEqual([
		'Yale University',
		'Home',
		'Lunch',
		'^Yale University',
		'^Home',
		'^Lunch',
	]);
	expect(repeatsIn(college, college, college)).toEqual([
		'Yale University',
		'^Yale University',
		'^Yale University',
	]);
});

test('the way home is not a repeat, and no stop of our own files is', () => {
	const [home, lunch] = [aPlace('Home'), aPlace('Lunch')];
	expect(repeatsIn(home, lunch, aPlace('Yale University'), home)).toEqual([
		'Home',
		'Lunch',
		'Yale University',
		'Home',
	]);
	expect(repeatsIn(home, lunch, home, lunch, home)).toEqual(['Home', 'Lunch', '^Home', '^Lunch', 'Home']);
	const inn = aPlace('Inn', { mark: { type: 'hotel', code: 'h1', city: '', state: '' } });
	expect(repeatsIn(inn, lunch, inn, aPlace('Cafe'))).toEqual(['Inn', 'Lunch', 'Inn', 'Cafe']);
});

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

test('a point without a name is the campus at that very point: so our own directions are read back', () => {
	const read = (links: string) => recognize(placesOfLinks(links), known);
	const drive = navigationLinks(brown, 'apple', yale).slice(0, 2);
	for (const { href } of drive) {
		const { stops, called } = read(href);
		expect(stops.map(({ place }) => place.name)).toEqual(['Yale University', 'Brown University']);
		expect(called.size).toBe(0);
	}
	const nearby = read(`https://maps.apple.com/?ll=${yale.lat + 0.002},${yale.long}`);
	expect(nearby.stops.map(({ place }) => place.type)).toEqual(['x']);
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

test('a row of our own table is read by its name, even when the name has been typed over', () => {
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

/** What a list's name becomes, with this campus known; a point is so many degrees north of it. */
const nameOf = (name: string, campus: ReturnType<typeof aCampus>, north: number | null) => {
	const point = north === null ? null : { lat: campus.lat + north, long: campus.long };
	return recognize([aPlace(name, { point })], knownCampuses([], [campus])).stops[0]?.place.name ?? null;
};

test.each([
	'Visitor Center, Duke University',
	'Duke University Undergraduate Admissions Office',
	'Tour & info session at Duke University',
	'Welcome to the campus of Duke University!',
	'Duke University, Durham, NC',
	'Duke Univ. Visitors’ Center',
])('%s is a visit to the college', (name) => {
	expect(nameOf(name, duke, 0.01)).toBe('Duke University');
});

test.each([
	'Duke University, Durham, NC',
	'Duke Univ., 2080 Duke University Rd, Durham, NC 27708',
	'Duke University, Durham, NC 27708-0001, USA',
	'Duke University, Durham, NC, United States',
])('%s, as maps write a place with its address, is the college without a point, too', (name) => {
	expect(nameOf(name, duke, null)).toBe('Duke University');
	expect(nameOf(name, duke, 0.01)).toBe('Duke University');
});

test.each([
	'Duke University, Raleigh, NC',
	'Duke University, Durham, NH',
	'Duke University Chapel, Durham, NC',
	'Duke University Durham NC',
	'Durham, NC',
])('%s is not the college', (name) => {
	expect(nameOf(name, duke, null)).toBeNull();
});

test.each([
	'Courtyard by Marriott Durham Near Duke University/Downtown',
	'Duke University Hotel and Conference Center',
	'Barnes & Noble at Duke University',
	'Duke University Medical Center',
	'Duke University Chapel',
])('%s stays what it is, at its own point', (name) => {
	expect(nameOf(name, duke, 0.01)).toBe(name);
});

test('a town is not a college that shares its name, unless it lies on the campus', () => {
	expect(nameOf('Annapolis', navy, null)).toBeNull();
	expect(nameOf('Annapolis', navy, 0.01)).toBe('Annapolis');
	expect(nameOf('Annapolis', navy, 0.001)).toBe('United States Naval Academy');
	expect(nameOf('USNA', navy, null)).toBe('United States Naval Academy');
});

test('a campus over which a town’s name has been typed becomes the college of that name', () => {
	const place = aPlace('Annapolis', { isTypedOver: true });
	const namesOf = (over: object) =>
		recognize([{ ...place, ...over }], knownCampuses([], [navy])).stops.map((stop) => stop.place.name);
	expect(namesOf({})).toEqual(['United States Naval Academy']);
	expect(namesOf({ point: null })).toEqual(['United States Naval Academy']);
});

test.each([
	['MIT', mit],
	['Massachusetts Inst. of Technology', null],
	['Univ. of Michigan - Ann Arbor', michigan],
	['University of Michigan', michigan],
] as const)('%s, without a point, is known by its short name: %o', (name, campus) => {
	expect(nameOf(name, campus ?? mit, null)).toBe(campus?.name ?? null);
});

test('a stop with another name in the file says so, but another spelling does not', () => {
	const known = knownCampuses([], [mit, duke]);
	const at = (name: string, { lat, long }: typeof mit) => aPlace(name, { point: { lat, long } });
	const places = [
		at('MIT', mit),
		at('duke univ.', duke),
		at('Duke University tour', duke),
		at('Lunch', duke),
	];
	const { stops, called } = recognize(places, known);
	expect(stops.map((stop) => called.get(stop))).toEqual([
		'MIT',
		undefined,
		'Duke University tour',
		undefined,
	]);
});
