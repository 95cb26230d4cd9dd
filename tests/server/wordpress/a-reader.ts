import { eq } from 'drizzle-orm';
import { articles } from '#server/articles/table.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { createBlog } from '#server/wordpress/keep-reading.ts';
import { createPostReader } from '#server/wordpress/posts.ts';
import { createWordpressStore } from '#server/wordpress/store.ts';
import { createWordpressSync } from '#server/wordpress/sync.ts';
import { aCatalogue } from '../a-catalogue.ts';
import { aClock } from '../a-clock.ts';
import { aDatabase, aServer } from '../a-server.ts';

/** A server that reads the blog at an address, on a clock that moves only on command. */
export function aReader(
	blogUrl: string,
	{ patienceMs = 10_000, db = aDatabase(aCatalogue({ articles: [] })) } = {},
) {
	const { read } = aServer({ db });
	const clock = aClock();
	const log: string[] = [];
	const ask = createAskOutside({ allowLoopback: true });
	const store = createWordpressStore(db, blogUrl);
	const sync = createWordpressSync({
		store,
		reader: createPostReader(blogUrl, ask, patienceMs),
		now: clock.now,
		log: (line) => log.push(line),
	});
	const row = (id: number) => db.select().from(articles).where(eq(articles.wordpress_id, id)).get();
	/** The ids of the articles that visitors are shown. */
	const shown = async (): Promise<number[]> =>
		(await read('/api/public/wordpress')).map((one: { wordpress_id: number }) => one.wordpress_id);
	const change = (id: number, changes: Partial<typeof articles.$inferSelect>) =>
		db.update(articles).set(changes).where(eq(articles.wordpress_id, id)).run();
	const blog = createBlog(db, { blogUrl, ask, now: clock.now, log: (line) => log.push(line) });
	return {
		db,
		read,
		...clock,
		log,
		run: sync.run,
		blog,
		readNow: blog.readNow,
		state: store.state,
		note: store.note,
		row,
		shown,
		change,
	};
}

export const DAY = 24 * 60;
