import { afterAll, beforeEach, expect, test } from 'vitest';
import { createContentFiles } from '#server/content-file/store.ts';
import { aMember } from '../a-member.ts';
import { aBlog, aPost, somePosts } from '../wordpress/a-blog.ts';
import { aReader, DAY } from '../wordpress/a-reader.ts';

const blog = await aBlog();
beforeEach(() => {
	blog.posts = somePosts(3);
});
afterAll(() => blog.close());

const without = (id: number) => blog.posts.filter((post) => post.id !== id);

/** A site that has read the blog, and a way to make a file of its content, and to bring one back. */
async function aSite() {
	const reader = aReader(blog.url);
	await reader.run();
	const files = createContentFiles(reader.db);
	const { id: by } = await aMember(reader.db, 'joy', { group: 'admin' });
	const aDayLater = async () => {
		reader.pass(DAY);
		await reader.run();
	};
	return {
		...reader,
		aDayLater,
		file: () => files.export(reader.now()),
		bring: (file: Awaited<ReturnType<typeof files.export>>) =>
			files.import(file, { by, now: reader.now(), isPreview: false }),
	};
}

test('an older file leaves a post’s words to the blog, which goes on changing them', async () => {
	const site = await aSite();
	const old = await site.file();
	const edited = { title: 'Corrected', content: '<p>Corrected.</p>' };
	blog.posts = [aPost(1, { ...edited, modified: '2026-11-21T12:05:00' }), ...without(1)];
	await site.aDayLater();
	const report = await site.bring(old);
	expect(report.kinds.find(({ kind }) => kind === 'articles')).toMatchObject({ changed: 0, same: 3 });
	expect(site.row(1)).toMatchObject({ article_title: 'Corrected', edited_fields: [] });
	const again = { title: 'Again', content: '<p>Again.</p>' };
	blog.posts = [aPost(1, { ...again, modified: '2026-11-22T12:05:00' }), ...without(1)];
	await site.aDayLater();
	expect(site.row(1)).toMatchObject({ article_title: 'Again', body: '<p>Again.</p>' });
});

test('a file made while a post was in the trash does not hide it', async () => {
	const site = await aSite();
	const all = blog.posts;
	blog.posts = without(2);
	await site.aDayLater();
	const old = await site.file();
	blog.posts = all;
	await site.aDayLater();
	await site.bring(old);
	expect(await site.shown()).toEqual(expect.arrayContaining([1, 2, 3]));
});

test('a file made before a post was deleted does not show it again', async () => {
	const site = await aSite();
	const old = await site.file();
	blog.posts = without(2);
	await site.aDayLater();
	await site.bring(old);
	expect((await site.shown()).sort()).toEqual([1, 3]);
	expect(site.row(2)?.edited_fields).toEqual([]);
});

test('a file brings what editors decide of a post: its subject, and whether it is on', async () => {
	const site = await aSite();
	const old = await site.file();
	const targeted = { locality: 'college', locality_id: '164924', is_enabled: false };
	const articles = old.content.articles?.map((row) => ({ ...row, ...targeted, article_title: 'Old' }));
	await site.bring({ ...old, content: { articles } });
	expect(site.row(1)).toMatchObject({
		...targeted,
		article_title: 'Post 1',
		edited_fields: ['locality', 'locality_id', 'is_enabled'],
	});
});

test('a post that a file brings to a site is the blog’s as soon as that is read', async () => {
	const first = await aSite();
	const file = await first.file();
	blog.posts = [aPost(1, { title: 'Corrected', modified: '2026-11-21T12:05:00' }), ...without(1)];
	const site = await aSite();
	site.db.$client.exec('delete from articles');
	await site.bring(file);
	expect(site.row(1)?.article_title).toBe('Post 1');
	await site.aDayLater();
	expect(site.row(1)).toMatchObject({
		article_title: 'Corrected',
		edited_fields: ['locality', 'locality_id', 'is_enabled'],
	});
});
