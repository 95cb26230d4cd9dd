import { afterAll, beforeEach, expect, test } from 'vitest';
import { articles } from '#server/articles/table.ts';
import { aBlog, aPost, somePosts } from './a-blog.ts';
import { aReader, DAY } from './a-reader.ts';

const blog = await aBlog();
beforeEach(() => {
	blog.posts = somePosts(3);
	blog.instead = () => false;
});
afterAll(() => blog.close());

const without = (id: number) => blog.posts.filter((post) => post.id !== id);

test('a post that is gone is flagged at the next look at the list, and shown again when it comes back', async () => {
	blog.posts.push(aPost(4, { modified: '2026-11-21T11:00:00' }));
	const reader = aReader(blog.url);
	await reader.run();
	reader.change(2, { locality: 'state', locality_id: 'MA' });
	blog.posts = without(2);
	reader.pass(15);
	await reader.run();
	expect(await reader.shown()).toContain(2);
	reader.pass(DAY);
	await reader.run();
	expect(await reader.shown()).not.toContain(2);
	expect(reader.row(2)).toMatchObject({ vanished: true, locality: 'state', locality_id: 'MA' });

	blog.posts = [...blog.posts, aPost(2)];
	reader.pass(DAY);
	await reader.run();
	expect(await reader.shown()).toContain(2);
	expect(reader.row(2)).toMatchObject({ vanished: false, locality: 'state', locality_id: 'MA' });
});

test('a post taken out of the trash is shown with the next changes', async () => {
	const reader = aReader(blog.url);
	await reader.run();
	blog.posts = without(3);
	reader.pass(DAY);
	await reader.run();
	expect(await reader.shown()).not.toContain(3);
	blog.posts = [...blog.posts, aPost(3, { modified: '2026-11-22T13:00:00' })];
	reader.pass(15);
	await reader.run();
	expect(await reader.shown()).toContain(3);
});

test('a post that is put behind a password is no longer shown, and neither are its words', async () => {
	blog.posts = [aPost(1), aPost(2, { isProtected: true })];
	const reader = aReader(blog.url);
	await reader.run();
	expect(await reader.shown()).toEqual([1]);
	blog.posts = [aPost(1, { isProtected: true, modified: '2026-11-21T12:05:00' })];
	reader.pass(15);
	await reader.run();
	expect(await reader.shown()).toEqual([]);
	expect(reader.row(1)?.body).toBe('');
});

test('a post is not missing because another was deleted while the list was paged through', async () => {
	blog.posts = somePosts(201);
	const reader = aReader(blog.url);
	await reader.run();
	reader.pass(DAY);
	let asked = 0;
	blog.instead = (request) => {
		const isList = /_fields=id%2Cmodified_gmt&page=2/.test(request.url ?? '');
		if (isList && asked++ === 0) blog.posts = without(50);
		return false;
	};
	await reader.run();
	expect(asked).toBe(1);
	const shown = await reader.shown();
	expect(shown).toContain(101);
	expect(shown).toHaveLength(201);
	reader.pass(DAY);
	await reader.run();
	expect(await reader.shown()).not.toContain(50);
});

test('targeting, switching off and words changed here outlast what the blog writes', async () => {
	const reader = aReader(blog.url);
	await reader.run();
	reader.change(1, { locality: 'college', locality_id: '164924, 166027', is_enabled: false });
	reader.change(2, { article_title: 'Our title', edited_fields: ['article_title'] });
	const changes = { title: 'Their title', content: '<p>Their words.</p>', modified: '2026-11-21T12:10:00' };
	blog.posts = [aPost(1, changes), aPost(2, changes), aPost(3)];
	reader.pass(15);
	await reader.run();
	expect(reader.row(1)).toMatchObject({
		article_title: 'Their title',
		locality: 'college',
		locality_id: '164924, 166027',
		is_enabled: false,
	});
	expect(reader.row(2)).toMatchObject({ article_title: 'Our title', body: '<p>Their words.</p>' });
});

/** Runs what is due, again and again; returns after how many hours no article is shown any more. */
async function hoursUntilEmpty(reader: ReturnType<typeof aReader>) {
	const began = reader.now().getTime();
	for (let readings = 0; readings < 20; readings += 1) {
		await reader.run();
		if ((await reader.shown()).length === 0) return (reader.now().getTime() - began) / 3_600_000;
		reader.pass(((reader.state().next_attempt?.getTime() ?? 0) - reader.now().getTime()) / 60_000);
	}
	return Number.POSITIVE_INFINITY;
}

test('a blog that has lost its posts takes no article along, and the back office says so', async () => {
	const reader = aReader(blog.url);
	await reader.run();
	blog.posts = [aPost(77, { title: 'Hello world!' })];
	reader.pass(DAY);
	await reader.run();
	expect(await reader.shown()).toEqual(expect.arrayContaining([1, 2, 3]));
	expect(reader.state()).toMatchObject({
		failures: 1,
		last_error: expect.stringMatching(/^It no longer has most of the articles that are shown here\./),
	});
	blog.posts = somePosts(3);
	reader.pass(1);
	await reader.run();
	expect(reader.state()).toMatchObject({ failures: 0, last_error: null });
	expect(await reader.shown()).toEqual(expect.arrayContaining([1, 2, 3]));
});

test('an empty blog is believed after a night, whatever trouble came before', async () => {
	const reader = aReader(blog.url);
	await reader.run();
	blog.posts = [];
	await reader.note({ next_attempt: null, listed: null, failures: 40, last_error: 'The blog answered 500.' });
	expect(Math.round(await hoursUntilEmpty(reader))).toBe(12);
	expect(reader.state()).toMatchObject({ failures: 0, last_error: null });
});

test('pressing "Sync now" again and again hurries no belief in an empty blog', async () => {
	const reader = aReader(blog.url);
	await reader.run();
	blog.posts = [];
	for (let press = 0; press < 30; press += 1) await reader.readNow();
	expect(await reader.shown()).toHaveLength(3);
	reader.pass(8 * 60);
	await reader.readNow();
	expect(await reader.shown()).toEqual([]);
});

test('a clock that ran ahead holds up no belief in an empty blog', async () => {
	const reader = aReader(blog.url);
	reader.pass(10 * 365 * DAY);
	await reader.run();
	blog.posts = [];
	reader.pass(-10 * 365 * DAY);
	for (let press = 0; press < 2; press += 1) await reader.readNow();
	expect(await reader.shown()).toEqual([]);
});

test('the only post of a blog is gone at once', async () => {
	blog.posts = [aPost(1)];
	const reader = aReader(blog.url);
	await reader.run();
	blog.posts = [];
	reader.pass(DAY);
	await reader.run();
	expect(await reader.shown()).toEqual([]);
});

test('articles of our own are none of the blog’s business', async () => {
	const reader = aReader(blog.url);

	const at = new Date('2026-01-01T00:00:00Z');
	const own = { id: 'our-own', article_title: 'Ours', URL: '/student-voices/our-own', excerpt: '', body: '' };
	reader.db
		.insert(articles)
		.values({ ...own, published: at, modified: at })
		.run();
	await reader.run();
	blog.posts = [];
	reader.pass(DAY);
	await hoursUntilEmpty(reader);
	expect((await reader.read('/api/public/wordpress')).map(({ id }: { id: string }) => id)).toEqual([
		'our-own',
	]);
});
