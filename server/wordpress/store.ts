import { eq, inArray, isNotNull } from 'drizzle-orm';
import { articles } from '#server/articles/table.ts';
import type { Db } from '#server/db/open.ts';
import { runTogether, type Statement } from '#server/db/run-together.ts';
import { articleOfPost, type PostColumns } from './article-of-post.ts';
import type { ListedPost, Post } from './posts.ts';
import { wordpressState } from './table.ts';

/** How far a blog has been read. */
export type WordpressState = Omit<typeof wordpressState.$inferSelect, 'url'>;

const nothingRead: WordpressState = {
	seen_until: null,
	listed: null,
	succeeded: null,
	failures: 0,
	last_error: null,
	next_attempt: null,
};

/** Keeps the posts of one blog among the articles, and how far it has been read. */
export function createWordpressStore(db: Db, blogUrl: string) {
	const held = () =>
		new Map(
			db
				.select()
				.from(articles)
				.where(isNotNull(articles.wordpress_id))
				.all()
				.map((row) => [row.wordpress_id as number, row]),
		);

	return {
		/** How far the blog has been read. */
		state: (): WordpressState =>
			db.select().from(wordpressState).where(eq(wordpressState.url, blogUrl)).get() ?? nothingRead,
		/** Notes how far the blog has been read. */
		note: (changes: Partial<WordpressState>): void => {
			db.insert(wordpressState)
				.values({ ...nothingRead, ...changes, url: blogUrl })
				.onConflictDoUpdate({ target: wordpressState.url, set: changes })
				.run();
		},
		/** Puts the posts among the articles, all or none; what did not change is not written, and targeting never. */
		keep: (posts: Post[]): void => {
			const known = held();
			const statements = posts.flatMap((post): Statement[] => {
				const columns = articleOfPost(post, blogUrl);
				const row = known.get(post.id);
				if (!row) {
					const own = { id: String(post.id), wordpress_id: post.id };
					return [db.insert(articles).values({ ...columns, ...own })];
				}
				if (isSame(row, columns)) return [];
				return [db.update(articles).set(columns).where(eq(articles.wordpress_id, post.id))];
			});
			if (statements.length > 0) runTogether(db, statements);
		},
		/**
		 * Compares what is held with the list of all posts: what is not in it is flagged as vanished. Gives the posts that
		 * have to be read again, because they are missing here, have changed, or have come back.
		 */
		compare: (list: ListedPost[]): number[] => {
			const known = held();
			const listed = new Set(list.map(({ id }) => id));
			const gone = [...known.values()].filter(
				(row) => !row.vanished && !listed.has(row.wordpress_id as number),
			);
			const ids = gone.map(({ id }) => id);
			if (ids.length > 0) db.update(articles).set({ vanished: true }).where(inArray(articles.id, ids)).run();
			return list
				.filter(({ id, modified_gmt }) => {
					const row = known.get(id);
					return !row || row.vanished || row.modified.getTime() !== Date.parse(`${modified_gmt}Z`);
				})
				.map(({ id }) => id);
		},
	};
}
export type WordpressStore = ReturnType<typeof createWordpressStore>;

function isSame(row: PostColumns, columns: PostColumns): boolean {
	return (Object.keys(columns) as (keyof PostColumns)[]).every(
		(name) => row[name].valueOf() === columns[name].valueOf(),
	);
}
