import { changeArticle, readArticles, syncBlog } from '#api/admin-articles.ts';
import type { ArticleChange, BlogState, EditedArticle } from '#domain/articles/article-edit.ts';
import { showToast } from '#ui/toasts.ts';
import { refusalWords } from '../failure-words.ts';
import { tryTo } from '../try-to.ts';

/** Changes an article, and says so; answers it as it is then, nothing when it was not done. */
export async function saveArticle(
	article: EditedArticle,
	change: ArticleChange,
): Promise<EditedArticle | undefined> {
	const changed = await tryTo(() => changeArticle(article, change));
	if (changed) showToast({ words: `Saved: ${changed.article_title}` });
	return changed;
}

/** Has the blog read now; answers how that went and every article there is then, or why it was not read. */
export async function readBlogNow(): Promise<
	{ blog: BlogState; articles: EditedArticle[] } | { fault: string }
> {
	try {
		return { blog: await syncBlog(), articles: await readArticles() };
	} catch (error) {
		return { fault: refusalWords(error) };
	}
}
