import * as z from 'zod/mini';
import {
	type ArticleChange,
	type ArticleUpdate,
	type BlogState,
	blogStateSchema,
	type EditedArticle,
	editedArticleSchema,
} from '#domain/articles/article-edit.ts';
import { getJson, send } from './request.ts';

const ARTICLES = '/admin/wordpress/update';

/** Every article, shown or not. */
export const readArticles = (): Promise<EditedArticle[]> => getJson(ARTICLES, z.array(editedArticleSchema));

/** Changes an article; returns the updated one. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export function changeArticle(
	{ id, wordpress_id, revision }: EditedArticle,
	change: ArticleChange,
): Promise<EditedArticle> {
	const key = wordpress_id === null ? { id } : { wordpress_id };
	return send<EditedArticle, ArticleUpdate>(ARTICLES, editedArticleSchema, {
		body: { ...key, ...change, revision },
	});
}

/** State of the blog import. */
export const readBlogState = (): Promise<BlogState> => getJson('/admin/wordpress/state', blogStateSchema);

/** Has our server read the blog now; returns the result, or the progress so far. */
export const syncBlog = (): Promise<BlogState> => send('/admin/wordpress/sync', blogStateSchema);
