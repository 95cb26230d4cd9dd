import { afterEach, expect, test, vi } from 'vitest';
import { createForwarder } from '#server/newsletter/forwarder.ts';
import { createRateLimitStore } from '#server/rate-limits/store.ts';
import { type Jobs, repeat } from '#server/timing/repeat.ts';
import { createReadiness } from '#server/watch/readiness.ts';
import { createStuckJobs } from '#server/watch/stuck-jobs.ts';
import { aClock } from './a-clock.ts';
import { aDatabase } from './a-server.ts';
import { aMailServer } from './mail/a-mail-server.ts';
import { aPostOffice } from './mail/a-post-office.ts';
import { mailServers } from './mail/mail-servers.ts';
import { linksOf } from './newsletter/a-newsletter-mail.ts';
import { theForms } from './the-forms.ts';
import { aBlog, aPost } from './wordpress/a-blog.ts';
import { aReader } from './wordpress/a-reader.ts';

// A clock that ran ten years ahead and was corrected holds nothing back.
const DECADE = 10 * 365 * 24 * 60;
const aServerWith = mailServers();
afterEach(() => vi.useRealTimers());

test('mail that was put off or leased by a wrong clock is sent when the clock is right', async () => {
	const down = await aMailServer();
	await down.close();
	const office = aPostOffice();
	const { run, outbox } = office.worker(down.url);
	office.pass(DECADE);
	office.post({ to: 'late@example.org' });
	expect(await run()).toBe(0);
	office.post({ to: 'leased@example.org' });
	expect(outbox.take('w_dead', office.now())?.to).toBe('leased@example.org');
	office.pass(-DECADE);
	const back = await aServerWith({}, down.port);
	expect(await run()).toBe(2);
	expect(back.took.map(({ to }) => to[0]).sort()).toEqual(['late@example.org', 'leased@example.org']);
});

test('a clock that is put right by a second takes no mail from the worker that sends it', () => {
	const office = aPostOffice();
	office.post();
	const { outbox } = office.worker('smtp://127.0.0.1:1');
	expect(outbox.take('w_one', office.now())).toBeDefined();
	office.pass(-1 / 60);
	expect(outbox.take('w_two', office.now())).toBeUndefined();
});

test('limits reached under a wrong clock are lifted when the clock is right', async () => {
	const { now, pass } = aClock();
	const limits = createRateLimitStore(aDatabase());
	const limit = { key: 'contact from 198.51.100.7', most: 1, windowMs: 3_600_000 };
	pass(DECADE);
	await limits.take(limit, now());
	expect(await limits.take(limit, now())).toBe(3600);
	pass(-DECADE);
	expect(await limits.take(limit, now())).toBe(0);
	expect(await limits.take(limit, now())).toBe(3600);
});

test('a blog that was read by a wrong clock is read when the clock is right, and so is its list', async () => {
	const blog = await aBlog([aPost(1), aPost(2, { modified: '2036-01-01T00:00:00' })]);
	const reader = aReader(blog.url);
	reader.pass(DECADE);
	await reader.run();
	reader.pass(-DECADE);
	blog.posts = [aPost(1, { title: 'Written anew', modified: '2026-11-21T12:00:00' })];
	await reader.run();
	expect(reader.row(1)?.article_title).toBe('Written anew');
	expect(await reader.shown()).toEqual([1]);
	await blog.close();
});

test('a post from the future hides no change until then', async () => {
	const blog = await aBlog([aPost(1), aPost(2, { modified: '2036-01-01T00:00:00' })]);
	const reader = aReader(blog.url);
	await reader.run();
	reader.pass(15);
	blog.posts = [aPost(1, { title: 'Written anew', modified: '2026-11-21T12:10:00' })];
	await reader.run();
	expect(reader.row(1)?.article_title).toBe('Written anew');
	await blog.close();
});

test('a subscriber due in ten years by a wrong clock is still reported to the outside list', async () => {
	const { db, app, popup, rows, now, pass } = theForms({ newsletter: { forwards: true } });
	const received: string[] = [];
	const forward = createForwarder({
		db,
		forwarder: { url: 'https://list.example', lists: [] },
		ask: async ({ body = '' }) => {
			received.push(JSON.parse(body).email);
			return { status: 200, headers: {}, text: '' };
		},
		now,
		log: () => undefined,
	});
	pass(DECADE);
	await popup({ email: 'rosa@example.com', firstName: 'Rosa' });
	const { confirm } = linksOf(rows().mails.at(-1));
	await app.request(confirm, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } });
	pass(-DECADE);
	await forward();
	expect(received).toEqual(['rosa@example.com']);
});

test.each([
	['ahead, as after a pause of the machine', 1],
	['back', -1],
])('a server whose clock is set %s stays ready, and goes on looking', async (_, direction) => {
	vi.useFakeTimers({ toFake: ['Date', 'performance'] });
	const jobs: Jobs = new Map();
	const stop = repeat(async () => undefined, {
		everyMs: 60 * 60_000,
		log: () => undefined,
		noted: { jobs, as: 'pruning' },
	});
	const findStuck = createStuckJobs({ jobs, log: () => undefined });
	const parts = { db: aDatabase(), file: null, clientFile: null };
	const findFaults = createReadiness({ ...parts, log: expect.unreachable });
	const look = async () => [...(await findFaults()), ...findStuck()];
	expect(await look()).toEqual([]);
	vi.setSystemTime(Date.now() + direction * DECADE * 60_000);
	vi.advanceTimersByTime(3000);
	expect(await look()).toEqual([]);
	jobs.set('outbox', { everyMs: 2000, movedAt: Number.NEGATIVE_INFINITY });
	vi.advanceTimersByTime(3000);
	expect(await look()).toEqual(['outbox']);
	await stop();
});
