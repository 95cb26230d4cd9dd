import { afterEach, expect, test, vi } from 'vitest';
import type { ListedArticle } from '#domain/articles/article.ts';
import { pause } from '#runtime/pause.ts';
import { inTime } from '../in-time.ts';
import { aDevice, noSignal } from './a-device.ts';

afterEach(() => vi.useRealTimers());

const articleList = () => import('#content/article-list.ts');
const articles = async () => ({
	...(await import('#content/articles-here.ts')),
	...(await import('#content/want-articles.ts')),
});

/** The list as the page shows it by now. */
async function shown() {
	const list = (await import('#content/shown-articles.ts')).articlesIfKnown();
	return list.kind === 'here' ? list.articles : [];
}

test('a list that was kept while the clock was ahead is asked for again, and not taken for fresh until then', async () => {
	const device = await aDevice();
	await device.start();
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3e11 });
	await (await articleList()).bringArticles();
	vi.useRealTimers();
	await device.start();
	device.requests.length = 0;
	await (await articleList()).bringArticles();
	await expect.poll(() => device.requests).toEqual([{ path: '/api/public/wordpress', status: 304 }]);
	await (await articleList()).bringArticles();
	expect(device.requests).toHaveLength(1);
});

test('articles that were listed before the signal went away come when it is back, and are not asked for meanwhile', async () => {
	const { device, page, listed } = await aDeviceWithArticles(8);
	const { wantArticles, listArticlesHere } = await articles();
	const asked = vi.fn(noSignal);
	device.network.answer = asked;
	await wantArticles(listed);
	expect(asked).toHaveBeenCalledTimes(1);
	device.network.answer = answerOf(device, listed);
	await page.refreshCatalogue();
	await expect.poll(async () => (await listArticlesHere()).length).toBe(listed.length);
});

test('an article whose answer is never ours is given up on after three times, and not retried with each change of the signal', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const { device, page, listed } = await aDeviceWithArticles(1);
	const asked = vi.fn(() => Response.json([{ id: 'of another version' }]));
	device.network.answer = (path, init) =>
		path.includes('articles?ids=') ? asked() : device.toServer(path, init);
	await (await articles()).wantArticles(listed);
	for (let times = 2; times <= 3; times++) {
		await page.refreshCatalogue();
		await expect.poll(() => asked.mock.calls.length).toBe(times);
		await expect.poll(() => page.isReachable()).toBe(false);
	}
	await page.refreshCatalogue();
	expect(page.isReachable()).toBe(true);
	await page.refreshCatalogue();
	expect(asked).toHaveBeenCalledTimes(3);
});

test('articles come ten in one answer, and those on their way are not asked for again', async () => {
	const { device, listed } = await aDeviceWithArticles(23);
	const { wantArticles, listArticlesHere } = await articles();
	device.network.answer = answerOf(device, listed);
	device.requests.length = 0;
	await Promise.all([wantArticles(listed), wantArticles(listed)]);
	await expect.poll(async () => (await listArticlesHere()).length).toBe(listed.length);
	expect(device.requests.map(({ path }) => path.split(',').length)).toEqual([10, 10, 3]);
	await wantArticles(listed);
	expect(device.requests).toHaveLength(3);
});

test('the lists of one page come in one request, in whatever order they are drawn', async () => {
	const { device, listed } = await aDeviceWithArticles(9);
	const { wantArticles } = await articles();
	device.network.answer = answerOf(device, listed);
	device.requests.length = 0;
	await Promise.all([wantArticles(listed.slice(0, 1)), wantArticles(listed.slice(1))]);
	expect(device.requests.map(({ path }) => path.split(',').length)).toEqual([9]);
});

test('articles that a busy server did not send come a little later, however often it takes', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.spyOn(Math, 'random').mockReturnValue(0);
	const { device, listed } = await aDeviceWithArticles(23);
	const { wantArticles, listArticlesHere } = await articles();
	const toServer = answerOf(device, listed);
	const busy = { left: 5 };
	device.network.answer = (path, init) =>
		busy.left-- > 0 ? Response.json({ code: 'too_many_requests' }, { status: 429 }) : toServer(path, init);
	device.requests.length = 0;
	await wantArticles(listed);
	expect(device.requests.map(({ status }) => status)).toEqual([429]);
	await expect.poll(async () => (await listArticlesHere()).length).toBe(listed.length);
	expect(device.requests).toHaveLength(5 + 3);
});

test('a server in trouble is asked a few times for articles, and by nobody while it is left alone', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.spyOn(console, 'error').mockReturnValue();
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	const { device, listed } = await aDeviceWithArticles(3);
	const { wantArticles } = await articles();
	const asked = vi.fn(() => Response.json({ code: 'internal' }, { status: 500 }));
	device.network.answer = asked;
	void wantArticles(listed);
	for (const [seconds, times] of [
		[0, 1],
		[8, 2],
		[16, 3],
		[3600, 3],
	] as const) {
		await vi.advanceTimersByTimeAsync(seconds * 1000);
		await inTime(() => expect(asked).toHaveBeenCalledTimes(times));
	}
	vi.useRealTimers();
});

test('articles that the server refuses hold up no others, and are not asked for again', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const { device, listed } = await aDeviceWithArticles(13);
	const { wantArticles, listArticlesHere } = await articles();
	const toServer = answerOf(device, listed);
	device.network.answer = (path, init) =>
		path.includes('article-0') ? Response.json({ code: 'bad_query' }, { status: 400 }) : toServer(path, init);
	device.requests.length = 0;
	await wantArticles(listed);
	expect(device.requests.map(({ status }) => status)).toEqual([400, 200]);
	expect(await listArticlesHere()).toHaveLength(3);
});

type Device = Awaited<ReturnType<typeof aDevice>>;

/** A page that shows this many articles, none of them on the device. */
async function aDeviceWithArticles(count: number) {
	const device = await aDevice();
	const page = await device.start();
	await (await articleList()).bringArticles();
	const [first] = await shown();
	if (!first) throw new Error('The server lists no article');
	const listed = Array.from({ length: count }, (_, at) => ({ ...first, id: `article-${at}` }));
	return { device, page, listed };
}

/** A server that has these articles, too. */
const answerOf =
	({ toServer }: Device, listed: ListedArticle[]): Device['toServer'] =>
	(path, init) => {
		const ids = path.split('articles?ids=')[1]?.split(/[,&]/);
		if (!ids) return toServer(path, init);
		const asked = listed.filter(({ id }) => ids.includes(id));
		return Response.json(asked.map((article) => ({ ...article, body: '<p>Words.</p>' })));
	};

test('an article that came with its document is asked for again once there is news, and not before', async () => {
	const { device } = await aDeviceWithArticles(0);
	const { loadArticle, storeArrivedArticle } = await articles();
	const [first] = await shown();
	if (!first) throw new Error('There is no article');
	await storeArrivedArticle({ ...first, body: '<p>Words.</p>' });
	device.requests.length = 0;
	expect(await loadArticle(first.id)).toMatchObject({ body: '<p>Words.</p>' });
	await pause(50);
	expect(device.requests).toEqual([]);
	(await import('#content/ask-once.ts')).askAnew();
	await loadArticle(first.id);
	await expect.poll(() => device.requests.map(({ status }) => status)).toEqual([200]);
});

test('on a device that stores nothing, an article on the screen stays when the signal goes', async () => {
	const { device } = await aDeviceWithArticles(0);
	const { loadArticle, forgetArticlesBut } = await articles();
	const [first] = await shown();
	if (!first) throw new Error('There is no article');
	vi.spyOn(console, 'warn').mockReturnValue();
	const { sharedDb } = await import('#db/shared-db.ts');
	vi.spyOn(sharedDb.content, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	const read = await loadArticle(first.id);
	device.network.answer = noSignal;
	expect(await loadArticle(first.id)).toEqual(read);
	await forgetArticlesBut([]);
	await expect(loadArticle(first.id)).rejects.toMatchObject({ code: 'no_signal' });
});
