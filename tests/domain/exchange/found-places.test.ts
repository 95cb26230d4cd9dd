import { expect, test } from 'vitest';
import {
	isPlaceTable,
	placesOfFeatures,
	placesOfLinks,
	placesOfRows,
} from '#domain/exchange/found-places.ts';
import { placeMark } from '#domain/exchange/place-mark.ts';
import { textToBase64url } from '#domain/sync/base64url.ts';
import { LONGEST_JOINED_NOTE } from '#domain/trips/edit-stops.ts';

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
		['41.31, -72.92', '', { lat: 41.31, long: -72.92 }],
	]);
});

test('a point without a name is named by its position, whatever the file, and nothing at all is not a place', () => {
	const point = { lat: 41.31, long: -72.92 };
	const geometry = { type: 'Point', coordinates: [-72.92, 41.31] };
	expect(placesOfFeatures([{ geometry, properties: { name: ' \u0007\n', desc: 'Gate B' } }])).toEqual([
		{ name: '41.31, -72.92', note: 'Gate B', point, mark: null, isNameless: true },
	]);
	const rows = placesOfRows([
		{ Name: ' ', Lat: '41.31', Long: '-72.92' },
		{ Name: '', Lat: '', Long: '' },
	]);
	expect(rows.map(({ name }) => name)).toEqual(['41.31, -72.92']);
	expect(placesOfFeatures([{ geometry: null, properties: { desc: 'Gate B' } }])).toEqual([]);
});

test('a place of several shapes is at its first point, and one without any is skipped', () => {
	const outline = { type: 'Polygon', coordinates: [] };
	const points = [-72.92, -71.4].map((long) => ({ type: 'Point', coordinates: [long, 41.31] }));
	const placed = (...geometries: unknown[]) =>
		placesOfFeatures([
			{ geometry: { type: 'GeometryCollection', geometries }, properties: { name: 'Yale' } },
		]);
	expect(placed(outline, ...points)).toMatchObject([{ name: 'Yale', point: { lat: 41.31, long: -72.92 } }]);
	expect(placed(null, 1, outline)).toEqual([]);
	const broken = { type: 'GeometryCollection', geometries: 'none' };
	expect(placesOfFeatures([{ geometry: broken, properties: { name: 'Yale' } }])).toEqual([]);
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

test('a table is one of places when a column holds their names', () => {
	for (const name of ['Name', ' title ', 'PLACE', 'College', 'School', 'university', 'Stop Name'])
		expect(isPlaceTable(['Day', name])).toBe(true);
	expect(isPlaceTable(['Day', 'Street'])).toBe(false);
});

test.each([
	['latitude', 'longitude'],
	['Lat', 'Long'],
	['lat', 'lng'],
	['LAT', ' lon '],
])('a table’s point is read from columns called %s and %s, when both have a number', (lat, long) => {
	const pointOf = (there: string, across: string) =>
		placesOfRows([{ Place: 'Lunch', [lat]: there, [long]: across }])[0]?.point;
	expect(pointOf('41.5', '-72.5')).toEqual({ lat: 41.5, long: -72.5 });
	for (const [there = '', across = ''] of [
		[' ', '-72.5'],
		['41.5', ' '],
		['north', '-72.5'],
		['0', '0'],
	])
		expect(pointOf(there, across)).toBeNull();
});

test.each(['College', 'SCHOOL', 'University', ' stop name '])(
	'a table’s names are read from the column %s',
	(column) => {
		expect(placesOfRows([{ [column]: 'Yale University' }])).toMatchObject([{ name: 'Yale University' }]);
		const both = { [column]: 'Yale University', Name: 'Yale', Title: '' };
		expect(placesOfRows([both])).toMatchObject([{ name: 'Yale' }]);
		expect(placesOfRows([{ Name: ' ', [column]: 'Yale University' }])).toMatchObject([
			{ name: 'Yale University' },
		]);
	},
);

const SOUTH = { lat: 42.3, long: -71.1 };
test.each([
	['WKT', 'POINT (-71.1 42.3)', SOUTH],
	['wkt', 'Point Z(-71.1 42.3 0)', SOUTH],
	['WKT', ' point(-71.10  42.30) ', SOUTH],
	['WKT', 'POINT EMPTY', null],
	['WKT', 'POINT (-71.1 142.3)', null],
	['Coordinates', '42.3, -71.1', SOUTH],
	['coordinates', '(42.3,-71.1)', SOUTH],
	['Coordinates', '42.3 -71.1', SOUTH],
	['Coordinates', 'POINT (-71.1 42.3)', SOUTH],
	['Coordinates', 'Boston, MA', null],
	['Coordinates', '0, 0', null],
	['Coordinates', '', null],
])('the point of a table’s column %s is read from "%s"', (column, written, point) => {
	expect(placesOfRows([{ [column]: written, name: 'Lunch' }])).toEqual([
		{ name: 'Lunch', note: '', point, mark: null },
	]);
});

test('a line or an area in a table is not a place, as in a map', () => {
	const shapes = ['LINESTRING (-71.1 42.3, -71 42)', 'POLYGON ((-71 42, -71 43, -72 42, -71 42))'];
	expect(placesOfRows(shapes.map((WKT) => ({ WKT, name: 'The way', description: '' })))).toEqual([]);
});

test.each(['Note', 'notes', 'Description'])('a table’s notes are read from the column %s', (column) => {
	const link = 'https://maps.google.com/?q=41,-72';
	const [found] = placesOfRows([{ Name: 'Lunch', [column]: " it's a'=b ", Link: link }]);
	expect(found).toMatchObject({ note: "it's a'=b", point: { lat: 41, long: -72 } });
});

test('text above a link names its place, with blank lines and addresses between', () => {
	const found = placesOfLinks(
		['  ', 'Lunch', '', '12 Elm St', 'https://maps.app.goo.gl/a', 'https://maps.app.goo.gl/b'].join('\r\n'),
	);
	expect(found.map(({ name }) => name)).toEqual(['Lunch', 'https://maps.app.goo.gl/b']);
	const [tabbed] = placesOfLinks('Lunch \t https://maps.app.goo.gl/a  with Ann');
	expect(tabbed?.name).toBe('Lunch with Ann');
});

test('every link of a line is read, and one without a name is named by its position, or its address', () => {
	const namesOf = (line: string) => placesOfLinks(line).map(({ name, point }) => [name, point]);
	const [one, two] = ['https://maps.app.goo.gl/a', 'https://maps.apple.com/?ll=41,-72'];
	expect(namesOf(`${one} ${two}`)).toEqual([
		[one, null],
		['41, -72', { lat: 41, long: -72 }],
	]);
	expect(namesOf(`Lunch ${one} The inn: ${two}`)).toEqual([
		['Lunch', null],
		['The inn', { lat: 41, long: -72 }],
	]);
	expect(namesOf(`${one} Lunch ${two} Inn`)).toEqual([
		['Lunch', null],
		['Inn', { lat: 41, long: -72 }],
	]);
	expect(namesOf(`Lunch\n${two} ${one}`)).toEqual([
		['Lunch', { lat: 41, long: -72 }],
		[one, null],
	]);
});

test.each([
	['a heading', 'Hotels\nThe Study https://maps.app.goo.gl/a\nInn https://maps.app.goo.gl/b'],
	['bullets', 'Hotels:\n\n- The Study: https://maps.app.goo.gl/a\n• Inn - https://maps.app.goo.gl/b'],
	['numbers', '1. The Study https://maps.app.goo.gl/a\n2) Inn, https://maps.app.goo.gl/b'],
	[
		'lines of their own',
		'Hi Mom, the list:\n* The Study\nhttps://maps.app.goo.gl/a\n\n* Inn\nhttps://maps.app.goo.gl/b',
	],
	['labels', 'The Study\nMap: https://maps.app.goo.gl/a\nInn\nLink - https://maps.app.goo.gl/b'],
])('a list of links with %s names its places, and nothing else', (_, list) => {
	expect(placesOfLinks(list).map(({ name }) => name)).toEqual(['The Study', 'Inn']);
});

test('directions bring all their places in order, and a place of several of them once', () => {
	const leg = (from: string, to: string) =>
		`https://www.google.com/maps/dir/?api=1&origin=${from}&destination=${to}&travelmode=driving`;
	const [yale, lunch, brown] = ['41.31,-72.92', 'Lunch', '41.82%2C-71.4'];
	const found = placesOfLinks(
		['Our way:', leg(yale, lunch), leg(lunch, brown), 'https://maps.google.com/?q=Inn'].join('\n'),
	);
	expect(found.map(({ name, point }) => [name, point])).toEqual([
		['41.31, -72.92', { lat: 41.31, long: -72.92 }],
		['Lunch', null],
		['41.82, -71.4', { lat: 41.82, long: -71.4 }],
		['Inn', null],
	]);
});

test('directions to one place are named by the words beside them', () => {
	const link = 'https://www.google.com/maps/dir/?api=1&destination=41.31,-72.92';
	expect(placesOfLinks(`Lunch: ${link}`)).toMatchObject([
		{ name: 'Lunch', point: { lat: 41.31, long: -72.92 } },
	]);
});

test('a number that is part of a name stays', () => {
	const namesOf = (line: string) =>
		placesOfLinks(`${line} https://maps.app.goo.gl/a`).map(({ name }) => name);
	for (const name of ['1.5 Bar', '21 Club', '5)5', '1789 Restaurant']) expect(namesOf(name)).toEqual([name]);
});

test('a link in brackets, or at the end of a sentence, is read without them', () => {
	const namesOf = (line: string) => placesOfLinks(line).map(({ name, point }) => [name, point]);
	const there = 'https://maps.apple.com/?ll=41,-72';
	const lunch = ['Lunch', { lat: 41, long: -72 }];
	for (const line of [`Lunch (${there})`, `Lunch <${there}>.`, `Lunch ${there},`, `Lunch\n[${there}]`])
		expect(namesOf(line)).toEqual([lunch]);
	expect(namesOf('(https://maps.app.goo.gl/a).')).toEqual([['https://maps.app.goo.gl/a', null]]);
	expect(namesOf(`Lunch (${there}), Inn (${there}).`)).toEqual([lunch, ['Inn', lunch[1]]]);
});

test('notes are read as each kind of file writes them', () => {
	const noteOf = (said: object) => placesOfFeatures([{ properties: { name: 'Lunch', ...said } }])[0]?.note;
	expect(noteOf({ desc: 'Gate B', description: 'Gate C' })).toBe('Gate B');
	expect(noteOf({ description: 'Gate C' })).toBe('Gate C');
	expect(noteOf({ cmt: 'Gate D' })).toBe('Gate D');
	expect(noteOf({ description: { '@type': 'html', value: '<p>Gate</p><b>C</b>&nbsp;now' } })).toBe(
		'Gate  C  now',
	);
	const written = 'A&amp;M&#39;s &quot;Gate&#x22; &lt;C&gt; &amp;lt; &eacute;&#10;&#xD800; &#9999999; & co';
	expect(noteOf({ description: { '@type': 'html', value: written } })).toBe(
		`A&M's "Gate" <C> &lt; &eacute; &#xD800; &#9999999; & co`,
	);
	expect(noteOf({ description: { '@type': 'text', value: 'a <b> c' } })).toBe('a <b> c');
	expect(noteOf({ description: { '@type': 'html' } })).toBe('');
	const value = '<b>'.repeat(1000) + 'x'.repeat(4000);
	expect(noteOf({ description: { '@type': 'html', value } })).toBe('x'.repeat(4000));
	expect(noteOf({ location: null })).toBe('');
});

test('the names of properties are read in any case, and exactly as they are first', () => {
	const placeOf = (properties: object) => placesOfFeatures([{ properties: { ...properties } }])[0];
	const mark = { type: 'hotel', code: '7', city: 'New Haven', state: 'CT' } as const;
	expect(
		placeOf({
			Name: 'Inn',
			Description: 'Gate B',
			TOUR_TRAILS: placeMark({ ...mark, name: 'Inn', lat: 41, long: -72 }),
		}),
	).toEqual({ name: 'Inn', note: 'Gate B', point: null, mark });
	expect(placeOf({ NAME: 'Inn', Google_Maps_Url: 'https://maps.google.com/?q=41,-72' })?.point).toEqual({
		lat: 41,
		long: -72,
	});
	expect(placeOf({ name: 'Inn', NAME: '1024', Notes: 'Gate B' })).toMatchObject({
		name: 'Inn',
		note: 'Gate B',
	});
	expect(placeOf({ Name: 7, name: '', Title: 'Inn' })?.name).toBe('Inn');
	expect(placeOf({ College: 'Yale University' })?.name).toBe('Yale University');
	expect(placeOf({ Location: { Name: 'Inn', Address: '12 Elm St' } })?.name).toBe('Inn');
	expect(placeOf({ location: { ADDRESS: '12 Elm St' } })?.name).toBe('12 Elm St');
});

test('our own mark is read from a table, and other people’s words in its column are none', () => {
	const mark = { type: 'hotel', code: '7', city: 'New Haven', state: 'CT' } as const;
	const marksOf = (written: string) =>
		placesOfRows([{ Name: 'Inn', Tour_Trails: written }]).map((place) => place.mark);
	expect(marksOf(placeMark({ ...mark, name: 'Inn', lat: 41, long: -72 }))).toEqual([mark]);
	expect(marksOf('hotel')).toEqual([null]);
});

test('our own mark is read from GPX and KML, whose comment then only repeats the town', () => {
	const mark = { type: 'hotel', code: '7', city: 'New Haven', state: 'CT' } as const;
	const place = { ...mark, name: 'Inn', lat: 41, long: -72 };
	const [gpx, kml] = placesOfFeatures([
		{ properties: { name: 'Inn', type: placeMark(place), cmt: 'New Haven, CT' } },
		{ properties: { name: 'Inn', tour_trails: placeMark(place) } },
	]);
	expect([gpx, kml]).toEqual(Array(2).fill({ name: 'Inn', note: '', point: null, mark }));
});

test('a mark counts only under the name it was written with, and one without a name under any', () => {
	const mark = { type: 'hotel', code: '7', city: 'New Haven', state: 'CT' } as const;
	const type = placeMark({ ...mark, name: 'Inn', lat: 41, long: -72 });
	const renamed = placesOfFeatures([{ properties: { name: 'Diner', type, cmt: 'New Haven, CT' } }]);
	expect(renamed).toEqual([{ name: 'Diner', note: '', point: null, mark: null }]);
	const older = `tour-trails:${textToBase64url('["hotel","7","New Haven","CT"]')}`;
	expect(placesOfFeatures([{ properties: { name: 'Diner', type: older } }])).toMatchObject([{ mark }]);
});

test('a point has two numbers on the globe, and 0, 0 is nowhere', () => {
	const pointOf = (...coordinates: unknown[]) =>
		placesOfFeatures([
			{ geometry: { type: 'Point', coordinates }, properties: { 'Business Name': 'Inn', Title: 'Inn' } },
		])[0]?.point;
	expect(pointOf(-78.45, 0)).toEqual({ lat: 0, long: -78.45 });
	expect(pointOf(0, 51.48)).toEqual({ lat: 51.48, long: 0 });
	for (const coordinates of [[0, 0], ['-72', 41], [-72, '41'], [-72], [-72, 91]])
		expect(pointOf(...coordinates)).toBeNull();
	const older = { location: { 'Business Name': 'Yale' } };
	expect(placesOfFeatures([{ properties: older }])[0]?.name).toBe('Yale');
});

test('latitude and longitude that a list has swapped are swapped back, and the place says so', () => {
	const boston = { name: 'Lunch', note: '', point: { lat: 42.3, long: -71.1 }, mark: null, isSwapped: true };
	const swapped = { type: 'Point', coordinates: [42.3, -71.1] };
	expect(placesOfRows([{ Name: 'Lunch', Lat: '-71.1', Long: '42.3' }])).toEqual([boston]);
	expect(placesOfRows([{ Name: 'Lunch', WKT: 'POINT (42.3 -71.1)' }])).toEqual([boston]);
	expect(placesOfRows([{ Name: 'Lunch', Coordinates: '-71.1, 42.3' }])).toEqual([boston]);
	expect(placesOfFeatures([{ geometry: swapped, properties: { name: 'Lunch' } }])).toEqual([boston]);
	expect(placesOfFeatures([{ geometry: swapped, properties: {} }])[0]?.name).toBe('42.3, -71.1');
	const pointOf = (lat: string, long: string) => placesOfRows([{ Name: 'Inn', lat, long }])[0];
	for (const [lat, long] of [
		[47.6, -122.3],
		[64.8, -147.7],
		[18.4, -66.1],
		[13.4, 144.8],
	])
		expect(pointOf(`${long}`, `${lat}`)).toMatchObject({ point: { lat, long }, isSwapped: true });
	const mark = { type: 'x', code: '', city: '', state: '' } as const;
	const camp = { ...mark, name: 'Camp', lat: -71.1, long: 42.3 };
	const own = { Name: 'Camp', Lat: '-71.1', Long: '42.3', tour_trails: placeMark(camp) };
	expect(placesOfRows([own])).toMatchObject([{ point: { lat: -71.1, long: 42.3 } }]);
	// A trip abroad stays where it is: nobody drives in Antarctica, and elsewhere nothing tells the two apart.
	for (const [lat, long] of [
		[-54.8, -68.3],
		[-33.9, 18.4],
		[48.9, 2.4],
	])
		expect(pointOf(`${lat}`, `${long}`)).toEqual({ name: 'Inn', note: '', point: { lat, long }, mark: null });
});

test('endless directions are read at once', () => {
	const names = Array.from({ length: 50_000 }, (_, at) => `a${at}`).join('/');
	const points = '!2m2!1d-72!2d41'.repeat(50_000);
	expect(placesOfLinks(`https://www.google.com/maps/dir/${names}/data=${points}`)).toHaveLength(50_000);
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
	expect(found?.note.length).toBeLessThanOrEqual(LONGEST_JOINED_NOTE);
});
