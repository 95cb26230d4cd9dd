import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ContentFile } from '#domain/admin/content-file.ts';
import { colleges } from '#server/colleges/table.ts';
import { readShipped } from '#server/shipped/read.ts';
import { aCatalogue, aPlace } from '../a-catalogue.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const EXPORT = '/api/admin/content/export';
const IMPORT = '/api/admin/content/import';
const ID_WORDS = 'must be up to a hundred letters, digits, _ or -';
const NUMBER_WORDS = 'must be from 1 to 281474976710655';
const NO_PAGE = 'This is not the address of a page.';

type File = ContentFile & { content: Record<string, Record<string, unknown>[]> };
type Office = Awaited<ReturnType<typeof aServerWithEditors>>;

const exported = async ({ answerTo }: Office): Promise<File> => (await answerTo(EXPORT)).body;

/** The file with these values in the row of this number. */
function withRow(file: File, kind: string, [key, id, values]: readonly [string, unknown, object]): File {
	const rows = file.content[kind] ?? [];
	const changed = rows.map((row) => (row[key] === id ? { ...row, ...values } : row));
	return { ...file, content: { ...file.content, [kind]: changed } };
}

const college = ['colleges', 'ipeds_id', 164924] as const;
const state = ['states', 'fips', '25'] as const;
const post = {
	article_title: 'Ask',
	excerpt: '',
	body: '<p>Ask.</p>',
	URL: '/student-voices/ask',
	locality: 'general',
	locality_id: '',
	published: '2026-10-01T12:00:00.000Z',
	modified: '2026-10-01T12:00:00.000Z',
};
const ann = { first: 'Ann', last: 'Lee', type: 'student', image: null };
const article = ['articles', 'id', 'what-to-ask'] as const;

test.each([
	[college, { lat: -71.17, long: 42.34 }, 'lat: US latitudes are -15 to 72'],
	[college, { name: ' ' }, 'name: Name cannot be blank.'],
	[college, { state_abbreviation: 'Ma' }, 'state_abbreviation: Two capital letters'],
	[college, { main_url: 'javascript:alert(1)' }, `main_url: ${NO_PAGE}`],
	[college, { sat_math_25: 20 }, 'sat_math_25: SAT scores are 200 to 800'],
	[college, { need_based_aid: 140 }, 'need_based_aid: Up to 100'],
	[state, { default_zoom: 4000 }, 'default_zoom: A number from 2 to 16'],
	[state, { name: '' }, 'name: Name cannot be blank.'],
	[['regions', 'id', 'NewEngland'] as const, { text: ' ' }, 'text: Say something about the region.'],
	[article, { article_title: '' }, 'article_title: must not be empty'],
	[article, { URL: 'javascript:alert(1)' }, `URL: ${NO_PAGE}`],
	[article, { URL: '//evil.example/x' }, `URL: ${NO_PAGE}`],
])('a file sets no value that the form of the back office refuses: %o %o', async (where, values, fault) => {
	const office = await aServerWithEditors();
	const [kind, key, id] = where;
	const { body } = await office.answerTo(IMPORT, {
		body: withRow(await exported(office), kind, [key, id, values]),
	});
	expect(body.faults).toEqual([`${kind}: ${id}: ${fault}`]);
	expect(office.changes()).toEqual([]);
});

test.each([
	['subregions', { id: 77, state: 'MA', name: '' }, '77: name: Name cannot be blank.'],
	[
		'contributors',
		{ contributor_id: 9, first: 'Joy', last: '\u0000', type: 'student', image: null },
		'9: last: Name cannot be blank.',
	],
	['site_content', { name: 'slogan', html: 'Go' }, 'slogan: name: is not the name of a text of the site'],
	['articles', { ...post, id: 'one,two' }, `one,two: id: ${ID_WORDS}`],
	['articles', { ...post, id: '..' }, `..: id: ${ID_WORDS}`],
	['articles', { ...post, id: 'x'.repeat(101) }, `${'x'.repeat(101)}: id: ${ID_WORDS}`],
	['places', { ...aPlace(), place_id: 'the inn' }, `the inn: place_id: ${ID_WORDS}`],
	['contributors', { ...ann, contributor_id: 2 ** 48 }, `${2 ** 48}: contributor_id: ${NUMBER_WORDS}`],
	['contributors', { ...ann, contributor_id: 0 }, `0: contributor_id: ${NUMBER_WORDS}`],
	['contributors', { ...ann, contributor_id: 9, type: 'key' }, '9: Image Url cannot be blank.'],
])('a new row goes by the forms, too: %s %o', async (kind, row, fault) => {
	const office = await aServerWithEditors();
	const file = await exported(office);
	file.content[kind]?.push(row);
	const { body } = await office.answerTo(IMPORT, { body: file });
	expect(body.faults).toEqual([`${kind}: ${fault}`]);
});

test('a file makes nobody a key person without an image', async () => {
	const office = await aServerWithEditors();
	const file = await exported(office);
	const bring = async (row: object) =>
		(await office.answerTo(IMPORT, { body: { ...file, content: { contributors: [row] } } })).body.faults;
	expect(await bring({ ...ann, contributor_id: 9 })).toEqual([]);
	expect(await bring({ contributor_id: 9, type: 'key' })).toEqual([
		'contributors: 9: Image Url cannot be blank.',
	]);
	expect(await bring({ contributor_id: 9, type: 'parent' })).toEqual([]);
});

test('a key person whose picture is not here comes without it, and changes without it', async () => {
	const office = await aServerWithEditors();
	const file = await exported(office);
	const lee = { ...ann, contributor_id: 9, type: 'key', image: '/images/0a0a0a.webp' };
	for (const last of ['Lee', 'Li']) {
		const body = { ...file, content: { contributors: [{ ...lee, last }] } };
		expect((await office.answerTo(IMPORT, { body })).body.faults).toEqual([]);
	}
	expect(await office.read('/api/contributors')).toMatchObject([{ last: 'Li', image: null }]);
});

test('a file’s text is saved as the form saves it', async () => {
	const office = await aServerWithEditors();
	const values = { name: ' Boston College, renamed ', admission_url: 'http://bc.edu/apply' };
	const file = withRow(await exported(office), college[0], [college[1], college[2], values]);
	const report = async () => (await office.answerTo(IMPORT, { body: file })).body;
	expect((await report()).faults).toEqual([]);
	expect(await office.read('/api/query?target=college&on=ipeds_id&qid=164924')).toMatchObject({
		name: 'Boston College, renamed',
		admission_url: 'https://www.bc.edu/apply',
	});
	const changes = office.changes().length;
	expect((await report()).faults).toEqual([]);
	expect(office.changes()).toHaveLength(changes);
});

test('an existing value never makes a file invalid, whatever the form says of it', async () => {
	const office = await aServerWithEditors();
	office.db.update(colleges).set({ sat_math_25: 20 }).where(eq(colleges.ipeds_id, 164924)).run();
	const file = withRow(await exported(office), college[0], [college[1], college[2], { city: 'Newton' }]);
	expect((await office.answerTo(IMPORT, { body: file })).body.faults).toEqual([]);
});

test('all that we ship passes the forms', async () => {
	const ours = await exported(await aServerWithEditors({ catalogue: await readShipped() }));
	const empty = { states: [], regions: [], subregions: [], colleges: [], starters: [], articles: [] };
	const other = await aServerWithEditors({ catalogue: aCatalogue({ ...empty, siteContent: [] }) });
	expect((await other.answerTo(IMPORT, { body: ours })).body.faults).toEqual([]);
	expect((await exported(other)).content).toEqual(ours.content);
});
