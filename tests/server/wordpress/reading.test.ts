import { afterAll, beforeEach, expect, test } from 'vitest';
import { revisionReader } from '#server/db/revision.ts';
import { aBlog, aPost, somePosts } from './a-blog.ts';
import { aReader, DAY } from './a-reader.ts';

const blog = await aBlog();
beforeEach(() => {
	blog.posts = [];
	blog.asked = [];
});
afterAll(() => blog.close());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b);

test('a blog of 250 posts is read in three pages, as the API requires', async () => {
	blog.posts = [...somePosts(250), aPost(251, { status: 'draft' }), aPost(252, { status: 'trash' })];
	const reader = aReader(blog.url);
	await reader.run();
	expect(reader.log).toEqual([]);
	expect(sorted(await reader.shown())).toEqual(numbers(250));
	const [first, ...rest] = blog.asked.map((query) => Object.fromEntries(query));
	expect(first).toEqual({
		rest_route: '/wp/v2/posts',
		orderby: 'id',
		order: 'asc',
		per_page: '100',
		_fields: 'id,title,link,date_gmt,modified_gmt,excerpt,content',
		page: '1',
	});
	expect(rest.map(({ page, _fields }) => [page, _fields?.split(',').length])).toEqual([
		['2', 7],
		['3', 7],
		['1', 2],
		['2', 2],
		['3', 2],
	]);
});

test('a post becomes an article: words for a title, clean HTML with whole links, its times', async () => {
	blog.posts = [
		aPost(12, {
			title: 'Dorms &amp; Dining: &#8220;Don&#8217;t&#8221; ask &lt;b&gt; <em>this</em> &amp;amp; that',
			content:
				'<p onclick="x">See <a href="/?p=3" class="y">this</a>.</p><script>alert(1)</script><figure><img src="x"><figcaption>Quad</figcaption></figure>',
			excerpt: '<p>In short&#8230; [&hellip;]</p>\n',
			date: '2026-09-01T10:30:00',
			modified: '2026-09-02T11:45:59',
		}),
	];
	const reader = aReader(`${blog.url}/blog`);
	await reader.run();
	const article = await reader.read('/api/public/wordpress/article?id=12');
	expect(article).toEqual({
		id: '12',
		wordpress_id: 12,
		article_title: 'Dorms & Dining: “Don’t” ask <b> this &amp; that',
		URL: `${blog.url}/blog/?p=12`,
		excerpt: 'In short…',
		body: `<p>See <a href="https://127.0.0.1:${new URL(blog.url).port}/?p=3">this</a>.</p>   Quad`,
		locality: 'general',
		locality_id: '',
		is_enabled: true,
		published: '2026-09-01T10:30:00.000Z',
		modified: '2026-09-02T11:45:59.000Z',
		is_sample: false,
	});
});

test('a link within a post leads to that place of it at the blog, one beside it to what lies there', async () => {
	blog.posts = [aPost(9, { content: '<p><a href="#rain">Rain</a> <a href="about">Us</a></p>' })];
	const reader = aReader(`${blog.url}/blog`);
	await reader.run();
	const there = `${blog.url.replace('http:', 'https:')}/blog`;
	expect(reader.row(9)?.body).toBe(
		`<p><a href="${there}/?p=9#rain">Rain</a> <a href="${there}/about">Us</a></p>`,
	);
});

test('a post without a title still has a name, a long excerpt an end', async () => {
	blog.posts = [aPost(5, { title: ' &nbsp; ', excerpt: `<p>${'word '.repeat(200)}</p>` })];
	const reader = aReader(blog.url);
	await reader.run();
	expect(reader.row(5)?.article_title).toBe('Article 5');
	expect(reader.row(5)?.excerpt).toMatch(/^(word ){40,}word…$/);
	expect(reader.row(5)?.excerpt.length).toBeLessThanOrEqual(300);
});

test('a post of nothing but pictures, or too long for a phone, gets a short version', async () => {
	blog.posts = [
		aPost(6, { content: '<figure><img src="x.jpg"></figure>' }),
		aPost(7, { content: `<p>${'word '.repeat(80_000)}</p>` }),
		aPost(8, { content: `<p>${'word '.repeat(79_000)}</p>` }),
	];
	const reader = aReader(blog.url);
	await reader.run();
	expect(reader.row(6)?.body).toBe('<p>Post 6 in short.</p>');
	expect(reader.row(7)?.body).toBe('<p>Post 7 in short.</p>');
	expect(reader.row(8)?.body).toMatch(/^<p>word .*word <\/p>$/);
});

test('nothing is asked until it is due; then only what changed, and the whole list daily', async () => {
	blog.posts = somePosts(3);
	const reader = aReader(blog.url);
	await reader.run();
	blog.asked = [];
	reader.pass(14);
	await reader.run();
	expect(blog.asked).toEqual([]);
	reader.pass(1);
	blog.posts = [
		aPost(1),
		aPost(2, { title: 'Written anew', modified: '2026-11-21T12:10:00' }),
		aPost(3),
		aPost(4, { modified: '2026-11-21T12:12:30' }),
	];
	await reader.run();
	const since = () => blog.asked.map((query) => [query.get('modified_after'), query.get('after')]);
	expect(since()).toEqual([
		['2026-10-02T06:55:00Z', null],
		[null, '2026-10-02T06:55:00Z'],
	]);
	expect(reader.row(2)?.article_title).toBe('Written anew');
	expect(await reader.shown()).toContain(4);
	blog.asked = [];
	reader.pass(15);
	await reader.run();
	expect(since()[0]).toEqual(['2026-11-21T11:07:30Z', null]);
	reader.pass(DAY);
	await reader.run();
	expect(blog.asked.slice(-2).map((query) => query.get('_fields'))).toEqual([
		'id,title,link,date_gmt,modified_gmt,excerpt,content',
		'id,modified_gmt',
	]);
});

test('unchanged posts are not written, so visitors’ copies stay valid', async () => {
	blog.posts = somePosts(3);
	const reader = aReader(blog.url);
	await reader.run();
	const revision = revisionReader(reader.db);
	const before = revision();
	reader.pass(DAY);
	await reader.run();
	expect(blog.asked.length).toBeGreaterThan(2);
	expect(revision()).toBe(before);
	blog.posts = [aPost(1, { content: '<p>New.</p>', modified: '2026-11-22T12:00:00' }), aPost(2), aPost(3)];
	reader.pass(15);
	await reader.run();
	expect(revision()).toBe(before + 1);
});

test('the full list finds what the changes missed: a post put back with an old time, and one with another', async () => {
	blog.posts = somePosts(150);
	const reader = aReader(blog.url);
	await reader.run();
	const late = aPost(151, { date: '2020-01-01T00:00:00', modified: '2020-01-01T00:00:00' });
	blog.posts = [...blog.posts, late].map((post) =>
		post.id === 7 ? aPost(7, { title: 'Older words', modified: '2026-01-01T00:00:00' }) : post,
	);
	reader.pass(15);
	await reader.run();
	expect(reader.row(151)).toBeUndefined();
	reader.pass(DAY);
	await reader.run();
	expect(reader.row(151)?.vanished).toBe(false);
	expect(reader.row(7)?.article_title).toBe('Older words');
});

test('a scheduled post is there within a quarter of an hour, though it was written last week', async () => {
	blog.posts = [aPost(1, { modified: '2026-11-21T11:55:00' })];
	const reader = aReader(blog.url);
	await reader.run();
	reader.pass(15);
	blog.posts.push(aPost(2, { date: '2026-11-21T12:10:00', modified: '2026-11-14T09:00:00' }));
	await reader.run();
	expect(reader.row(2)?.published.toISOString()).toBe('2026-11-21T12:10:00.000Z');
});

test('a blog whose files were saved with a byte order mark is read all the same', async () => {
	blog.posts = [aPost(1)];
	blog.instead = (_request, answer) => {
		const end = answer.end.bind(answer);
		answer.end = ((body: string) => end(`\uFEFF${body}`)) as typeof answer.end;
		return false;
	};
	const reader = aReader(blog.url);
	await reader.run();
	blog.instead = () => false;
	expect(reader.log).toEqual([]);
	expect(await reader.shown()).toEqual([1]);
});

test('a post of more tags than anybody writes gets a short version, too: cleaning it would hold up everyone', async () => {
	blog.posts = [
		aPost(1, { content: `${'<b>'.repeat(20_001)}Words` }),
		aPost(2, { content: '<b>Words</b> '.repeat(9_000) }),
	];
	const reader = aReader(blog.url);
	await reader.run();
	expect(reader.row(1)?.body).toBe('<p>Post 1 in short.</p>');
	expect(reader.row(2)?.body).toContain('<b>Words</b>');
});
