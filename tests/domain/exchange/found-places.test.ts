import { expect, test } from 'vitest';
import type { College } from '#domain/colleges/college.ts';
import { placesOfFeatures, placesOfLinks, placesOfRows } from '#domain/exchange/found-places.ts';
import { nameInMapsLink, pointInMapsLink } from '#domain/exchange/maps-link.ts';
import { knownCampuses, recognise } from '#domain/exchange/recognise.ts';
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
	recognise(places, known).stops.map(({ place }) => place.code || place.type);

test.each([
	[
		'https://www.google.com/maps/place/Yale/@41.1,-72.1,15z/data=!3m1!4b1!4m5!3m4!8m2!3d41.3163!4d-72.9223',
		[41.3163, -72.9223],
	],
	['https://www.google.com/maps/search/41.31,-72.92', [41.31, -72.92]],
	['https://maps.google.com/?q=41.31,-72.92', [41.31, -72.92]],
	['https://maps.apple.com/?ll=41.31,-72.92&q=Yale', [41.31, -72.92]],
	['https://maps.apple.com/place?coordinate=41.31%2C-72.92&name=Yale', [41.31, -72.92]],
	['https://www.google.com/maps/@41.31,-72.92,15z', [41.31, -72.92]],
	['https://www.google.com/maps/place/Yale/data=!4m2!3m1!1s0x89e7:0x3b5c', null],
	['https://maps.google.com/?q=941.31,-72.92', null],
	['%E0%A4%A', null],
	['', null],
])('the point in %s', (link, point) => {
	expect(pointInMapsLink(link)).toEqual(point && { lat: point[0], long: point[1] });
});

test.each([
	['https://maps.apple.com/?ll=41.31,-72.92&q=Yale+University', 'Yale University'],
	['https://maps.apple.com/place?name=Louis%27%20Lunch&ll=41.3,-72.9', "Louis' Lunch"],
	['https://www.google.com/maps/dir/?api=1&daddr=Yale&travelmode=driving', 'Yale'],
	['https://www.google.com/maps/place/East+Rock+Park/@41.1,-72.1,15z', 'East Rock Park'],
	// Coordinates are not a name, and "faq=" is not "q=".
	['https://maps.google.com/?q=41.31,+-72.92', ''],
	['https://maps.google.com/?faq=Yale', ''],
	['https://www.google.com/maps/@41.31,-72.92,15z', ''],
	['https://maps.google.com/?q=%E0%A4%A', '%E0%A4%A'],
])('the name in %s is "%s"', (link, name) => {
	expect(nameInMapsLink(link)).toBe(name);
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

test('places that cannot be located are named, in order', () => {
	const { stops, unplaced } = recognise(
		[aPlace('Grandma', { point: null }), aPlace('Lunch'), aPlace('Aunt', { point: null })],
		known,
	);
	expect(stops.map(({ place }) => place.name)).toEqual(['Lunch']);
	expect(unplaced).toEqual(['Grandma', 'Aunt']);
});

test('places saved in Google Maps are read as Takeout writes them', () => {
	const point = { type: 'Point', coordinates: [-72.92, 41.31] };
	const unknown = { type: 'Point', coordinates: [0, 0] };
	const found = placesOfFeatures([
		{
			geometry: point,
			properties: { google_maps_url: 'x', location: { name: 'Yale', address: 'New Haven' } },
		},
		{
			geometry: unknown,
			properties: { Title: 'Old list', 'Google Maps URL': 'https://maps.google.com/?q=41,-72' },
		},
		{ geometry: unknown, properties: { location: { address: '12 Elm St' }, Comment: 'Nice' } },
		{ geometry: { type: 'LineString', coordinates: [] }, properties: { name: 'A way' } },
		{ geometry: point, properties: {} },
	]);
	expect(found.map(({ name, note, point }) => [name, note, point])).toEqual([
		['Yale', '', { lat: 41.31, long: -72.92 }],
		['Old list', '', { lat: 41, long: -72 }],
		['12 Elm St', 'Nice', null],
	]);
});

test('lists saved in Google Maps are read as their CSV has them', () => {
	const found = placesOfRows([
		{ Title: 'Yale', Note: 'Ask Ann', URL: 'https://www.google.com/maps/search/41.31,-72.92', Comment: 'Go' },
		{ Title: "'=1+1", Note: '', URL: '', Comment: '' },
		{ Title: '', Note: '', URL: '', Comment: '' },
		{ ' name ': 'Own', lat: '41.5', lng: '-72.5' },
	]);
	expect(found.map(({ name, note, point }) => [name, note, point])).toEqual([
		['Yale', 'Ask Ann\nGo', { lat: 41.31, long: -72.92 }],
		['=1+1', '', null],
		['Own', '', { lat: 41.5, long: -72.5 }],
	]);
});

test('links are read as phones share them', () => {
	const found = placesOfLinks(
		[
			'Yale University',
			'149 Elm St, New Haven',
			'https://maps.apple.com/place?coordinate=41.3163,-72.9223&name=Yale%20University',
			'Lunch https://maps.apple.com/?ll=41.31,-72.92',
			'',
			'Grandma',
			'https://maps.app.goo.gl/abc',
			'https://www.google.com/maps/place/Brown+University/@41.82,-71.4,15z',
			'https://example.com/?q=1,2',
		].join('\n'),
	);
	expect(found.map(({ name, point }) => [name, point])).toEqual([
		['Yale University', { lat: 41.3163, long: -72.9223 }],
		['Lunch', { lat: 41.31, long: -72.92 }],
		['Grandma', null],
		['Brown University', { lat: 41.82, long: -71.4 }],
	]);
});

test('endless names and names without letters do no harm', () => {
	const value = `<b>${'<'.repeat(2_000_000)}`;
	const [found] = placesOfFeatures([
		{
			geometry: null,
			properties: { name: 'x\u0000y\n'.repeat(100_000), description: { '@type': 'html', value } },
		},
		{ geometry: null, properties: { name: '\u0007 \n' } },
	]);
	expect(found?.name.length).toBeLessThanOrEqual(200);
	expect(found?.name.startsWith('x y x y')).toBe(true);
	expect(found?.note.length).toBeLessThanOrEqual(4000);
});
