import { afterAll, beforeEach, expect, test } from 'vitest';
import { articles } from '#server/articles/table.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { createBlog } from '#server/wordpress/keep-reading.ts';
import { aCatalogue, anArticle } from '../a-catalogue.ts';
import { aDatabase } from '../a-server.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { aBlog, aPost } from '../wordpress/a-blog.ts';

const CALL = '/api/admin/wordpress/update';
const blog = await aBlog();
beforeEach(() => {
	blog.posts = [aPost(12)];
	blog.instead = () => false;
});
afterAll(() => blog.close());

/** An office whose blog is on this machine. */
function anOfficeWithBlog() {
	const db = aDatabase(aCatalogue({ articles: [anArticle({ id: 'ours' })] }));
	const now = () => new Date('2026-11-21T23:30:00Z');
	const ask = createAskOutside({ allowLoopback: true });
	return aServerWithEditors({
		db,
		blog: createBlog(db, { blogUrl: blog.url, ask, now, log: () => undefined }),
	});
}

test('an editor sees every article, shown or not, and changes one field at a time', async () => {
	const { answerTo, editor, changes, now, read } = await anOfficeWithBlog();
	await answerTo('/api/admin/wordpress/sync', { body: {}, headers: editor.headers });
	const change = (body: object) => answerTo(CALL, { body, headers: editor.headers });
	expect((await change({ wordpress_id: 12, locality: 'state' })).body).toMatchObject({ locality: 'state' });
	expect((await change({ wordpress_id: 12, locality_id: 'MA' })).body).toMatchObject({ locality_id: 'MA' });
	expect(await read('/api/public/wordpress/locality?state=MA')).toHaveLength(1);
	expect((await change({ wordpress_id: 12, is_enabled: false })).body).toMatchObject({ is_enabled: false });
	expect(await read('/api/public/wordpress/locality?state=MA')).toEqual([]);
	const { body } = await answerTo(CALL, { headers: editor.headers });
	expect(body).toMatchObject([
		{ id: '12', wordpress_id: 12, locality: 'state', locality_id: 'MA', is_enabled: false, vanished: false },
		{ id: 'ours', wordpress_id: null, locality: 'general' },
	]);
	const entry = { account_id: editor.id, at: now(), what: 'article', key: '12' };
	expect(changes()).toEqual([
		{ ...entry, before: { locality: 'general' }, after: { locality: 'state' } },
		{ ...entry, before: { locality_id: '' }, after: { locality_id: 'MA' } },
		{ ...entry, before: { is_enabled: true }, after: { is_enabled: false } },
	]);
});

test('an article about another kind of place is about none of them yet', async () => {
	const { answerTo } = await anOfficeWithBlog();
	await answerTo(CALL, { body: { id: 'ours', locality: 'state', locality_id: 'MA' } });
	const { body } = await answerTo(CALL, { body: { id: 'ours', locality: 'college' } });
	expect(body).toMatchObject({ locality: 'college', locality_id: '' });
	const again = { id: 'ours', locality: 'college', revision: body.revision - 1 };
	expect((await answerTo(CALL, { body: again })).body).toEqual(body);
});

test.each([
	[{ locality: 'state', locality_id: 'ZZ' }, 'There is no state ZZ.'],
	[{ locality: 'subregion', locality_id: 'Boston' }, 'There is no subregion Boston.'],
	[{ locality: 'college', locality_id: '164924, 7' }, 'There is no college 7.'],
	[{ locality: 'college', locality_id: '164924,' }, 'There is no college without a number.'],
	[{ locality_id: 'MA' }, 'A general article is about no place.'],
	[{ locality: 'town' }, 'locality: must be one of general, state, subregion, college.'],
	[{ article_title: ' ' }, 'article_title: must not be empty.'],
	[{}, 'give a changed field.'],
])('%o is refused with a sentence, and nothing changes', async (change, detail) => {
	const { answerTo, changes, revision } = await anOfficeWithBlog();
	const before = revision();
	expect(await answerTo(CALL, { body: { id: 'ours', ...change } })).toMatchObject({
		status: 400,
		body: { detail },
	});
	expect([revision(), changes()]).toEqual([before, []]);
});

test('an article about a place that is no longer known can still be switched off, but not be about another such', async () => {
	const { answerTo, db } = await anOfficeWithBlog();
	db.update(articles).set({ locality: 'subregion', locality_id: 'Old Boston' }).run();
	const change = (body: object) => answerTo(CALL, { body: { id: 'ours', ...body } });
	expect(await change({ is_enabled: false })).toMatchObject({
		status: 200,
		body: { is_enabled: false, locality: 'subregion', locality_id: 'Old Boston' },
	});
	expect((await change({ locality_id: 'Older Boston' })).status).toBe(400);
	expect((await change({ locality: 'general' })).body).toMatchObject({ locality_id: '' });
});

test('an article that does not exist is not found', async () => {
	const { answerTo } = await anOfficeWithBlog();
	expect(await answerTo(CALL, { body: { wordpress_id: 99, is_enabled: true } })).toMatchObject({
		status: 404,
		body: { code: 'article_not_found' },
	});
});

test('saving the same value is not a change: no log, no news for phones', async () => {
	const { answerTo, changes, revision } = await anOfficeWithBlog();
	const before = revision();
	expect((await answerTo(CALL, { body: { id: 'ours', is_enabled: true } })).status).toBe(200);
	expect([revision(), changes()]).toEqual([before, []]);
	await answerTo(CALL, { body: { id: 'ours', is_enabled: false } });
	expect(revision()).toBe(before + 1);
});

test('the blog does not overwrite what an editor has changed', async () => {
	const { answerTo, db } = await anOfficeWithBlog();
	await answerTo('/api/admin/wordpress/sync', { body: {} });
	await answerTo(CALL, { body: { wordpress_id: 12, article_title: 'Twelve' } });
	blog.posts = [aPost(12, { title: 'Changed there', modified: '2026-11-01T08:00:00' })];
	await answerTo('/api/admin/wordpress/sync', { body: {} });
	expect(
		db
			.select()
			.from(articles)
			.all()
			.map(({ article_title }) => article_title),
	).toContain('Twelve');
});

test('a post that is gone from the blog is gone from the site as soon as an editor syncs', async () => {
	blog.posts = [aPost(12), aPost(13)];
	const { answerTo, read } = await anOfficeWithBlog();
	const sync = () => answerTo('/api/admin/wordpress/sync', { body: {} });
	const shown = async () => (await read('/api/public/wordpress')).map(({ id }: { id: string }) => id).sort();
	await sync();
	expect(await shown()).toEqual(['12', '13', 'ours']);
	blog.posts = [aPost(12), aPost(13, { status: 'draft' })];
	await sync();
	expect(await shown()).toEqual(['12', 'ours']);
});

test('a blog that cannot be read says why, and that it will be tried again', async () => {
	const { answerTo } = await anOfficeWithBlog();
	blog.instead = (_, answer) => Boolean(answer.writeHead(500).end());
	expect((await answerTo('/api/admin/wordpress/sync', { body: {} })).body).toEqual({
		url: blog.url,
		succeeded: null,
		failures: 1,
		last_error: 'The blog answered 500.',
		next_attempt: expect.stringMatching(/^2026-11-21T23:3/),
		is_reading: false,
	});
	blog.instead = () => false;
	expect((await answerTo('/api/admin/wordpress/sync', { body: {} })).body).toMatchObject({
		succeeded: '2026-11-21T23:30:00.000Z',
		failures: 0,
		last_error: null,
	});
});

test('while the blog is read, its state says so and not only what went wrong before', async () => {
	const { answerTo } = await anOfficeWithBlog();
	const sync = () => answerTo('/api/admin/wordpress/sync', { body: {} });
	const state = async () => (await answerTo('/api/admin/wordpress/state')).body;
	blog.instead = (_, answer) => Boolean(answer.writeHead(500).end());
	await sync();
	let goOn = (): unknown => undefined;
	const isAsked = new Promise<void>((resolve) => {
		blog.instead = (_, answer) => {
			goOn = () => answer.writeHead(503).end();
			resolve();
			return true;
		};
	});
	const answer = sync();
	await isAsked;
	expect(await state()).toMatchObject({ last_error: 'The blog answered 500.', is_reading: true });
	goOn();
	const ended = { failures: 2, last_error: 'The blog answered 503.', is_reading: false };
	expect((await answer).body).toMatchObject(ended);
	expect(await state()).toMatchObject(ended);
});

test('where no blog is connected there is nothing to read', async () => {
	const { answerTo } = await aServerWithEditors();
	expect((await answerTo('/api/admin/wordpress/sync', { body: {} })).body.url).toBeNull();
});
