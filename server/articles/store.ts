import { setImmediate as anotherTurn } from 'node:timers/promises';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Article, ListedArticle } from '#domain/articles/article.ts';
import type { ArticleChange, EditedArticle } from '#domain/articles/article-edit.ts';
import { isAbout, type Whereabouts } from '#domain/articles/targeting.ts';
import { asSeen, type EditRefusal, writeEdit } from '#server/audit/edit-row.ts';
import { revisionOf, revisionsOf } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { createCleanBodies } from './clean-bodies.ts';
import { articles } from './table.ts';
import { targetFaultHere } from './target-fault.ts';

const { body, vanished, edited_fields, ...listedColumns } = getTableColumns(articles);

const editedColumns = { ...listedColumns, vanished };

/** An article's key: a blog post's number, or the word that names one of our own. */
export type ArticleKey = { wordpress_id: number } | { id: string };

interface AskedChange {
	key: ArticleKey;
	change: ArticleChange;
	by: string;
	/** The revision this change started from; absent applies it to the current record. */
	revision?: number | undefined;
}

/**
 * Reads articles, and writes editors' changes. Only editors see articles that are disabled or no longer in the blog.
 * Real ones come before samples, new ones before old.
 */
export function createArticleStore(db: Db) {
	const isShown = and(eq(articles.is_enabled, true), eq(articles.vanished, false));
	const shown = db
		.select(listedColumns)
		.from(articles)
		.where(isShown)
		.orderBy(articles.is_sample, sql`${articles.published} desc`, articles.id)
		.prepare();
	const byId = db
		.select({ ...listedColumns, body })
		.from(articles)
		.where(and(isShown, eq(articles.id, sql.placeholder('id'))))
		.prepare();
	const all = () => shown.all().map(rowToListed);
	const cleanBody = createCleanBodies();
	const rowToWhole = (row: Row & { body: string }): Article => ({
		...rowToListed(row),
		body: cleanBody(row.body),
	});

	return {
		/** Returns every article that is shown. */
		all: async (): Promise<ListedArticle[]> => all(),
		/** Returns the shown articles about any part of the filter. */
		about: async (whereabouts: Whereabouts): Promise<ListedArticle[]> =>
			all().filter((article) => isAbout(article, whereabouts)),
		/** Returns the article with this id, with its body; undefined when none is shown. */
		withId: async (id: string): Promise<Article | undefined> => {
			const row = byId.get({ id });
			return row && rowToWhole(row);
		},
		/** Returns these articles with their bodies, except any that are not shown. */
		withIds: async (ids: readonly string[]): Promise<Article[]> => {
			const rows = ids.flatMap((id) => byId.get({ id }) ?? []);
			const whole: Article[] = [];
			for (const row of rows) {
				whole.push(rowToWhole(row));
				// Cleaning takes long: others have their turn before the next.
				await anotherTurn();
			}
			return whole;
		},
		/** Returns every article, shown or not, for editors. */
		everyOne: async (): Promise<EditedArticle[]> => {
			const revisions = revisionsOf(db, 'article');
			return db
				.select(editedColumns)
				.from(articles)
				.orderBy(articles.is_sample, sql`${articles.published} desc`, articles.id)
				.all()
				.map((row) => ({ ...rowToListed(row), revision: revisions.get(row.id) ?? 0 }));
		},
		/**
		 * Writes an editor's change; returns the updated article, or why it was not changed, which may be a fault in
		 * its new target.
		 */
		change: async (
			{ key, change, by, revision }: AskedChange,
			now: Date,
		): Promise<EditedArticle | EditRefusal | { fault: string }> =>
			immediately(db, (tx) => {
				const isIt = 'id' in key ? eq(articles.id, key.id) : eq(articles.wordpress_id, key.wordpress_id);
				const present = tx
					.select({ ...editedColumns, edited_fields })
					.from(articles)
					.where(isIt)
					.get();
				if (!present) return 'absent';
				const thing = { what: 'article' as const, key: present.id, revision };
				const seen = asSeen(tx, thing, present);
				// An old target means nothing for another kind of place.
				const moves = change.locality !== undefined && change.locality !== seen.locality;
				const wanted = { ...(moves && { locality_id: '' }), ...change };
				// It must stay possible to switch off an article whose place is gone.
				const isTargeted = 'locality' in wanted || 'locality_id' in wanted;
				const fault = isTargeted && targetFaultHere(tx, { ...present, ...wanted });
				if (fault) return { fault };
				const write = (columns: Partial<typeof present>) =>
					void tx.update(articles).set(columns).where(isIt).run();
				const edit = { ...thing, present, update: wanted, by, write };
				const refusal = writeEdit<typeof present>(tx, edit, now);
				if (refusal) return refusal;
				const { edited_fields: _, ...fields } = present;
				return {
					...rowToListed({ ...fields, ...wanted }),
					revision: revisionOf(tx, 'article', present.id),
				};
			}),
	};
}

type Row = Omit<ListedArticle, 'published' | 'modified'> & { published: Date; modified: Date };

function rowToListed<Given extends Row>(row: Given): Omit<Given, 'published' | 'modified'> & ListedArticle {
	return { ...row, published: row.published.toISOString(), modified: row.modified.toISOString() };
}
