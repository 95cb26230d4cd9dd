import { afterAll, expect, test } from 'vitest';
import { aBlog, aPost, somePosts } from './a-blog.ts';
import { aReader } from './a-reader.ts';

const blogs = [await aBlog(), await aBlog()] as const;
const [before, after] = blogs;
afterAll(() => Promise.all(blogs.map((blog) => blog.close())));

/** A reader of the first blog, in which an editor has decided about two posts, and one of the second blog. */
async function readers() {
	const first = aReader(before.url);
	before.posts = somePosts(3);
	await first.run();
	first.change(1, {
		locality: 'college',
		locality_id: '164924',
		article_title: 'Our title',
		edited_fields: ['locality', 'locality_id', 'article_title'],
	});
	first.change(2, { is_enabled: false, edited_fields: ['is_enabled'] });
	return { first, second: aReader(after.url, { db: first.db }) };
}

test('posts of another blog are new, even under the old blog’s numbers', async () => {
	const { second } = await readers();
	after.posts = [
		aPost(1, { title: 'Ohio winters', date: '2026-11-01T08:00:00' }),
		aPost(2, { date: '2026-11-02T08:00:00' }),
	];
	await second.run();
	expect(second.row(1)).toMatchObject({
		article_title: 'Ohio winters',
		locality: 'general',
		locality_id: '',
		edited_fields: [],
		URL: `${after.url}/?p=1`,
	});
	expect((await second.shown()).sort()).toEqual([1, 2]);
});

test('posts of a blog that has moved keep what was decided about them', async () => {
	const { second } = await readers();
	after.posts = before.posts;
	await second.run();
	expect(second.row(1)).toMatchObject({
		article_title: 'Our title',
		locality: 'college',
		locality_id: '164924',
		URL: `${after.url}/?p=1`,
	});
	expect((await second.shown()).sort()).toEqual([1, 3]);
});

test('an address without most of the posts hides them only after hours, and the right one brings them back at once', async () => {
	before.posts = somePosts(12);
	after.posts = [aPost(77, { title: 'Hello world!' })];
	const first = aReader(before.url);
	await first.run();
	const second = aReader(after.url, { db: first.db });
	const untilTurn = () => {
		const next = second.state().next_attempt?.getTime() ?? 0;
		second.pass((next - second.now().getTime()) / 60_000);
	};
	for (let reading = 0; reading < 3; reading++) {
		await second.run();
		expect(await second.shown()).toHaveLength(13);
		untilTurn();
	}
	second.pass(8 * 60);
	await second.run();
	expect(await second.shown()).toEqual([77]);
	first.pass(9 * 60);
	await first.run();
	expect((await first.shown()).sort((a, b) => a - b)).toEqual(somePosts(12).map(({ id }) => id));
	expect(first.state().last_error).toBeNull();
});
