import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ContentFile } from '#domain/admin/content-file.ts';
import { colleges } from '#server/colleges/table.ts';
import { images } from '#server/images/table.ts';
import { shippedRowsOf } from '#server/shipped/rows.ts';
import { seed } from '#server/shipped/seed.ts';
import { states } from '#server/states/table.ts';
import { aCatalogue, aCollege } from '../a-catalogue.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const EXPORT = '/api/admin/content/export';
const IMPORT = '/api/admin/content/import';

type File = ContentFile & { content: Record<string, Record<string, unknown>[]> };

/** An office, and the file of all its content. */
async function aFile() {
	const office = await aServerWithEditors();
	const file: File = (await office.answerTo(EXPORT)).body;
	const found = (kind: string, key: string, value: unknown) =>
		file.content[kind]?.find((row) => row[key] === value) ?? {};
	return { ...office, file, boston: found('colleges', 'ipeds_id', 164924), found };
}

const counts = (report: { kinds: { kind: string; added: number; changed: number }[] }) =>
	report.kinds.filter(({ added, changed }) => added + changed > 0);

test('a file brought back as it is changes nothing', async () => {
	const { answerTo, file, changes, revision } = await aFile();
	const before = revision();
	expect(file.content.colleges).toHaveLength(5);
	const { body } = await answerTo(IMPORT, { body: file });
	expect([body.faults, counts(body), changes(), revision()]).toEqual([[], [], [], before]);
	expect(body.kinds.find(({ kind }: { kind: string }) => kind === 'colleges').same).toBe(5);
});

test('a file moves all content to another site', async () => {
	const { file } = await aFile();
	const empty = { states: [], regions: [], subregions: [], colleges: [], starters: [], articles: [] };
	const other = await aServerWithEditors({ catalogue: aCatalogue({ ...empty, siteContent: [] }) });
	await other.answerTo(IMPORT, { body: file });
	const { body } = await other.answerTo(EXPORT);
	expect(body.content).toEqual(file.content);
});

test('a preview says what would change, and writes nothing; then it is written, cleaned and logged', async () => {
	const { answerTo, file, boston, admin, changes, revision, read } = await aFile();
	const before = revision();
	boston.name = 'Boston College, renamed';
	boston.stay_html = '<p>Stay here</p><script>alert(1)</script>';
	file.content.contributors?.push({
		contributor_id: 9,
		first: 'Joy',
		last: 'Adams',
		type: 'parent',
		image: null,
	});
	const report = [
		{ kind: 'colleges', added: 0, changed: 1, same: 4 },
		{ kind: 'contributors', added: 1, changed: 0, same: 0 },
	];
	const { body: preview } = await answerTo(`${IMPORT}?preview=true`, { body: file });
	expect(counts(preview)).toEqual(report);
	expect(preview.changes).toEqual([
		{ kind: 'colleges', key: '164924', name: 'Boston College, renamed', fields: ['name', 'stay_html'] },
		{ kind: 'contributors', key: '9', name: 'Joy Adams', fields: [] },
	]);
	expect([revision(), changes()]).toEqual([before, []]);
	expect(counts((await answerTo(IMPORT, { body: file })).body)).toEqual(report);
	const guide = await read('/api/query?target=college&on=ipeds_id&qid=164924');
	expect(guide).toMatchObject({ name: 'Boston College, renamed', stay_html: '<p>Stay here</p>' });
	expect(changes()).toMatchObject([
		{
			account_id: admin.id,
			what: 'college',
			key: '164924',
			before: { name: 'Boston College', stay_html: '<p>Stay</p>' },
			after: { name: 'Boston College, renamed', stay_html: '<p>Stay here</p>' },
		},
		{ what: 'contributor', key: '9', before: null, after: { first: 'Joy' } },
	]);
	expect(revision()).toBeGreaterThan(before);
});

test('the title of a special feature is no HTML: it is written as it is in the file, and stays so', async () => {
	const { answerTo, file, read } = await aFile();
	const html = '<p>Open late</p>';
	const features = [{ title: 'Food & Drink', html: `${html}<script>alert(1)</script>` }];
	const content = { colleges: [{ ipeds_id: 164924, content: { features } }] };
	const clean = { content: { features: [{ title: 'Food & Drink', html }] } };
	await answerTo(IMPORT, { body: { ...file, content } });
	expect(await read('/api/query?target=college&on=ipeds_id&qid=164924')).toMatchObject(clean);
	const { body } = await answerTo(EXPORT);
	expect(body.content.colleges).toContainEqual(expect.objectContaining(clean));
});

test('a file that moves a college brings the setting of its locale, and leaves the subregion of the old state', async () => {
	const { answerTo, file, read } = await aFile();
	const content = { colleges: [{ ipeds_id: 164924, state_abbreviation: 'DC', locale: 41 }] };
	await answerTo(IMPORT, { body: { ...file, content } });
	expect(await read('/api/query?target=college&on=ipeds_id&qid=164924')).toMatchObject({
		state_abbreviation: 'DC',
		subregion_id: null,
		subregion_name: null,
		setting: 'Rural',
	});
});

test.each([
	[{ state_abbreviation: 'DC', subregion_id: 91 }, 'colleges: 164924: DC has no subregion 91 (subregion_id)'],
	[{ state_abbreviation: 'MY' }, 'colleges: 164924: there is no state MY (state_abbreviation)'],
	[{ subregion_id: 5000 }, 'colleges: 164924: MA has no subregion 5000 (subregion_id)'],
	[{ subregion_name: 'Cape Cod' }, 'colleges: 164924: subregion 91 is Greater Boston (subregion_name)'],
])(
	'a file puts no college into a state that does not exist, or a subregion that its state does not have: %o',
	async (row, fault) => {
		const { answerTo, file, changes } = await aFile();
		const content = { colleges: [{ ipeds_id: 164924, ...row }] };
		expect((await answerTo(IMPORT, { body: { ...file, content } })).body).toEqual({
			kinds: [],
			changes: [],
			missing_pictures: [],
			faults: [fault],
		});
		expect(changes()).toEqual([]);
	},
);

test.each([
	[{ locality: 'college', locality_id: '424242' }, 'There is no college 424242.'],
	[{ locality: 'subregion', locality_id: 'Boston' }, 'There is no subregion Boston.'],
	[{ locality_id: 'MA' }, 'A general article is about no place.'],
])('a file brings no article about a place that is none: %o', async (row, fault) => {
	const { answerTo, file, changes } = await aFile();
	const content = { articles: [{ id: 'what-to-ask', ...row }] };
	const { body } = await answerTo(IMPORT, { body: { ...file, content } });
	expect([body.faults, changes()]).toEqual([[`articles: what-to-ask: ${fault}`], []]);
});

test('a file renames a subregion only together with its colleges and the articles about it', async () => {
	const { answerTo, file, found, changes } = await aFile();
	const about = { locality: 'subregion', locality_id: 'Greater Boston' };
	await answerTo('/api/admin/wordpress/update', { body: { id: 'what-to-ask', ...about } });
	const before = changes().length;
	Object.assign(found('subregions', 'id', 91), { name: 'Boston and around' });
	expect((await answerTo(IMPORT, { body: file })).body.faults).toEqual([
		'subregions: 91: college 164924 is in Greater Boston (subregion_name)',
	]);
	const moved = (file.content.colleges ?? []).filter(({ subregion_id }) => subregion_id === 91);
	for (const college of moved) college.subregion_name = 'Boston and around';
	const { body: refused } = await answerTo(IMPORT, {
		body: { ...file, content: { ...file.content, articles: [] } },
	});
	expect(refused.faults).toEqual([
		'subregions: 91: article what-to-ask is about Greater Boston (locality_id)',
	]);
	expect(changes()).toHaveLength(before);
	Object.assign(found('articles', 'id', 'what-to-ask'), { ...about, locality_id: 'Boston and around' });
	expect((await answerTo(IMPORT, { body: file })).body.faults).toEqual([]);
	expect(
		changes()
			.slice(before)
			.map(({ key }) => key),
	).toEqual(['subregions 91', ...moved.map(({ ipeds_id }) => String(ipeds_id)), 'what-to-ask']);
});

test('a file moves no subregion away from its colleges', async () => {
	const { answerTo, file } = await aFile();
	const content = { subregions: [{ id: 91, state: 'DC' }] };
	expect((await answerTo(IMPORT, { body: { ...file, content } })).body.faults).toEqual([
		'subregions: 91: college 164924 is in MA (state_abbreviation)',
	]);
});

test('a file changes a state’s postal code only together with everything that has it', async () => {
	const { answerTo, file, found, changes } = await aFile();
	const faultsOf = async (content: object) =>
		(await answerTo(IMPORT, { body: { ...file, content } })).body.faults;
	const moved = [{ fips: '25', state_abbreviation: 'MX' }];
	const movedOf = (rows: Record<string, unknown>[] = []) =>
		rows
			.filter(({ state_abbreviation }) => state_abbreviation === 'MA')
			.map((row) => ({ ...row, state_abbreviation: 'MX' }));
	const [places, colleges] = [movedOf(file.content.places), movedOf(file.content.colleges)];
	const articles = [{ ...found('articles', 'id', 'what-to-ask'), locality: 'state', locality_id: 'MA' }];
	expect(await faultsOf({ articles })).toEqual([]);
	const before = changes().length;
	expect(await faultsOf({ states: moved })).toEqual([
		'states: 25: college 164924 is in MA (state_abbreviation)',
	]);
	expect(await faultsOf({ states: moved, colleges })).toContainEqual(
		expect.stringMatching(/^states: 25: place .+ is in MA \(state_abbreviation\)$/),
	);
	const subregions = [{ id: 91, state: 'MX' }];
	expect(await faultsOf({ states: moved, colleges, places })).toContain(
		'states: 25: subregion 91 is in MA (state)',
	);
	expect(await faultsOf({ states: moved, colleges, places, subregions })).toEqual([
		'states: 25: article what-to-ask is about MA (locality_id)',
	]);
	expect(changes()).toHaveLength(before);
	const about = [{ id: 'what-to-ask', locality_id: 'MX' }];
	expect(await faultsOf({ states: moved, colleges, places, subregions, articles: about })).toEqual([]);
});

test.each([
	['..', 'a page needs a letter or digit in it (name)'],
	['WASHINGTON, D.C.', 'state 11 has the same address (name)'],
])('a file gives no state a name at which there is no page of its own: %s', async (name, fault) => {
	const { answerTo, file, changes } = await aFile();
	const content = { states: [{ fips: '25', name }] };
	const { body } = await answerTo(IMPORT, { body: { ...file, content } });
	expect([body.faults, changes()]).toEqual([[`states: 25: ${fault}`], []]);
});

test('a file puts no place into a state that does not exist', async () => {
	const { answerTo, file, changes } = await aFile();
	const place = { place_id: 'p_1', name: 'The Inn', type: 'hotel', lat: 42, long: -71, city: 'Newton' };
	const content = { places: [{ ...place, state_abbreviation: 'ZZ', note: '', phone: null, website: null }] };
	const { body } = await answerTo(IMPORT, { body: { ...file, content } });
	expect([body.faults, changes()]).toEqual([['places: p_1: there is no state ZZ (state_abbreviation)'], []]);
});

test('a file brings a subregion and its colleges together', async () => {
	const { answerTo, file } = await aFile();
	const content = {
		subregions: [{ id: 5000, state: 'MA', name: 'Harbor' }],
		colleges: [{ ipeds_id: 164924, subregion_id: 5000, subregion_name: 'Harbor' }],
	};
	expect((await answerTo(IMPORT, { body: { ...file, content } })).body.faults).toEqual([]);
});

test('the next release does not revert what a file changed', async () => {
	const { answerTo, db, file, boston } = await aFile();
	boston.city = 'Newton';
	await answerTo(IMPORT, { body: file });
	seed(db, shippedRowsOf(aCatalogue({ colleges: [aCollege({ city: 'Boston', name: 'BC' })] })));
	const row = db.select().from(colleges).where(eq(colleges.ipeds_id, 164924)).get();
	expect([row?.city, row?.name]).toEqual(['Newton', 'BC']);
});

test('the next release does not revert what a file added', async () => {
	const { answerTo, db, file, boston } = await aFile();
	const harbor = { ...boston, ipeds_id: 424242, name: 'Harbor College', city: 'Hull' };
	const { body } = await answerTo(IMPORT, { body: { ...file, content: { colleges: [harbor] } } });
	expect(body.faults).toEqual([]);
	seed(db, shippedRowsOf(aCatalogue({ colleges: [aCollege({ ipeds_id: 424242, city: 'Boston' })] })));
	const row = db.select().from(colleges).where(eq(colleges.ipeds_id, 424242)).get();
	expect([row?.name, row?.city]).toEqual(['Harbor College', 'Hull']);
	expect(row?.edited_fields).not.toContain('ipeds_id');
});

test('a file brings no picture of another site', async () => {
	const { answerTo, file, boston, changes } = await aFile();
	boston.image = 'https://pictures.example/bc.jpg';
	const { body } = await answerTo(IMPORT, { body: file });
	expect([body.faults, changes()]).toEqual([
		['colleges: 164924: image is a picture of another site: bring it in with the editor first'],
		[],
	]);
});

test('a picture that this site does not have is left out and named; everything else comes, and the row keeps its own', async () => {
	const { answerTo, db, file, boston, changes, read } = await aFile();
	const aPicture = (name: string) =>
		db
			.insert(images)
			.values({
				name,
				bytes: Buffer.from('a picture'),
				width: 1,
				height: 1,
				source: null,
				created: new Date(0),
			})
			.run();
	aPicture('0a0a0a.webp');
	db.update(colleges).set({ image: '/images/0a0a0a.webp' }).where(eq(colleges.ipeds_id, 164924)).run();
	boston.image = '/images/4c1f0a.webp';
	boston.city = 'Newton';
	const [contributor] = [{ contributor_id: 9, first: 'Joy', last: 'Adams', type: 'key' }];
	file.content.contributors?.push({ ...contributor, image: '/images/5d2e1b.webp' });
	const missing_pictures = [
		'colleges: Boston College: /images/4c1f0a.webp',
		'contributors: Joy Adams: /images/5d2e1b.webp',
	];
	for (const path of [`${IMPORT}?preview=true`, IMPORT])
		expect((await answerTo(path, { body: file })).body).toMatchObject({ faults: [], missing_pictures });
	const guide = () => read('/api/query?target=college&on=ipeds_id&qid=164924');
	expect(await guide()).toMatchObject({ city: 'Newton', image: '/images/0a0a0a.webp' });
	expect(changes().map(({ after }) => after)).toEqual([
		{ city: 'Newton' },
		expect.not.objectContaining({ image: expect.anything() }),
	]);
	aPicture('4c1f0a.webp');
	expect((await answerTo(IMPORT, { body: file })).body.missing_pictures).toEqual(missing_pictures.slice(1));
	expect((await guide()).image).toBe('/images/4c1f0a.webp');
});

test('anything a file leaves out stays', async () => {
	const { answerTo, db, file } = await aFile();
	const content = { states: [{ fips: '25', name: 'Commonwealth of Massachusetts' }] };
	await answerTo(IMPORT, { body: { ...file, content } });
	const row = db.select().from(states).where(eq(states.fips, '25')).get();
	expect([row?.name, row?.state_abbreviation]).toEqual(['Commonwealth of Massachusetts', 'MA']);
	expect(db.select().from(colleges).all()).toHaveLength(5);
});

test.each([
	['colleges', { ipeds_id: 164924, lat: 'north' }, 'colleges: 164924: lat does not fit'],
	['colleges', { ipeds_id: 164924, name: null }, 'colleges: 164924: name does not fit'],
	['colleges', { ipeds_id: 164924, color: 'red' }, 'colleges: 164924: there is no column color'],
	['colleges', { name: 'Nowhere' }, 'colleges: a row has no ipeds_id'],
	['places', { place_id: '1', type: 'bar' }, 'places: 1: type does not fit'],
	['articles', { id: '1', published: 'May' }, 'articles: 1: published does not fit'],
	['contributors', { contributor_id: 3, first: 'Ann' }, 'contributors: 3: last is missing'],
	['states', { fips: '25', travel_tips: {} }, 'states: 25: travel_tips does not fit'],
	['states', { fips: '25', travel_tips: [7] }, 'states: 25: travel_tips does not fit'],
	['colleges', { ipeds_id: 164924, content: [] }, 'colleges: 164924: content does not fit'],
	['colleges', { ipeds_id: 164924, content: { features: {} } }, 'colleges: 164924: content does not fit'],
	['colleges', { ipeds_id: 164924, sat_math_75: 1540 }, 'colleges: 164924: sat_math_75 does not fit'],
	['colleges', { ipeds_id: 164924, enrolled_total: -1 }, 'colleges: 164924: enrolled_total does not fit'],
	['places', { place_id: '1', website: 'www.x.com' }, 'places: 1: website does not fit'],
	['subregions', { id: 1.5, state: 'MA', name: 'Cape' }, 'subregions: 1.5: id does not fit'],
])('of a file with a fault nothing is written: %s %o', async (kind, row, fault) => {
	const { answerTo, file, boston, changes } = await aFile();
	boston.city = 'Newton';
	file.content[kind]?.push(row);
	const { body } = await answerTo(IMPORT, { body: file });
	expect(body).toEqual({ kinds: [], changes: [], faults: [fault], missing_pictures: [] });
	expect(changes()).toEqual([]);
});

test('a preview reports what the database would refuse, for every row, and neither it nor the import writes any', async () => {
	const { answerTo, db, file, found, boston, changes, revision } = await aFile();
	const before = { revision: revision(), states: db.select().from(states).all() };
	const massachusetts = found('states', 'fips', '25');
	boston.city = 'Newton';
	file.content.states?.push(
		{ ...massachusetts, fips: '98', name: 'Old Massachusetts' },
		{ ...massachusetts, fips: '99', state_abbreviation: 'ZZ' },
	);
	const faults = [
		'states: 98: another row has the same state_abbreviation',
		'states: 99: another row has the same name',
	];
	for (const path of [`${IMPORT}?preview=true`, IMPORT]) {
		expect(await answerTo(path, { body: file })).toMatchObject({ status: 200, body: { kinds: [], faults } });
	}
	expect({ revision: revision(), states: db.select().from(states).all() }).toEqual(before);
	expect(changes()).toEqual([]);
});

test.each([{}, { format: 'a trip', version: 1, made: '', content: {} }, []])(
	'%o isn’t a content file',
	async (body) => {
		const { answerTo } = await aServerWithEditors();
		expect(await answerTo(IMPORT, { body })).toMatchObject({ status: 400, body: { code: 'bad_body' } });
	},
);
