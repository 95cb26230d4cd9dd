import { expect, test } from 'vitest';
import { type CatalogueNews, withListNews } from '#domain/catalogue/catalogue-news.ts';
import { readBundled, readShipped, type Shipped } from '#server/shipped/read.ts';
import { aServer } from '../a-server.ts';

function aCatalogueServer(catalogue?: Shipped) {
	const { db, get } = aServer({ banner: 'Free for all', ...(catalogue && { catalogue }) });
	const read = async (path: string) => (await get(path)).json();
	const since = (version = ''): Promise<CatalogueNews> => read(`/api/catalogue?since=${version}`);
	const rename = (name: string) =>
		db.$client.prepare('update colleges set name = ? where ipeds_id = 164924').run(name);
	const lists = async () => ({
		states: await read('/api/public/states'),
		colleges: await read('/api/public/colleges'),
		subregions: await read('/api/query?target=subregion&pageLength=60'),
		regions: await read('/api/query?target=region'),
	});
	return { get, read, since, rename, lists };
}

test('a client that holds nothing gets all of it, the same as the separate lists', async () => {
	const { read, lists } = aCatalogueServer();
	const news = (await read('/api/catalogue')) as CatalogueNews;
	expect([news.since, withListNews(news)]).toEqual([null, await lists()]);
	expect(news.site).toEqual(await read('/api/site'));
});

test('a client with the current version gets a tiny answer', async () => {
	const { since } = aCatalogueServer();
	const { version } = await since();
	const news = await since(version);
	expect([news.version, news.since]).toEqual([version, version]);
	const { states, colleges, subregions, regions } = news;
	expect([states.rows, colleges.rows, subregions.rows, regions?.rows]).toEqual([[], [], [], []]);
	expect(JSON.stringify(news).length).toBeLessThan(500);
});

test('a client with the lists that come with its app gets only what was edited', async () => {
	const { since, rename } = aCatalogueServer(await readShipped());
	const { version, lists } = await readBundled();
	const asShipped = await since(version);
	expect(asShipped.since).toBe(version);
	expect(JSON.stringify(asShipped).length).toBeLessThan(500);
	rename('New Boston College');
	const { states, colleges, subregions, regions } = await since(version);
	expect([states.rows, subregions.rows, regions?.rows]).toEqual([[], [], []]);
	expect(colleges.rows.map(({ name }) => name)).toEqual(['New Boston College']);
	expect(lists.colleges.some(({ name }) => name === 'Boston College')).toBe(true);
});

test('a restarted server knows the current version, no matter who asks first', async () => {
	const { since } = aCatalogueServer();
	const { version } = await since();
	const startedAnew = aCatalogueServer();
	for (let asked = 0; asked < 2; asked++) expect((await startedAnew.since(version)).since).toBe(version);
});

test('after a change only the changed row is sent, whichever version the client holds', async () => {
	const { since, rename, lists } = aCatalogueServer();
	const versions = [await since()];
	for (const name of ['Old Boston College', 'New Boston College']) {
		rename(name);
		versions.push(await since(versions.at(-1)?.version));
	}
	const now = await lists();
	const [first, second] = versions as [CatalogueNews, CatalogueNews];
	for (const [before, on] of [
		[withListNews(first), first],
		[withListNews(second, withListNews(first) ?? undefined), second],
	] as const) {
		const news = await since(on.version);
		expect(news.colleges.rows.map(({ name }) => name)).toEqual(['New Boston College']);
		expect(withListNews(news, before ?? undefined)).toEqual(now);
	}
});

test('a forgotten or unknown version is answered with the whole catalogue', async () => {
	const { since, rename } = aCatalogueServer();
	const { version } = await since();
	for (let at = 0; at < 8; at++) {
		rename(`Boston College ${at}`);
		await since();
	}
	for (const unknown of [version, 'nonsense', '"abc.br"']) {
		const news = await since(encodeURIComponent(unknown));
		expect([news.since, news.colleges.rows.length === news.colleges.count]).toEqual([null, true]);
	}
});

test('a version too long to be one is refused with words', async () => {
	const { get } = aCatalogueServer();
	const answer = await get(`/api/catalogue?since=${'a'.repeat(101)}`);
	expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_query']);
});
