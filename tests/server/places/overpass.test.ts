import { expect, test } from 'vitest';
import type { FoundPlace } from '#domain/places/found-place.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { aService, troubles } from '../a-service.ts';

const campus = { lat: 42.33621, long: -71.16924 };
const ids = [100];
/** A thing on the map this many degrees north of the campus. */
const aThing = (name: string, tags: object, { north = 0.001, type = 'node', ...more } = {}) => ({
	type,
	id: ids[ids.push(ids.length + 100) - 1],
	tags: { name, ...tags },
	...more,
	...(type === 'node'
		? { lat: campus.lat + north, lon: campus.long }
		: { center: { lat: campus.lat + north, lon: campus.long } }),
});
const inn = () => aThing('Hotel Heights', { tourism: 'hotel' });

/** An office that asks an Overpass server on this machine, which knows these things. */
async function anAtlas(elements: object[] = [], now = () => new Date('2026-11-21T23:30:00Z')) {
	const atlas = await aService((_, answer) => answer.end(JSON.stringify({ version: 0.6, elements })));
	const ask = createAskOutside({ allowLoopback: true });
	const office = await aServerWithEditors({ ask, overpassUrl: `${atlas.url}/api/interpreter`, now });
	const { headers } = office.editor;
	const find = (miles = 1) =>
		office.answerTo(`/api/admin/places/found?ipeds_id=164924&miles=${miles}`, { headers });
	const bring = (places: object[]) =>
		office.answerTo('/api/admin/places/import', { headers, body: { places } });
	return { ...office, atlas, find, bring };
}

test('hotels, restaurants and sights around a campus are found, nearest first, each in our own words', async () => {
	const { atlas, find, changes } = await anAtlas([
		aThing(
			'Art Museum',
			{ tourism: 'museum', website: 'Http://museum.example' },
			{ north: 0.004, type: 'way' },
		),
		aThing('El Pelón', {
			amenity: 'restaurant',
			cuisine: 'mexican;burrito',
			phone: '+1 617-262-9090; +1 617-000-0000',
			'addr:city': 'Boston',
			'addr:state': 'MA',
			'contact:website': 'javascript:alert(1)',
		}),
		aThing('A bank', { amenity: 'bank' }),
		aThing('Inn beyond', { tourism: 'hotel' }, { north: 0.2 }),
	]);
	const { status, body } = await find();
	expect(status).toBe(200);
	expect(body).toEqual({
		farther: 0,
		found: [
			expect.objectContaining({
				name: 'El Pelón',
				type: 'restaurant',
				note: 'Mexican',
				phone: '(617) 262-9090',
				website: null,
				city: 'Boston',
				state_abbreviation: 'MA',
				distance: 0.07,
				isHere: false,
			}),
			expect.objectContaining({
				name: 'Art Museum',
				type: 'poi',
				note: 'Museum',
				phone: null,
				website: 'http://museum.example',
				place_id: expect.stringMatching(/^osm_way_\d+$/),
				city: 'Chestnut Hill',
			}),
		],
	});
	const question = new URLSearchParams(atlas.asked[0]?.body).get('data');
	expect(question).toContain('nwr(around:1609,42.33621,-71.16924)[name][tourism~"^(hotel|');
	expect(atlas.asked[0]?.headers['user-agent']).toContain('https://tours.example');
	expect(changes()).toEqual([]);
});

test('chosen places are added once, each with its row in the log, and readers see them', async () => {
	const things = [inn(), aThing('Pizza', { amenity: 'restaurant' })];
	const { find, bring, read, changes, revision } = await anAtlas(things);
	const [hotel, pizza] = (await find()).body.found;
	const before = revision();
	expect(await bring([hotel])).toMatchObject({ status: 200, body: { added: 1, known: 0 } });
	expect(revision()).toBeGreaterThan(before);
	expect(changes()).toEqual([expect.objectContaining({ what: 'place', key: hotel.place_id, before: null })]);
	expect(await bring([hotel, pizza])).toMatchObject({ body: { added: 1, known: 1 } });
	expect(changes()).toHaveLength(2);
	expect((await find()).body.found.map(({ isHere }: FoundPlace) => isHere)).toEqual([true, true]);
	const near = await read(`/api/query?target=place&lat=${campus.lat}&long=${campus.long}`);
	expect(near.map(({ name }: FoundPlace) => name)).toContain('Hotel Heights');
});

test('a house and the point within it are one place, and so are ours and theirs with the same name', async () => {
	const twice = [inn(), { ...inn(), ...aThing('HOTEL HEIGHTS', { tourism: 'hotel' }, { type: 'way' }) }];
	const { find, bring, answerTo } = await anAtlas(twice);
	const { found } = (await find()).body;
	expect(found).toHaveLength(1);
	const [{ lat, long, city, state_abbreviation }] = found;
	const place = { lat, long, city, state_abbreviation, note: '', phone: null, website: null };
	await answerTo('/api/admin/place', {
		body: { action: 'create', place: { ...place, name: 'Hotel Heights', type: 'hotel' } },
	});
	expect((await find()).body.found[0].isHere).toBe(true);
	expect((await bring(found)).body).toEqual({ added: 0, known: 1 });
});

test('a place that an editor moved since it was brought in is not brought in again, wherever the others lie', async () => {
	const { find, bring, answerTo } = await anAtlas([inn(), aThing('Pizza', { amenity: 'restaurant' })]);
	const [{ isHere: _, distance: __, ...hotel }, pizza] = (await find()).body.found;
	await bring([hotel]);
	const { place_id, ...place } = hotel;
	await answerTo('/api/admin/place', {
		body: { action: 'update', place_id, place: { ...place, lat: place.lat + 0.2 } },
	});
	expect(await bring([pizza, hotel])).toMatchObject({ status: 200, body: { added: 1, known: 1 } });
	const far = { ...pizza, place_id: 'osm_node_1', lat: 21.3, long: -157.8 };
	const near = { ...pizza, place_id: 'osm_node_2', name: 'PIZZA' };
	expect(await bring([far, near])).toMatchObject({ status: 200, body: { added: 1, known: 1 } });
	expect(await bring([near, { ...far, place_id: 'osm_node_3' }])).toMatchObject({ body: { known: 2 } });
});

test('two places in one request that are the same are added as one', async () => {
	const { find, bring } = await anAtlas([inn()]);
	const [hotel] = (await find()).body.found;
	expect((await bring([hotel, { ...hotel, place_id: 'osm_way_9' }])).body).toEqual({ added: 1, known: 1 });
});

test('the nearest forty of each kind are shown, and how many more there are', async () => {
	const { find } = await anAtlas(
		Array.from({ length: 45 }, (_, at) =>
			aThing(`Inn ${at}`, { tourism: 'hotel' }, { north: 0.0003 * (45 - at) }),
		),
	);
	const { body } = await find();
	expect([body.found.length, body.farther, body.found[0].name]).toEqual([40, 5, 'Inn 44']);
});

test('an answer is reused for an hour, a failure is not, and we ask no more often than we may', async () => {
	let at = Date.parse('2026-11-21T23:30:00Z');
	const { atlas, find } = await anAtlas([inn()], () => new Date(at));
	await find();
	await find();
	expect(atlas.asked).toHaveLength(1);
	const { answering } = atlas;
	atlas.answering = (_, answer) => answer.writeHead(429).end();
	for (let turn = 0; turn < 29; turn += 1) expect((await find(3)).status).toBe(503);
	atlas.answering = answering;
	expect((await find(3)).body.detail).toMatch(/asked 30 times in an hour, as often as we may/);
	expect((await find()).status).toBe(200);
	expect(atlas.asked).toHaveLength(30);
	at += 60 * 60_000;
	expect((await find(3)).status).toBe(200);
});

test('one question is asked at a time', async () => {
	const { atlas, find } = await anAtlas();
	let open = 0;
	atlas.answering = (_, answer) => {
		open += 1;
		setTimeout(() => {
			answer.end(JSON.stringify({ elements: open === 1 ? [inn()] : [] }));
			open -= 1;
		}, 20);
	};
	const found = await Promise.all([0.5, 1, 3, 5].map((miles) => find(miles)));
	expect(found.map(({ body }) => body.found.length)).toEqual([1, 1, 1, 1]);
});

test.each(troubles)(
	'a server that %s is reported in words, and nothing changes',
	async (_, answering, words) => {
		const { atlas, find, changes } = await anAtlas();
		atlas.answering = answering;
		const { status, body } = await find();
		expect([status, body.code]).toEqual([503, 'service_unavailable']);
		expect(body.detail).toMatch(words);
		expect(changes()).toEqual([]);
	},
);

test.each([
	[
		'that gives up half-way',
		{ remark: 'runtime error: Query timed out', elements: [inn()] },
		/did not finish/,
	],
	[
		'with three thousand places',
		{ elements: Array(3000).fill(inn()) },
		/more than 3000 places there\. Look less far/,
	],
])('an answer %s is no answer', async (_, given, words) => {
	const { atlas, find } = await anAtlas();
	atlas.answering = (__, answer) => answer.end(JSON.stringify(given));
	expect((await find()).body.detail).toMatch(words);
});

test('without a server it says what is missing', async () => {
	const { answerTo } = await aServerWithEditors();
	const { status, body } = await answerTo('/api/admin/places/found?ipeds_id=164924&miles=1');
	expect([status, body.detail]).toEqual([503, expect.stringContaining('can set OVERPASS_URL')]);
});

test.each([
	['no place', () => []],
	['an id that is not theirs', (place: object) => [{ ...place, place_id: 'BOS' }]],
	['a blank name', (place: object) => [{ ...place, name: ' ' }]],
	['one good and one bad', (place: object) => [place, { ...place, place_id: 'osm_node_9', lat: 91 }]],
])('%s is refused, and nothing is added', async (_, wrong) => {
	const { find, bring, changes } = await anAtlas([inn()]);
	const [place] = (await find()).body.found;
	expect((await bring(wrong(place))).status).toBe(400);
	expect(changes()).toEqual([]);
});

test.each([
	['DC', 'DC'],
	['dc', 'DC'],
	[' Dc', 'DC'],
	['Washington D.C.', 'DC'],
	['District of Columbia', 'DC'],
	['alaska', 'AK'],
	['Ontario', 'MA'],
	['', 'MA'],
])('a found place that the map says is in "%s" is in %s', async (written, state) => {
	const { find } = await anAtlas([aThing('Inn', { tourism: 'hotel', 'addr:state': written })]);
	expect((await find()).body.found[0].state_abbreviation).toBe(state);
});

test('a found place across a state line is not in the campus’s city, and is brought in without one', async () => {
	const { find, bring, answerTo } = await anAtlas([
		aThing('Inn at home', { tourism: 'hotel', 'addr:state': 'Massachusetts' }),
		aThing('Inn across', { tourism: 'hotel', 'addr:state': 'DC' }, { north: 0.002 }),
		aThing(
			'Inn in town',
			{ tourism: 'hotel', 'addr:state': 'DC', 'addr:city': 'Georgetown' },
			{ north: 0.003 },
		),
	]);
	const { found } = (await find()).body;
	expect(found.map(({ city }: FoundPlace) => city)).toEqual(['Chestnut Hill', '', 'Georgetown']);
	expect(await bring([found[1]])).toMatchObject({ status: 200, body: { added: 1 } });
	const { body: file } = await answerTo('/api/admin/content/export');
	const other = await aServerWithEditors();
	const { body: taken } = await other.answerTo('/api/admin/content/import', { body: file });
	expect(taken.faults).toEqual([]);
	expect((await other.answerTo('/api/admin/content/export')).body.content.places).toContainEqual(
		expect.objectContaining({ name: 'Inn across', city: '', state_abbreviation: 'DC' }),
	);
});

test('a found place in an unknown state counts as in its campus’s state, and none is imported with one', async () => {
	const { find, bring, changes } = await anAtlas([
		aThing('Falls Hotel', { tourism: 'hotel', 'addr:state': 'ON' }),
	]);
	const { found } = (await find()).body;
	expect(found[0].state_abbreviation).toBe('MA');
	const { isHere: _, distance: __, ...hotel } = found[0];
	const { status, body } = await bring([{ ...hotel, state_abbreviation: 'ON' }]);
	expect([status, body.detail, changes()]).toEqual([400, 'Falls Hotel: There is no state ON.', []]);
});
