import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAskOutside } from '#server/outside/ask.ts';
import { repeat } from '#server/timing/repeat.ts';
import { keepReading } from '#server/wordpress/keep-reading.ts';
import { createWordpressStore } from '#server/wordpress/store.ts';
import { inTime } from '../../in-time.ts';
import { aCatalogue } from '../a-catalogue.ts';
import { aServer } from '../a-server.ts';
import { countedJobs } from '../counted-jobs.ts';
import { aBlog, somePosts } from './a-blog.ts';
import { aReader, DAY } from './a-reader.ts';

/** A blog that takes its time; `most` is how many requests it had at once. */
async function aSlowBlog() {
	const blog = await aBlog(somePosts(150));
	const busy = { now: 0, most: 0 };
	blog.instead = (_request, answer) => {
		busy.now += 1;
		busy.most = Math.max(busy.most, busy.now);
		const end = answer.end.bind(answer);
		answer.end = ((...body: unknown[]) => {
			void sleep(60).then(() => {
				busy.now -= 1;
				(end as (...body: unknown[]) => void)(...body);
			});
			return answer;
		}) as typeof answer.end;
		return false;
	};
	return { blog, busy };
}

test('a blog is read once at a time, however slow it is', async () => {
	const { blog, busy } = await aSlowBlog();
	const reader = aReader(blog.url);
	const stop = repeat(reader.run, { everyMs: 5, log: (line) => reader.log.push(line) });
	// Two pages per reading: the third request belongs to the second reading.
	await inTime(() => expect(blog.asked.length).toBeGreaterThan(2));
	await stop();
	expect(busy.most).toBe(1);
	expect(blog.asked.length % 2).toBe(0);
	expect(await reader.shown()).toHaveLength(150);
	await blog.close();
});

test('two servers on one database read a blog once between them', async () => {
	const { blog, busy } = await aSlowBlog();
	const one = aReader(blog.url);
	const other = aReader(blog.url, { db: one.db });
	await Promise.all([one.run(), other.run()]);
	expect([busy.most, blog.asked.length]).toEqual([1, 4]);
	expect([...one.log, ...other.log]).toEqual([]);
	expect(await one.shown()).toHaveLength(150);
	await blog.close();
});

test('a reading that died halfway is started again by another after five minutes', async () => {
	const blog = await aBlog(somePosts(3));
	const reader = aReader(blog.url);
	const turn = { now: reader.now(), mostMs: 6 * 3_600_000, forMs: 5 * 60_000 };
	expect(await createWordpressStore(reader.db, blog.url).takeTurn(turn)).toBe(true);
	reader.pass(4);
	await reader.run();
	expect(blog.asked).toEqual([]);
	reader.pass(1);
	await reader.run();
	expect(await reader.shown()).toHaveLength(3);
	await blog.close();
});

test('every server on the database reports that the blog is being read, until it has been or its reader has died', async () => {
	const blog = await aBlog(somePosts(3));
	const reader = aReader(blog.url);
	const other = aReader(blog.url, { db: reader.db });
	expect(other.blog.state()).toMatchObject({ is_reading: false });
	const seen: boolean[] = [];
	blog.instead = (_request, answer) => {
		seen.push(other.blog.state().is_reading);
		if (seen.length === 1) answer.writeHead(500).end();
		return seen.length === 1;
	};
	await reader.run();
	expect(other.blog.state()).toMatchObject({ is_reading: false, failures: 1 });
	await reader.readNow();
	expect(other.blog.state()).toMatchObject({ is_reading: false, failures: 0 });
	expect(seen).toEqual([true, true, true]);
	const turn = { now: other.now(), mostMs: 6 * 3_600_000, forMs: 5 * 60_000 };
	other.pass(15);
	expect(await createWordpressStore(reader.db, blog.url).takeTurn({ ...turn, now: other.now() })).toBe(true);
	expect(other.blog.state().is_reading).toBe(true);
	other.pass(5);
	expect(other.blog.state().is_reading).toBe(false);
	await blog.close();
});

test('a turn that a wrong clock has put far ahead does not count as a reading', async () => {
	const reader = aReader('https://blog.example');
	await reader.note({ reading_until: new Date(reader.now().getTime() + DAY * 60_000) });
	expect(reader.blog.state().is_reading).toBe(false);
});

test('visitors are answered while a page of long posts is cleaned', async () => {
	const content = '<p>Some words, and <b>some more</b>.</p>'.repeat(500);
	const posts = somePosts(100).map((post) => ({ ...post, content }));
	const { db } = aServer({ catalogue: aCatalogue({ articles: [] }) });
	let turns = 0;
	const timer = setInterval(() => (turns += 1), 0);
	const rest = (text: string) => ({ rendered: text });
	await createWordpressStore(db, 'https://blog.example').save(
		posts.map(({ id, title, excerpt, date, modified }) => ({
			id,
			title: rest(title),
			link: '',
			excerpt: rest(excerpt),
			content: rest(content),
			date_gmt: date,
			modified_gmt: modified,
		})),
	);
	clearInterval(timer);
	expect(turns).toBeGreaterThan(20);
});

test('the server reads its blog from the start, and stops once the current work is done', async () => {
	const { blog } = await aSlowBlog();
	const { db, read, log } = aServer({ catalogue: aCatalogue({ articles: [] }) });
	const { jobs, moves } = countedJobs();
	const stop = keepReading(db, {
		blogUrl: blog.url,
		ask: createAskOutside({ allowLoopback: true }),
		now: () => new Date(),
		jobs,
		log: (line) => log.push(line),
	});
	await stop();
	expect(log).toEqual([]);
	expect(await read('/api/public/wordpress')).toHaveLength(150);
	// Each page is a step.
	expect(moves).toEqual({ blog: 1 + blog.asked.length + 1 });
	await blog.close();
});

test('in production a blog on this machine is not asked', async () => {
	const blog = await aBlog(somePosts(1));
	const { db, log } = aServer();
	const ask = createAskOutside({ allowLoopback: false });
	await keepReading(db, {
		blogUrl: blog.url,
		ask,
		now: () => new Date(),
		jobs: new Map(),
		log: (line) => log.push(line),
	})();
	expect(blog.asked).toEqual([]);
	expect(log).toEqual(['the blog could not be read, for the 1. time: 127.0.0.1 must be asked over https.']);
	await blog.close();
});
