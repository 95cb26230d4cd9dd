import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Article, ListedArticle } from '#domain/articles/article.ts';
import { isAbout, type Whereabouts } from '#domain/articles/targeting.ts';
import type { Db } from '#server/db/open.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { articles } from './table.ts';

const { body, vanished, edited_fields, ...listedColumns } = getTableColumns(articles);

/** Reads articles. What is not enabled, or no longer in the blog, is never told. Real ones come before samples, new before old. */
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

	return {
		/** Every article that is shown. */
		all: async (): Promise<ListedArticle[]> => all(),
		/** Those of them that are about any of what is asked for. */
		about: async (whereabouts: Whereabouts): Promise<ListedArticle[]> =>
			all().filter((article) => isAbout(article, whereabouts)),
		/** The article of this id, to read; undefined when there is none to show. */
		withId: async (id: string): Promise<Article | undefined> => {
			const row = byId.get({ id });
			return row && { ...rowToListed(row), body: sanitise(row.body) };
		},
	};
}

type Row = Omit<ListedArticle, 'published' | 'modified'> & { published: Date; modified: Date };

function rowToListed(row: Row): ListedArticle {
	return { ...row, published: row.published.toISOString(), modified: row.modified.toISOString() };
}
