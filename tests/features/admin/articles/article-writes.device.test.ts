import { expect, test } from 'vitest';
import { noSignal } from '../../../content/a-device.ts';
import { anAdminsBrowser } from '../an-admins-browser.ts';

async function anArticlesTab() {
	const office = await anAdminsBrowser();
	const { readArticles } = await import('#api/admin-articles.ts');
	const [article] = await readArticles();
	if (!article) throw new Error('There is no article');
	const articleNow = async () => (await readArticles()).find(({ id }) => id === article.id);
	const { articleSaves, readBlogNow, followBlog } = await import(
		'#features/admin/articles/article-writes.ts'
	);
	return { ...office, article, articleNow, saveArticle: articleSaves(), readBlogNow, followBlog };
}

test('an article is hidden, and the words name it', async () => {
	const { saveArticle, article, articleNow, said } = await anArticlesTab();
	const hidden = await saveArticle(article, { is_enabled: false });
	expect(hidden).toEqual({ ...article, is_enabled: false, revision: expect.any(Number) });
	expect((await articleNow())?.is_enabled).toBe(false);
	expect(said()).toEqual([`Saved: ${article.article_title}`]);
});

test('with no signal an article stays as it was, and the editor reads why', async () => {
	const { saveArticle, article, articleNow, network, said } = await anArticlesTab();
	const { answer } = network;
	network.answer = noSignal as typeof network.answer;
	expect(await saveArticle(article, { is_enabled: false })).toBeUndefined();
	expect(said()).toEqual(['No answer came, so we don’t know whether this was done. Please try again.']);
	network.answer = answer;
	expect(await articleNow()).toEqual(article);
});

test('when two editors edit one article, the second sees the first one’s, and saves on top of it', async () => {
	const { saveArticle, article, said } = await anArticlesTab();
	const theirs = await saveArticle(article, { is_enabled: false });
	expect(await saveArticle(article, { locality: 'college', locality_id: '' })).toEqual(theirs);
	expect(said().at(-1)).toBe('Somebody else just changed this article. Check it, then save again.');
	expect(await saveArticle(theirs ?? article, { is_enabled: true })).toMatchObject({ is_enabled: true });
});

test('two changes made before the first is answered are both saved, the second on top of the first', async () => {
	const { saveArticle, article, articleNow, said } = await anArticlesTab();
	const changes = [
		{ locality: 'state', locality_id: 'AK' },
		{ locality: 'general', locality_id: '' },
	] as const;
	await Promise.all(changes.map((change) => saveArticle(article, change)));
	expect(said()).toEqual(changes.map(() => `Saved: ${article.article_title}`));
	expect(await articleNow()).toMatchObject({ locality: 'general', locality_id: '' });
});

test('a save that fails does not block the one that waits for it', async () => {
	const { saveArticle, article } = await anArticlesTab();
	const breaks = {
		get is_enabled(): boolean {
			throw new RangeError('broken');
		},
	};
	const [broken, next] = await Promise.allSettled([
		saveArticle(article, breaks),
		saveArticle(article, { is_enabled: false }),
	]);
	expect(broken).toMatchObject({ status: 'rejected', reason: new RangeError('broken') });
	expect(next).toMatchObject({ status: 'fulfilled', value: { is_enabled: false } });
});

test('nor does a change that waited overwrite what somebody else saved first', async () => {
	const { saveArticle, article, articleNow, said } = await anArticlesTab();
	const { articleSaves } = await import('#features/admin/articles/article-writes.ts');
	const theirs = await articleSaves()(article, { is_enabled: false });
	const mine = [{ locality: 'state', locality_id: 'AK' }, { is_enabled: true }] as const;
	await Promise.all(mine.map((change) => saveArticle(article, change)));
	expect(await articleNow()).toEqual(theirs);
	expect(said().slice(1)).toEqual(
		mine.map(() => 'Somebody else just changed this article. Check it, then save again.'),
	);
});

test('an article may be about a college hidden from visitors; one that does not exist is named', async () => {
	const { saveArticle, article, articleNow, said } = await anArticlesTab();
	const { saveCollege } = await import('#api/admin-colleges.ts');
	await saveCollege(164924, { visible: false });
	const about = { locality: 'college', locality_id: '164924,166027' } as const;
	const hidden = await saveArticle(article, about);
	expect(hidden).toMatchObject(about);
	expect(await saveArticle(hidden ?? article, { locality_id: '164924,7' })).toBeUndefined();
	expect(said().at(-1)).toBe('There is no college 7.');
	expect(await articleNow()).toMatchObject(about);
});

test('the blog is read, and the list is the new one', async () => {
	const { readBlogNow, article } = await anArticlesTab();
	const { blog, articles, fault } = await readBlogNow();
	expect([blog?.failures, fault]).toEqual([0, undefined]);
	expect(articles).toContainEqual(article);
});

test('when the signal goes after the blog was read, how that went is still shown', async () => {
	const { readBlogNow, network } = await anArticlesTab();
	const { answer } = network;
	network.answer = (address, init) =>
		(init?.method === 'POST' ? answer(address, init) : noSignal(address)) as never;
	expect(await readBlogNow()).toEqual({
		blog: expect.objectContaining({ failures: 0 }),
		fault: 'No answer came, so we don’t know whether this was done. Please try again.',
	});
});

/** The state of a blog that is being read, or has been. */
const aState = (is_reading: boolean) => ({
	url: 'https://blog.example',
	succeeded: null,
	failures: 1,
	last_error: 'The blog answered 500.',
	next_attempt: null,
	is_reading,
});

test('while the blog is still being read, its articles are not asked for; then they come with the outcome', async () => {
	const { readBlogNow, followBlog, network, requests, article } = await anArticlesTab();
	const { answer } = network;
	const told = { is_reading: true };
	network.answer = async (address, init) =>
		address.includes('/wordpress/s') ? Response.json(aState(told.is_reading)) : answer(address, init);
	requests.length = 0;
	expect(await readBlogNow()).toEqual({ blog: aState(true) });
	expect(await followBlog()).toEqual({ blog: aState(true) });
	expect(requests).toEqual(['POST /api/admin/wordpress/sync', 'GET /api/admin/wordpress/state']);
	told.is_reading = false;
	expect(await followBlog()).toEqual({ blog: aState(false), articles: expect.arrayContaining([article]) });
});

test('a lost signal or a busy server leaves open how the reading goes; a session that has ended does not', async () => {
	const { followBlog, network, answer } = await anArticlesTab();
	network.answer = noSignal as typeof network.answer;
	const doubt = 'No answer came, so we don’t know how the reading goes. This page asks again.';
	expect(await followBlog()).toEqual({ doubt });
	answer(503, 'overloaded');
	expect(await followBlog()).toEqual({ doubt });
	answer(401, 'not_signed_in');
	expect(await followBlog()).toEqual({
		fault: 'You’re no longer signed in. Sign in using another tab, then try again.',
	});
});
