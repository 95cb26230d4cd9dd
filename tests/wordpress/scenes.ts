import assert from 'node:assert/strict';
import { join } from 'node:path';
import { connect, migrateDatabase } from '#server/db/open.ts';
import { projectFile } from '#server/start/project.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { aReader, DAY } from '../server/wordpress/a-reader.ts';
import { likeness } from './likeness.ts';
import { COUNT, firstPosts } from './posts.ts';
import type { RealBlog } from './real-blog.ts';

/** The scenes, in order: each continues where the last one ended. */
export function scenes(blog: RealBlog, folder: string): Scene[] {
	const db = connect(join(folder, 'tours.db'));
	migrateDatabase(db, projectFile('drizzle'));
	const reader = aReader(blog.url, { db });
	let ids: number[] = [];
	const idOf = (index: number) => ids[index] ?? assert.fail(`no post ${index}`);
	const articleOf = (index: number) => reader.read(`/api/public/wordpress/article?id=${idOf(index)}`);
	const isShown = async (index: number) => (await reader.shown()).includes(idOf(index));
	const look = async (minutes: number) => {
		reader.pass(minutes);
		await reader.run();
	};

	return [
		[
			'the blog has 250 posts for everyone, and some of every other kind',
			async () => {
				blog.desk([{ do: 'option', name: 'timezone_string', value: 'America/New_York' }]);
				ids = blog.desk(firstPosts);
				blog.desk([{ do: 'stick', id: idOf(200) }]);
				assert.equal(ids.length, firstPosts.length);
			},
		],
		[
			'what the public may read is imported, and nothing else',
			async () => {
				await reader.run();
				assert.deepEqual(reader.log, []);
				const shown = (await reader.shown()).sort((a, b) => a - b);
				assert.deepEqual(shown, ids.slice(0, COUNT));
				assert.doesNotMatch(
					JSON.stringify(await reader.read('/api/public/wordpress')),
					/secret|Only us|Later/,
				);
			},
		],
		[
			'titles are plain text, bodies harmless, times UTC, links whole',
			async () => {
				const { article_title, body, excerpt, URL: url, published } = await articleOf(0);
				assert.equal(article_title, 'Dorms & Dining: “Don’t” skip this — 5 < 6 & more');
				assert.equal(body, `<p>See <a href="https://${new URL(blog.url).host}/?p=3">this</a>.</p>`);
				assert.equal(excerpt, 'In short & sweet…');
				assert.equal(url, `${blog.url}/?p=${idOf(0)}`);
				assert.equal(published, '2026-01-15T17:00:00.000Z');
				const second = await articleOf(1);
				assert.equal(second.article_title, 'Café — “été” 🎓');
				assert.equal(second.body, '<p>One.</p>\n<p>Two &amp; three.</p>');
				assert.equal(second.published, '2026-07-15T17:00:00.000Z');
				assert.equal((await articleOf(2)).article_title, `Article ${idOf(2)}`);
				assert.match((await articleOf(3)).excerpt, /^(Word )+Word…$/);
			},
		],
		['the blog of the other tests answers as this one does', () => likeness(blog)],
		[
			'a post that is edited, published or locked is noticed at the next check, and our own fields stay',
			async () => {
				reader.change(idOf(5), { locality: 'state', locality_id: 'MA' });
				blog.desk([
					{ do: 'update', post: { ID: idOf(5), post_title: 'Written anew' } },
					{ do: 'update', post: { ID: idOf(COUNT), post_status: 'publish' } },
					{ do: 'update', post: { ID: idOf(6), post_password: 'x' } },
					{ do: 'trash', id: idOf(7) },
					{ do: 'delete', id: idOf(8) },
				]);
				await look(15);
				const { article_title, locality, locality_id } = await articleOf(5);
				assert.deepEqual([article_title, locality, locality_id], ['Written anew', 'state', 'MA']);
				assert.equal(await isShown(COUNT), true);
				assert.equal(await isShown(6), false);
				assert.equal(await isShown(7), true);
			},
		],
		[
			'a post scheduled long ago appears once its time has come, and not before',
			async () => {
				const due = new Date(Date.now() - 60_000).toISOString().slice(0, 19).replace('T', ' ');
				const post = { post_title: 'On time', post_content: 'Now.' };
				const [id = 0] = blog.desk([{ do: 'schedule', post, due }]);
				await look(15);
				assert.equal((await reader.shown()).includes(id), false);
				blog.desk([{ do: 'appear', id }]);
				await look(15);
				assert.equal((await reader.shown()).includes(id), true);
				const { article_title, published } = await reader.read(`/api/public/wordpress/article?id=${id}`);
				assert.deepEqual([article_title, published], ['On time', new Date(`${due}Z`).toISOString()]);
				blog.desk([{ do: 'delete', id }]);
			},
		],
		[
			'a deleted post is hidden after a day, and one out of the trash is shown again',
			async () => {
				reader.change(idOf(7), { locality: 'college', locality_id: '164924' });
				await look(DAY);
				assert.deepEqual([await isShown(7), await isShown(8)], [false, false]);
				assert.equal((await reader.shown()).length, COUNT + 1 - 3);
				blog.desk([{ do: 'untrash', id: idOf(7) }]);
				await look(15);
				assert.equal(await isShown(7), true);
				assert.equal((await articleOf(7)).locality_id, '164924');
			},
		],
		[
			'while the blog is down every article stays, and it is asked again once it is back',
			async () => {
				const shown = await reader.shown();
				await blog.goAway();
				await look(15);
				assert.match(reader.state().last_error ?? '', /ECONNREFUSED/);
				assert.deepEqual(await reader.shown(), shown);
				await look(0.25);
				assert.equal(reader.state().failures, 1);
				await look(1);
				assert.equal(reader.state().failures, 2);
				blog.desk([{ do: 'update', post: { ID: idOf(9), post_title: 'While nobody looked' } }]);
				await blog.comeBack();
				await look(5);
				assert.deepEqual([reader.state().failures, reader.state().last_error], [0, null]);
				assert.equal((await articleOf(9)).article_title, 'While nobody looked');
			},
		],
		[
			'a blog whose database is gone is a failure like any other',
			async () => {
				const shown = await reader.shown();
				await blog.stopDatabase();
				await look(DAY);
				assert.equal(reader.state().last_error, 'The blog answered 500.');
				assert.deepEqual(await reader.shown(), shown);
				db.$client.close();
			},
		],
	];
}
