import { changeArticle, readArticles, syncBlog } from '#api/admin-articles.ts';
import type { ArticleChange, BlogState, EditedArticle } from '#domain/articles/article-edit.ts';
import { showToast } from '#ui/toasts.ts';
import { errorWords } from '../failure-words.ts';
import { saveOrTheirs } from '../save-or-theirs.ts';

/** Changes an article and says so; resolves to its current state, or undefined on failure. */
export async function saveArticle(
	article: EditedArticle,
	change: ArticleChange,
): Promise<EditedArticle | undefined> {
	const { isSaved, now } = await saveOrTheirs({
		of: 'article',
		save: () => changeArticle(article, change),
		read: async () => (await readArticles()).find(({ id }) => id === article.id),
	});
	if (isSaved) showToast({ words: `Saved: ${now?.article_title}` });
	return now;
}

/** The outcome of reading the blog; after a fault, as much as the server said before it. */
interface BlogRead {
	blog?: BlogState;
	articles?: EditedArticle[];
	fault?: string;
}

export async function readBlogNow(): Promise<BlogRead> {
	const read: BlogRead = {};
	try {
		read.blog = await syncBlog();
		read.articles = await readArticles();
	} catch (error) {
		read.fault = errorWords(error);
	}
	return read;
}
