import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { articles } from './table.ts';

/** The columns of an article that its blog post fills. */
type PostColumns = Omit<typeof articles.$inferInsert, 'id' | 'wordpress_id'>;

/** The statement that adds a post's article, unless another process was faster. */
export const postAdded = (db: Db, id: number, columns: PostColumns) =>
	db
		.insert(articles)
		.values({ ...columns, id: String(id), wordpress_id: id })
		.onConflictDoNothing();

export const postChanged = (db: Db, id: number, changes: Partial<PostColumns>) =>
	db.update(articles).set(changes).where(eq(articles.wordpress_id, id));

/** Flags posts that the blog no longer has. They are kept with their targeting, because posts come back. */
export function flagVanished(db: Db, ids: number[]): void {
	db.update(articles).set({ vanished: true }).where(inArray(articles.wordpress_id, ids)).run();
}
