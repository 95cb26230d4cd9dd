import { beforeEach, expect, test } from 'vitest';
import { aDevice, noSignal } from '../content/a-device.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof aDevice>>['start']>>;
let find: Page['findCollegesAndStates'];
let findGuides: Page['findGuides'];

beforeEach(async () => {
	const device = await aDevice();
	device.network.answer = noSignal;
	({ findCollegesAndStates: find, findGuides } = await device.start());
});

test('a state that is coming soon leads to its region, with the specified q and t', async () => {
	const { rows } = await find('alaska');
	expect(rows[0]).toMatchObject({
		to: '/region/West?q=Alaska&t=state',
		detail: 'COMING SOON. See the West region',
	});
});

test('a town without a campus leads to the nearest three, each with its miles', async () => {
	const { rows, notFound } = await find('Concord, NH');
	expect(notFound).toBe('No college or state by that name. Near that town:');
	expect(rows).toHaveLength(3);
	for (const { detail, title, to } of rows) {
		expect(detail).toMatch(/, [A-Z]{2}, \d+ mi from Concord, NH$/);
		expect(to).toMatch(/^\/college\/\d+\?/);
		expect(new URL(to, 'https://x').search).toBe(`?${new URLSearchParams({ q: title, t: 'college' })}`);
	}
});

test('where several towns share a name each leads to its own campuses', async () => {
	const { rows } = await find('springfield');
	const towns = rows.map(({ detail }) => detail.replace(/.* from /, ''));
	expect(new Set(towns).size).toBe(3);
	for (const town of towns) expect(town).toMatch(/^Springfield, [A-Z]{2}$/);
});

test('where two towns of one name have the same campuses near, each is listed once', async () => {
	const { rows } = await find('Kansas City');
	expect(rows.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
		'University of Kansas: Lawrence, KS, 35 mi from Kansas City, KS',
		'Kansas State University: Manhattan, KS, 105 mi from Kansas City, KS',
	]);
});

test('a town named much like a college comes first, and the college after it', async () => {
	const { rows, notFound } = await find('Stamford');
	expect(notFound).toBe('No college or state by that name. Near that town, then similar names:');
	// And not near Stamford, Texas.
	expect(rows).toHaveLength(4);
	for (const { detail } of rows.slice(0, -1)) expect(detail).toMatch(/ mi from Stamford, CT$/);
	expect(rows.at(-1)?.title).toBe('Stanford University');
	expect((await find('Harrisburg, PA')).rows[0]?.detail).toMatch(/ from Harrisburg, PA$/);
	expect((await find('Stamford', 2)).rows).toHaveLength(2);
});

test('a typo that is not a whole town finds the college alone', async () => {
	expect(await find('Stanfrod')).toMatchObject({ rows: [{ title: 'Stanford University' }], notFound: '' });
	// Norwalk is a town, and this only its beginning.
	expect((await find('norwal')).notFound).toBe('');
});

test('a query like nothing lists nothing', async () => {
	for (const query of ['zzzqq', '07030', '🎓'])
		expect(await find(query)).toEqual({
			rows: [],
			hasMore: false,
			notFound: 'No college or state by that name.',
		});
});

test('it says when there is more than it lists', async () => {
	expect(await find('u', 8)).toMatchObject({ hasMore: true, rows: { length: 8 } });
	expect(await find('vard', 8)).toMatchObject({ hasMore: false, rows: { length: 1 } });
});

test('the list of guides is filtered by name, other name, town and part of a state', async () => {
	expect(await findGuides('reed col')).toEqual(new Set([209922]));
	expect([...(await findGuides('MIT'))][0]).toBe(166683);
	expect([...(await findGuides('cambridge'))].sort()).toEqual([166027, 166683]);
	expect((await findGuides('Greater Boston')).size).toBeGreaterThan(9);
	expect(await findGuides('zzzqq')).toEqual(new Set());
});

test('a search for one more college finds open colleges alone, and not those that are there already', async () => {
	const { findOpenColleges } = await import('#search/site-search.ts');
	const leadTo = (id: number) => (id === 164924 ? null : `/there/${id}`);
	const { rows } = await findOpenColleges('boston', leadTo);
	expect(rows.map(({ title }) => title)).toContain('Boston University');
	expect(rows.map(({ title }) => title)).not.toContain('Boston College');
	for (const { to } of rows) expect(to).toMatch(/^\/there\/\d+$/);
	expect(await findOpenColleges('alaska', leadTo)).toMatchObject({
		notFound: expect.stringMatching(/^No other college by that name\./),
	});
	expect((await findOpenColleges('Yael', leadTo)).rows[0]?.title).toBe('Yale University');
});
