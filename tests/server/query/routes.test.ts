import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collegeSchema, guideSchema } from '#domain/colleges/college.ts';
import { placeSchema } from '#domain/places/place.ts';
import { regionContentSchema, stateSchema, subregionSchema } from '#domain/states/state.ts';
import { siteContent } from '#server/site/table.ts';
import { aCatalogue, aCollege, aPlace } from '../a-catalogue.ts';
import { aServer } from '../a-server.ts';

const named = (list: { name: string }[]) => list.map(({ name }) => name);

test('states come by name, enabled or not, with the number of their open colleges', async () => {
	const states = z.array(stateSchema).parse(await aServer().read('/api/public/states'));
	expect(states.map(({ name, enabled, college_count }) => [name, enabled, college_count])).toEqual([
		['Alaska', false, 0],
		['Massachusetts', true, 2],
		['Washington D.C.', true, 1],
	]);
});

test('colleges come by name when visible, enabled or not', async () => {
	const colleges = z.array(collegeSchema).parse(await aServer().read('/api/public/colleges'));
	expect(named(colleges)).toEqual([
		'Boston College',
		'Georgetown University',
		'Harvard University',
		'University of Alaska',
	]);
});

test('the states and subregions can be asked for by page', async () => {
	const { get, read } = aServer();
	z.array(stateSchema).parse(await read('/api/query?target=state&pageLength=60'));
	const subregions = await read('/api/query?target=subregion&pageLength=60');
	expect(z.array(subregionSchema).parse(subregions)).toHaveLength(2);
	const second = await get('/api/query?target=state&pageLength=2&page=2');
	expect(named(await second.json())).toEqual(['Washington D.C.']);
	expect(second.headers.get('x-total-count')).toBe('3');
	expect(await read('/api/query?target=state&page=9')).toEqual([]);
});

test('a state is found by its exact name, the capital as Washington D.C.', async () => {
	const { read, get } = aServer();
	const state = stateSchema.parse(await read('/api/query?target=state&on=name&qid=Washington+D.C.'));
	expect(state.state_abbreviation).toBe('DC');
	for (const name of ['DC', 'massachusetts', 'Alaska', 'Atlantis']) {
		const answer = await get(`/api/query?target=state&on=name&qid=${name}`);
		expect([answer.status, (await answer.json()).code]).toEqual([404, 'state_not_found']);
	}
});

test('a region’s description comes with its current name, and only for a described region', async () => {
	const { db, read, get } = aServer();
	const [region, ...more] = z.array(regionContentSchema).parse(await read('/api/query?target=region'));
	expect([region, more]).toEqual([
		{ id: 'NewEngland', idString: 'New England', image: null, text: 'Campuses stand close together.' },
		[],
	]);
	db.run(sql`update regions set image = '/pictures/lake.jpg', text = 'Lakes.'`);
	const after = await get('/api/query?target=region');
	expect([await after.json(), after.headers.get('x-total-count')]).toEqual([
		[{ ...region, image: '/pictures/lake.jpg', text: 'Lakes.' }],
		'1',
	]);
});

test('the states of a region are found by its key or its name', async () => {
	const { read, get } = aServer();
	for (const region of ['NewEngland', 'New%20England']) {
		expect(named(await read(`/api/query?target=state&on=region&qid=${region}`))).toEqual(['Massachusetts']);
	}
	expect((await get('/api/query?target=state&on=region&qid=Atlantis')).status).toBe(400);
});

test('a college is found by its number with its guide, an unknown, closed or invisible one is not', async () => {
	const { read, get } = aServer();
	const guide = guideSchema.parse(await read('/api/query?target=college&on=ipeds_id&qid=164924'));
	expect(guide).toMatchObject({ stay_html: '<p>Stay</p>', is_starter: true, isBeingEdited: false });
	expect(guide.content.features[0]?.title).toBe('Getting around');
	for (const id of ['1', '102553', '999999', '9999999999']) {
		const answer = await get(`/api/query?target=college&on=ipeds_id&qid=${id}`);
		expect([answer.status, (await answer.json()).code]).toEqual([404, 'college_not_found']);
	}
	expect((await get('/api/query?target=college&on=ipeds_id&qid=BC')).status).toBe(400);
});

test('the open colleges of a state are found by its code', async () => {
	const { read } = aServer();
	const colleges = await read('/api/query?target=college&by=college.state_abbreviation&term=ma');
	expect(named(z.array(collegeSchema).parse(colleges))).toEqual(['Boston College', 'Harvard University']);
	expect(await read('/api/query?target=college&by=college.state_abbreviation&term=AK')).toEqual([]);
});

test('places are found by name, city, state, type and id', async () => {
	const { read } = aServer();
	const by = async (column: string, term: string) =>
		named(z.array(placeSchema).parse(await read(`/api/query?target=place&by=${column}&term=${term}`)));
	expect(await by('name', 'logan')).toEqual([
		'Billings Logan International Airport',
		'Logan International Airport',
	]);
	expect(await by('name', '%25')).toEqual([]);
	expect(await by('city', 'boston')).toEqual([
		'Far Sight',
		'Hotel on the Reservoir',
		'Logan International Airport',
	]);
	expect(await by('state_abbreviation', 'nh')).toEqual([
		'Lebanon Municipal Airport',
		'Manchester-Boston Regional Airport',
		'Portsmouth International at Pease Airport',
	]);
	expect(await by('type', 'poi')).toEqual(['Far Sight']);
	expect(await by('place_id', 'BOS')).toEqual(['Logan International Airport']);
});

test('places are found by name and city without regard to case, accents and punctuation', async () => {
	const places = [
		aPlace({ place_id: '1', type: 'restaurant', name: 'Joe’s Café', city: 'Mānoa' }),
		aPlace({ place_id: '2', type: 'restaurant', name: 'Éclair', city: '' }),
	];
	const [starter] = aCatalogue().starters;
	if (!starter) throw new Error('No starter');
	const { read } = aServer({ catalogue: aCatalogue({ starters: [{ ...starter, places }] }) });
	const by = async (column: string, term: string) =>
		named(await read(`/api/query?target=place&by=${column}&term=${encodeURIComponent(term)}`));
	expect(await by('name', 'CAFÉ')).toEqual(['Joe’s Café']);
	expect(await by('name', "joe's cafe")).toEqual(['Joe’s Café']);
	expect(await by('name', 'ECL')).toEqual(['Éclair']);
	expect(await by('city', 'Manoa')).toEqual(['Joe’s Café']);
	expect(await by('city', 'Man')).toEqual([]);
	expect(await by('city', '?')).toEqual([]);
});

test('places near a point come nearest first, in miles, airports from farther away', async () => {
	const { read } = aServer();
	const near = z.array(placeSchema).parse(await read('/api/query?target=place&lat=42.33621&long=-71.16924'));
	const airports = ['BOS', 'OWD', 'BED', 'BVY', 'LWM', 'ORH', 'MHT', 'PVD', 'EWB'];
	expect(near.map(({ place_id }) => place_id)).toEqual(['16492401', ...airports.toSpliced(3, 0, '16492402')]);
	expect(near[0]?.distance).toBeCloseTo(1.02, 1);
	const hotels = await read('/api/query?target=place&lat=42.33621&long=-71.16924&type=hotel');
	expect(named(hotels)).toEqual(['Hotel on the Reservoir']);
	const named_ = await read('/api/query?target=place&lat=42.33621&long=-71.16924&term=LOGAN');
	expect(named(named_)).toEqual(['Logan International Airport']);
});

test('at most nine places of a type are near', async () => {
	const places = Array.from({ length: 12 }, (_, index) =>
		aPlace({ place_id: `h${index}`, lat: 42.34 + index / 1000 }),
	);
	const [starter] = aCatalogue().starters;
	if (!starter) throw new Error('the catalogue has a starter');
	const { read } = aServer({ catalogue: aCatalogue({ starters: [{ ...starter, places }] }) });
	const near = await read('/api/query?target=place&lat=42.34&long=-71.15&type=hotel');
	expect(near.map((place: { place_id: string }) => place.place_id)).toEqual([
		'h0',
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
		'h7',
		'h8',
	]);
});

test('places are found across the date line and beside a pole', async () => {
	const airports = [
		{
			place_id: 'EAST',
			name: 'East',
			city: '',
			state_abbreviation: 'AK',
			lat: 52,
			long: 179.9,
			hub: '' as const,
		},
		{
			place_id: 'POLE',
			name: 'Pole',
			city: '',
			state_abbreviation: 'AK',
			lat: 89.9,
			long: 10,
			hub: '' as const,
		},
	];
	const { read } = aServer({ catalogue: aCatalogue({ airports }) });
	expect(named(await read('/api/query?target=place&lat=52&long=-179.9'))).toEqual(['East']);
	expect(named(await read('/api/query?target=place&lat=90&long=-170'))).toEqual(['Pole']);
});

test('a text of the site is found by its key', async () => {
	const { db, read } = aServer();
	db.insert(siteContent).values({ name: 'who_we_are', html: '<p>Visit.</p><script>alert(1)</script>' }).run();
	expect(await read('/api/query?target=site_content&by=name&term=who_we_are')).toEqual([
		{ name: 'who_we_are', html: '<p>Visit.</p>', is_sample: false },
	]);
	const all = await read('/api/query?target=site_content');
	expect(all.map(({ name }: { name: string }) => name)).toEqual(['mission', 'who_we_are']);
	expect(await read('/api/query?target=site_content&by=name&term=none')).toEqual([]);
});

test.each([
	'',
	'?target=',
	'?target=trip',
	'?target=state&target=college',
	'?target=state&on=name',
	'?target=state&on=city&qid=x',
	'?target=state&on=name&qid=',
	'?target=state&by=name&term=x',
	'?target=state&pageLength=61',
	'?target=state&pageLength=0',
	'?target=state&pageLength=NaN',
	'?target=state&page=-1',
	'?target=college',
	'?target=college&by=name&term=x',
	'?target=place',
	'?target=place&by=name',
	`?target=place&by=name&term=${'x'.repeat(101)}`,
	'?target=place&by=__proto__&term=x',
	'?target=place&lat=42',
	'?target=place&lat=NaN&long=1',
	'?target=place&lat=91&long=0',
	'?target=place&lat=0&long=999',
	'?target=place&lat=1e1&long=1',
	'?target=place&lat=42&long=-71&type=bar',
	'?target=place&by=name&term=%E0%A4%A',
])('the query "%s" is malformed', async (query) => {
	const answer = await aServer().get(`/api/query${query}`);
	expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_query']);
});

test.each(['🎓🏫', 'كلية', '__proto__', "'; drop table places; --", '\u0000', '<script>'])(
	'the term "%s" is just a text',
	async (term) => {
		const answer = await aServer().get(
			`/api/query?target=place&by=name&term=${encodeURIComponent(term)}&__proto__=x`,
		);
		expect([answer.status, await answer.json()]).toEqual([200, []]);
	},
);

test('a college that an editor has just opened is in the next answer', async () => {
	const { db, read } = aServer({ catalogue: aCatalogue({ colleges: [aCollege({ enabled: false })] }) });
	expect(await read('/api/query?target=college&by=college.state_abbreviation&term=MA')).toEqual([]);
	db.run('update colleges set enabled = 1 where ipeds_id = 164924');
	expect(await read('/api/query?target=college&by=college.state_abbreviation&term=MA')).toHaveLength(1);
});
