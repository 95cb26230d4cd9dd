import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { articles } from '#server/articles/table.ts';
import { aBlog, aPost, somePosts } from './a-blog.ts';
import { aReader, DAY } from './a-reader.ts';

const blog = await aBlog();
beforeEach(() => {
	blog.posts = somePosts(3);
	blog.instead = () => false;
	blog.asked = [];
});
afterAll(() => blog.close());

const json = { 'Content-Type': 'application/json', 'X-WP-Total': '1', 'X-WP-TotalPages': '1' };
const whole = { title: { rendered: 'x' }, link: 'x', excerpt: { rendered: '' }, content: { rendered: '' } };
const sent = (body: unknown) => (answer: ServerResponse) =>
	answer.writeHead(200, json).end(typeof body === 'string' ? body : JSON.stringify(body));
const at = '2026-11-21T13:00:00';

/** A blog's possible answers, and how each is reported. */
const answers: [string, (answer: ServerResponse) => unknown, RegExp][] = [
	['is out of order', (answer) => answer.writeHead(500).end('Error'), /^The blog answered 500\.$/],
	['is being repaired', (answer) => answer.writeHead(503).end(), /^The blog answered 503\.$/],
	['refuses us', (answer) => answer.writeHead(403).end('{}'), /^The blog answered 403\.$/],
	['is no WordPress', (answer) => answer.writeHead(200).end('[]'), /is it WordPress\?$/],
	['cuts its JSON off', sent('[{"id":1,'), /no JSON, or was cut off/],
	['answers HTML', sent('<!doctype html><h1>Hi</h1>'), /no JSON/],
	['answers an error as 200', sent({ code: 'rest_error' }), /none of WordPress's/],
	['has a post without words', sent([{ id: 1, date_gmt: at, modified_gmt: at }]), /\(0\.title: /],
	['has a post of no number', sent([{ ...whole, id: -1, date_gmt: at, modified_gmt: at }]), /\(0\.id: /],
	[
		'has a post of no day',
		sent([{ ...whole, id: 1, date_gmt: '2026-02-31T25:00:00', modified_gmt: at }]),
		/\(0\.date_gmt: no such time\)/,
	],
	[
		'never stops counting pages',
		(answer) => answer.writeHead(200, { ...json, 'X-WP-TotalPages': '201' }).end('[]'),
		/^The blog has 201 pages of posts; 200 is the most that is read\.$/,
	],
	[
		'answers more than anybody reads',
		(answer) => {
			answer.writeHead(200, json);
			answer.end(`["${'x'.repeat(20_000_001)}"]`);
		},
		/^The answer has more than 20000000 bytes\.$/,
	],
	[
		'breaks off',
		(answer) => {
			answer.writeHead(200, { ...json, 'Content-Length': '1000' });
			answer.write('[', () => answer.destroy());
		},
		/./,
	],
	['hangs up', (answer) => answer.destroy(), /./],
	[
		'says nothing, for longer than we wait',
		(answer) => answer.writeHead(200, json).write('['),
		/^127\.0\.0\.1 took too long\.$/,
	],
	...['http://169.254.169.254/latest/meta-data/', 'http://10.0.0.1/', 'https://elsewhere.example/'].map(
		(to): [string, (answer: ServerResponse) => unknown, RegExp] => [
			`leads to ${to}`,
			(answer) => answer.writeHead(301, { Location: to }).end(),
			/^127\.0\.0\.1 redirects to another host, /,
		],
	),
	[
		'leads in a circle',
		(answer) => answer.writeHead(302, { Location: '?rest_route=/again' }).end(),
		/redirects without end/,
	],
];

test.each(answers)('a blog that %s changes nothing, and is asked again later', async (_, answer, words) => {
	const isSilent = words.source.includes('took too long');
	const reader = aReader(blog.url, { patienceMs: isSilent ? 1_500 : 30_000 });
	await reader.run();
	const before = reader.db.select().from(articles).all();
	const { seen_until, succeeded } = reader.state();
	expect(reader.log).toEqual([]);
	blog.instead = (_request, response) => {
		answer(response);
		return true;
	};
	reader.pass(15);
	await reader.run();
	expect(reader.db.select().from(articles).all()).toEqual(before);
	expect(reader.state()).toMatchObject({ failures: 1, seen_until, succeeded });
	expect(reader.state().last_error).toMatch(words);
	expect(reader.log).toEqual([`the blog could not be read, for the 1. time: ${reader.state().last_error}`]);

	blog.instead = () => false;
	blog.posts.push(aPost(4, { modified: '2026-11-21T12:20:00' }));
	reader.pass(1);
	await reader.run();
	expect(reader.state()).toMatchObject({ failures: 0, last_error: null });
	expect(await reader.shown()).toContain(4);
});

test.each<[string, (answer: ServerResponse) => unknown, number]>([
	['too long', (answer) => answer.writeHead(200, json).end(`["${'x'.repeat(20_000_001)}"]`), 30_000],
	['too slow', (answer) => answer.writeHead(200, json).write('['), 1_500],
])(
	'pages that are %s are asked for in shorter ones, and every post comes once',
	async (_, tooMuch, patienceMs) => {
		const reader = aReader(blog.url, { patienceMs });
		blog.posts = somePosts(147);
		// Only the posts from 107 to 111 are heavy.
		blog.instead = (request, answer) => {
			const query = new URL(request.url ?? '', 'http://blog').searchParams;
			const [length, page] = [Number(query.get('per_page')), Number(query.get('page'))];
			const isHeavy = length > 5 && page * length > 106 && (page - 1) * length < 111;
			if (isHeavy && query.get('_fields')?.includes('content')) tooMuch(answer);
			return isHeavy && Boolean(query.get('_fields')?.includes('content'));
		};
		await reader.run();
		expect(reader.log).toEqual([]);
		expect((await reader.shown()).sort((a, b) => a - b)).toEqual(blog.posts.map(({ id }) => id));
		const pages = blog.asked.map((asked) => `${asked.get('per_page')}/${asked.get('page')}`);
		expect(pages.slice(0, 5)).toEqual(['100/1', '100/2', '20/6', '5/21', '5/22']);
		expect(pages).toContain('5/30');
		expect(pages).not.toContain('5/31');
	},
);

test('each failure in a row doubles the wait, from half a minute to six hours', async () => {
	const reader = aReader(blog.url);
	blog.instead = (_request, answer) => {
		answer.writeHead(500).end();
		return true;
	};
	const waits: number[] = [];
	for (let tries = 0; tries < 13; tries += 1) {
		await reader.run();
		waits.push(((reader.state().next_attempt?.getTime() ?? 0) - reader.now().getTime()) / 60_000);
		reader.pass((waits.at(-1) ?? 0) - 0.01);
		const asked = blog.asked.length;
		await reader.run();
		expect(blog.asked.length).toBe(asked);
		reader.pass(0.02);
	}
	expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
	expect(reader.log).toHaveLength(13);
	expect(reader.state().failures).toBe(13);
});

test('a first reading that fails half way keeps what it has, and the next one brings the rest', async () => {
	blog.posts = somePosts(150);
	const reader = aReader(blog.url);
	blog.instead = (request, answer) => {
		const isSecond = request.url?.includes('page=2') ?? false;
		if (isSecond) answer.writeHead(500).end();
		return isSecond;
	};
	await reader.run();
	expect(await reader.shown()).toHaveLength(100);
	expect(reader.state()).toMatchObject({ seen_until: null, listed: null });
	blog.instead = () => false;
	reader.pass(1);
	await reader.run();
	expect(await reader.shown()).toHaveLength(150);
});

test('an incomplete list makes nothing vanish', async () => {
	blog.posts = somePosts(150);
	const reader = aReader(blog.url);
	await reader.run();
	blog.instead = (request, answer) => {
		const isSecond = /_fields=id%2Cmodified_gmt&page=2/.test(request.url ?? '');
		if (isSecond) answer.writeHead(502).end();
		return isSecond;
	};
	reader.pass(DAY);
	await reader.run();
	expect(reader.state().failures).toBe(1);
	expect(await reader.shown()).toHaveLength(150);
});

test('a blog that is not there is a failure like any other', async () => {
	const gone = await aBlog();
	await gone.close();
	const reader = aReader(gone.url);
	await reader.run();
	expect(reader.state().last_error).toMatch(/ECONNREFUSED/);
	expect((await reader.read('/api/public/wordpress')).length).toBe(0);
});
