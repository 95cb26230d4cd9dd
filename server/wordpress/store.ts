import { setImmediate as breathe } from 'node:timers/promises';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { flagVanished, postAdded, postChanged } from '#server/articles/blog-writes.ts';
import { articles } from '#server/articles/table.ts';
import type { Db } from '#server/db/open.ts';
import { patiently } from '#server/db/patient.ts';
import { runTogether, type Statement } from '#server/db/run-together.ts';
import { articleOfPost, type PostColumns } from './article-of-post.ts';
import type { ListedPost, Post } from './posts.ts';
import { wordpressState } from './table.ts';

/** Progress of reading a blog. */
export type WordpressState = Omit<typeof wordpressState.$inferSelect, 'url'>;

const nothingRead: WordpressState = {
	seen_until: null,
	listed: null,
	succeeded: null,
	failures: 0,
	last_error: null,
	next_attempt: null,
	reading_until: null,
};

/** The list of all posts compared with ours. */
interface Comparison {
	/** Posts to read again: new, changed, or restored. */
	toRead: number[];
	/** Posts shown here but missing from the list. */
	missing: number[];
	/** How many posts are shown here. */
	shown: number;
}

/** Not null where it is selected. */
const wordpressId = sql<number>`${articles.wordpress_id}`;

/** Stores one blog's posts among the articles, and how far it has been read. */
export function createWordpressStore(db: Db, blogUrl: string) {
	const anotherRead = and(ne(wordpressState.url, blogUrl), isNotNull(wordpressState.next_attempt));
	return {
		state: (): WordpressState =>
			db.select().from(wordpressState).where(eq(wordpressState.url, blogUrl)).get() ?? nothingRead,
		note: async (changes: Partial<WordpressState>): Promise<void> => {
			const values = { ...nothingRead, ...changes, url: blogUrl };
			const noted = db
				.insert(wordpressState)
				.values(values)
				.onConflictDoUpdate({ target: wordpressState.url, set: changes });
			await patiently(() => noted.run());
		},
		/** Returns the last time any blog was read in full; null if none was. */
		lastSuccess: (): Date | null =>
			db
				.select({ succeeded: wordpressState.succeeded })
				.from(wordpressState)
				.orderBy(desc(wordpressState.succeeded))
				.limit(1)
				.get()?.succeeded ?? null,
		/**
		 * True when a blog at another address was read since `noteOnlyThis`: posts here may then be from that blog, or
		 * missing because of it.
		 */
		isAnotherRead: (): boolean =>
			db.select({ url: wordpressState.url }).from(wordpressState).where(anotherRead).get() !== undefined,
		/** Records that the posts here are this blog's. */
		noteOnlyThis: async (): Promise<void> => {
			await patiently(() => db.update(wordpressState).set({ next_attempt: null }).where(anotherRead).run());
		},
		/**
		 * Takes the turn to read when a reading is due, and postpones the next one by `forMs`, so that two processes do
		 * not read at once; false when none is due. A next attempt later than `mostMs` was set by a wrong clock.
		 */
		takeTurn: async ({
			now,
			mostMs,
			forMs,
		}: {
			now: Date;
			mostMs: number;
			forMs: number;
		}): Promise<boolean> => {
			const from = (ms: number) => new Date(now.getTime() + ms);
			const { url, next_attempt } = wordpressState;
			const isDue = or(isNull(next_attempt), lte(next_attempt, now), gt(next_attempt, from(mostMs)));
			const turn = { next_attempt: from(forMs), reading_until: from(forMs) };
			return patiently(() => {
				db.insert(wordpressState)
					.values({ ...nothingRead, url: blogUrl })
					.onConflictDoNothing()
					.run();
				const { changes } = db
					.update(wordpressState)
					.set(turn)
					.where(and(eq(url, blogUrl), isDue))
					.run();
				return changes === 1;
			});
		},
		/**
		 * Stores the posts as articles, all or none; unchanged ones are not written, and our own articles never are.
		 */
		save: async (posts: Post[]): Promise<void> => {
			const cleaned: [number, PostColumns][] = [];
			for (const post of posts) {
				cleaned.push([post.id, articleOfPost(post, blogUrl)]);
				// Cleaning a hundred long posts takes seconds; let other requests run in between.
				await breathe();
			}
			// What was read before a wait may have been edited during it.
			await patiently(() => saveCleaned(db, cleaned));
		},
		/** Compares our posts with the list of all posts, and writes nothing. */
		compare: (list: ListedPost[]): Comparison => {
			const rows = db
				.select({ id: wordpressId, vanished: articles.vanished, modified: articles.modified })
				.from(articles)
				.where(isNotNull(articles.wordpress_id))
				.all();
			const known = new Map(rows.map((row) => [row.id, row]));
			const listed = new Set(list.map(({ id }) => id));
			const shown = rows.filter(({ vanished }) => !vanished);
			const isRead = ({ id, modified_gmt }: ListedPost) => {
				const row = known.get(id);
				return row && !row.vanished && row.modified.getTime() === Date.parse(`${modified_gmt}Z`);
			};
			return {
				toRead: list.filter((post) => !isRead(post)).map(({ id }) => id),
				missing: shown.filter(({ id }) => !listed.has(id)).map(({ id }) => id),
				shown: shown.length,
			};
		},
		flagVanished: (ids: number[]): Promise<void> => patiently(() => flagVanished(db, ids)),
	};
}
export type WordpressStore = ReturnType<typeof createWordpressStore>;

/** Adds or changes what differs from the articles as they are now. */
function saveCleaned(db: Db, cleaned: [number, PostColumns][]): void {
	const ids = cleaned.map(([id]) => id);
	const rows = db.select().from(articles).where(inArray(articles.wordpress_id, ids)).all();
	const known = new Map(rows.map((row) => [row.wordpress_id, row]));
	const statements = cleaned.flatMap(([id, columns]): Statement[] => {
		const row = known.get(id);
		if (!row) return [postAdded(db, id, columns)];
		const changes = isOfAnotherBlog(row, columns) ? { ...columns, ...ANEW } : changesOf(row, columns);
		if (Object.keys(changes).length === 0) return [];
		return [postChanged(db, id, changes)];
	});
	if (statements.length > 0) runTogether(db, statements);
}

/** A blog that has moved has new addresses, but its posts keep their dates. */
const isOfAnotherBlog = (row: PostColumns, { URL: address, published }: PostColumns): boolean =>
	row.URL !== address && row.published.getTime() !== published.getTime();

/** A decision made here about another blog's post says nothing about the post that has its number now. */
const ANEW = { locality: 'general' as const, locality_id: '', is_enabled: true, edited_fields: [] };

/** The columns that differ from the row; a column changed by an editor stays the editor's. */
function changesOf(
	row: PostColumns & { edited_fields: string[] },
	columns: PostColumns,
): Partial<PostColumns> {
	const names = (Object.keys(columns) as (keyof PostColumns)[]).filter(
		(name) => !row.edited_fields.includes(name) && row[name].valueOf() !== columns[name].valueOf(),
	);
	return Object.fromEntries(names.map((name) => [name, columns[name]]));
}
