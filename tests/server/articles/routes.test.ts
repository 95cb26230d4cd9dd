import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { articleSchema, listedArticleSchema } from '#domain/articles/article.ts';
import { articles } from '#server/articles/table.ts';
import { plainText } from '#server/html/plain-text.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { readShipped } from '#server/shipped/read.ts';
import { shippedRowsOf } from '#server/shipped/rows.ts';
import { seed } from '#server/shipped/seed.ts';
import { aCatalogue, anArticle } from '../a-catalogue.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const sorted = [
	anArticle({ id: 'general-old', published: '2026-01-01T00:00:00Z' }),
	anArticle({ id: 'general-new', published: '2026-02-01T00:00:00Z' }),
	anArticle({ id: 'massachusetts', locality: 'state', locality_id: 'MA' }),
	anArticle({ id: 'boston', locality: 'subregion', locality_id: 'Greater Boston' }),
	anArticle({ id: 'two-colleges', locality: 'college', locality_id: '164924, 166027' }),
];
const aShelf = () => aServer({ catalogue: aCatalogue({ articles: sorted }) });
/** One for the tests that only read. */
const shelf = aShelf();
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

test('the list carries what a list shows, new before old, and no body', async () => {
	const { get } = aShelf();
	const answer = await get('/api/public/wordpress');
	const list = await answer.json();
	expect(answer.headers.get('x-total-count')).toBe('5');
	expect(list.map((one: unknown) => listedArticleSchema.parse(one))).toEqual(list);
	expect(idsOf(list).filter((id) => id.startsWith('general'))).toEqual(['general-new', 'general-old']);
	expect(list.find(({ id }: { id: string }) => id === 'massachusetts')).toEqual({
		id: 'massachusetts',
		wordpress_id: null,
		article_title: 'What to ask on a tour',
		URL: '/student-voices/massachusetts',
		excerpt: 'Ask who teaches the first year.',
		locality: 'state',
		locality_id: 'MA',
		is_enabled: true,
		published: '2026-10-01T12:00:00.000Z',
		modified: '2026-10-01T12:00:00.000Z',
		is_sample: true,
	});
});

test.each([
	['general=true', ['general-new', 'general-old']],
	['general=false&state=NY', []],
	['state=MA', ['massachusetts']],
	['state=ma', ['massachusetts']],
	['subregion=Greater%20Boston', ['boston']],
	['ipeds_id=166027', ['two-colleges']],
	['ipeds_id=16602', []],
	['state=MA&subregion=Greater%20Boston&ipeds_id=164924', ['boston', 'massachusetts', 'two-colleges']],
])('%s asks for %o', async (query, ids) => {
	const list = await shelf.read(`/api/public/wordpress/locality?${query}`);
	expect(idsOf(list).sort()).toEqual([...ids].sort());
});

test.each([
	['', 'give one at least of general, state, subregion, ipeds_id.'],
	['?general=perhaps', 'general: must be true or false.'],
	['?general=&state=&subregion=&ipeds_id=', 'give one at least of general, state, subregion, ipeds_id.'],
	['?state=MA&state=CT', 'state: must be given once.'],
	['?ipeds_id=x', 'ipeds_id: must be the number of a college.'],
	['?ipeds_id=1&ipeds_id=2', 'ipeds_id: must be given once.'],
	[`?state=${'x'.repeat(101)}`, 'state: must have at most 100 characters.'],
])('the locality "%s" is malformed, and it is said why', async (query, words) => {
	const answer = await shelf.get(`/api/public/wordpress/locality${query}`);
	const { code, detail } = await answer.json();
	expect([answer.status, code, detail]).toEqual([400, 'bad_query', words]);
});

test.each([
	['general=1&state=&subregion=&ipeds_id=', 'general=true'],
	['general=on&state=MA&subregion=&ipeds_id=', 'general=true&state=MA'],
	['general=0&state=MA', 'state=MA'],
	['general=&state=&subregion=Greater+Boston&ipeds_id=', 'subregion=Greater+Boston'],
	['general=&state=&subregion=&ipeds_id=164924', 'ipeds_id=164924'],
])('a plain form sends "%s", which asks for "%s"', async (sent, meant) => {
	const { read } = shelf;
	const list = await read(`/api/public/wordpress/locality?${sent}`);
	expect(list.length).toBeGreaterThan(0);
	expect(list).toEqual(await read(`/api/public/wordpress/locality?${meant}`));
});

test('several articles are read at once, only those that are shown', async () => {
	const { get, read } = aShelf();
	const some = await read('/api/public/wordpress/articles?ids=boston,no-such,general-new');
	expect(some.map(({ id }: { id: string }) => id)).toEqual(['boston', 'general-new']);
	expect(some[1]).toEqual(await read('/api/public/wordpress/article?id=general-new'));
	for (const ids of ['', 'a,,b', ',', Array.from({ length: 21 }, (_, id) => id).join()]) {
		const answer = await get(`/api/public/wordpress/articles?ids=${ids}`);
		expect([ids, answer.status, (await answer.json()).code]).toEqual([ids, 400, 'bad_query']);
	}
});

test('articles asked for twice, or in another order, are the same answer, which is made once', async () => {
	const { stores, read } = aShelf();
	const withIds = vi.spyOn(stores.articles, 'withIds');
	const asked = ['general-new,boston', 'boston,general-new', `general-new${',boston'.repeat(19)}`];
	for (const ids of asked)
		expect(idsOf(await read(`/api/public/wordpress/articles?ids=${ids}`))).toEqual(['boston', 'general-new']);
	expect(withIds.mock.calls).toEqual([[['boston', 'general-new']]]);
});

test('an article is read by its id, stripped of anything active', async () => {
	const { read, get } = aServer();
	const article = await read('/api/public/wordpress/article?id=what-to-ask');
	expect(articleSchema.parse(article)).toEqual(article);
	expect(article.body).toBe('<p>Ask who teaches.</p>\n<p>Then listen.</p>');
	for (const id of ['none', '__proto__', '%00', '1%20or%201']) {
		const answer = await get(`/api/public/wordpress/article?id=${id}`);
		expect([id, answer.status, (await answer.json()).code]).toEqual([id, 404, 'article_not_found']);
	}
});

test('a disabled or vanished article is nowhere, and an edit is in the next answer', async () => {
	const { db, read, get } = aShelf();
	expect(await read('/api/public/wordpress')).toHaveLength(5);
	db.update(articles).set({ is_enabled: false }).where(eq(articles.id, 'boston')).run();
	db.update(articles).set({ vanished: true }).where(eq(articles.id, 'massachusetts')).run();
	const list = idsOf(await read('/api/public/wordpress'));
	expect(list).not.toContain('boston');
	expect(list).not.toContain('massachusetts');
	expect((await get('/api/public/wordpress/article?id=boston')).status).toBe(404);
	expect(await read('/api/public/wordpress/locality?state=MA')).toEqual([]);
});

test.each([
	'/api/public/wordpress',
	'/api/public/wordpress/locality?general=true',
	'/api/public/wordpress/article?id=general-new',
	'/api/contributors',
])('%s answers 304 to whoever holds it', async (address) => {
	const { get } = shelf;
	const tag = (await get(address)).headers.get('etag') ?? '';
	expect(tag).toMatch(/^"/);
	expect((await get(address, { 'If-None-Match': tag })).status).toBe(304);
});

test('a signed-in reader gets a list of their own, which no cache keeps', async () => {
	const { app, db, read } = aShelf();
	const { headers } = await aMember(db);
	const answer = await app.request('/api/private/wordpress', { headers });
	expect(answer.headers.get('cache-control')).toBe('private, no-store');
	expect(await answer.json()).toEqual(await read('/api/public/wordpress'));
	expect((await app.request('/api/private/wordpress')).status).toBe(401);
});

test("a release brings new words, and keeps an editor's", () => {
	const { db } = aShelf();
	db.update(articles)
		.set({ body: '<p>Mine</p>', is_enabled: false, edited_fields: ['body', 'is_enabled'] })
		.where(eq(articles.id, 'boston'))
		.run();
	const changed = sorted.map((one) => ({ ...one, article_title: 'New title', body: ['<p>Theirs</p>'] }));
	seed(db, shippedRowsOf(aCatalogue({ articles: changed })));
	const row = db.select().from(articles).where(eq(articles.id, 'boston')).get();
	expect(row).toMatchObject({ article_title: 'New title', body: '<p>Mine</p>', is_enabled: false });
});

const shipped = await readShipped();

test('at least twelve samples are shipped, three of them general, some for each kind of place', () => {
	expect(shipped.articles.length).toBeGreaterThanOrEqual(12);
	const count = (locality: string) => shipped.articles.filter((one) => one.locality === locality).length;
	expect(count('general')).toBeGreaterThanOrEqual(3);
	for (const locality of ['state', 'subregion', 'college']) expect(count(locality)).toBeGreaterThan(0);
});

test.each(shipped.articles)('the sample $id is whole, clean, and about a place we have', (article) => {
	const body = article.body.join('\n');
	expect(article.id).toMatch(/^[a-z]+(-[a-z]+)+$/);
	expect(sanitize(body)).toBe(body);
	const words = plainText(body).split(' ').length;
	expect(words).toBeGreaterThanOrEqual(250);
	expect(words).toBeLessThanOrEqual(500);
	expect(article.excerpt.length).toBeLessThanOrEqual(160);
	const known = {
		general: [''],
		state: shipped.states.map(({ state_abbreviation }) => state_abbreviation),
		subregion: shipped.subregions.map(({ name }) => name),
		college: shipped.colleges.filter(({ enabled }) => enabled).map(({ ipeds_id }) => String(ipeds_id)),
	}[article.locality];
	for (const id of article.locality_id.split(',')) expect(known).toContain(id);
});
