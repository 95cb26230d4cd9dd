import { changeArticle, readArticles, syncBlog } from '#api/admin-articles.ts';
import type { ArticleChange, BlogState, EditedArticle } from '#domain/articles/article-edit.ts';
import { showToast } from '#ui/toasts.ts';
import { refusalWords } from '../failure-words.ts';
import { tryTo } from '../try-to.ts';

/** Changes an article and says so; resolves to its new state, or undefined on failure. */
export async function saveArticle(
	article: EditedArticle,
	change: ArticleChange,
): Promise<EditedArticle | undefined> {
	const changed = await tryTo(() => changeArticle(article, change));
	if (changed) showToast({ words: `Saved: ${changed.article_title}` });
	return changed;
}

/** Reads the blog now; resolves to the outcome and all current articles, or to why it was not read. */
export async function readBlogNow(): Promise<
	{ blog: BlogState; articles: EditedArticle[] } | { fault: string }
> {
	try {
		return { blog: await syncBlog(), articles: await readArticles() };
	} catch (error) {
		return { fault: refusalWords(error) };
	}
}
