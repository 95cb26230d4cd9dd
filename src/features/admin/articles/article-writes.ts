import { changeArticle, readArticles, readBlogState, syncBlog } from '#api/admin-articles.ts';
import { whenAgain, whyUnknown } from '#api/failure-kind.ts';
import type { ArticleChange, BlogState, EditedArticle } from '#domain/articles/article-edit.ts';
import { showToast } from '#ui/toasts.ts';
import { errorWords } from '../failure-words.ts';
import { type Saved, saveOrTheirs } from '../save-or-theirs.ts';

/**
 * Changes an article and says so; resolves to its current state, or undefined on failure. Saves of one article run one
 * after another, each based on the previous result.
 */
export function articleSaves() {
	const waiting = new Map<EditedArticle['id'], Promise<EditedArticle | undefined>>();
	return async (shown: EditedArticle, change: ArticleChange): Promise<EditedArticle | undefined> => {
		const before = waiting.get(shown.id);
		const result = (async () => saveArticle((await before) ?? shown, change))();
		// A save that throws leaves the next one the earlier state.
		const saved = result.then(
			({ isSaved, now }) => (isSaved ? now : before),
			() => before,
		);
		waiting.set(shown.id, saved);
		await saved;
		if (waiting.get(shown.id) === saved) waiting.delete(shown.id);
		return (await result).now;
	};
}

async function saveArticle(article: EditedArticle, change: ArticleChange): Promise<Saved<EditedArticle>> {
	const saved = await saveOrTheirs({
		of: 'article',
		save: () => changeArticle(article, change),
		read: async () => (await readArticles()).find(({ id }) => id === article.id),
	});
	if (saved.isSaved) showToast({ words: `Saved: ${saved.now?.article_title}` });
	return saved;
}

/** The result of asking about the blog; after a fault, as much as the server said before it. */
interface BlogRead {
	blog?: BlogState;
	/** Present once the blog has been read. */
	articles?: EditedArticle[];
	/** Why there is no answer yet; another request may bring one. */
	doubt?: string;
	fault?: string;
}

export async function readBlogNow(): Promise<BlogRead> {
	const read: BlogRead = {};
	try {
		read.blog = await syncBlog();
		if (!read.blog.is_reading) read.articles = await readArticles();
	} catch (error) {
		read.fault = errorWords(error);
	}
	return read;
}

/** Asks about a blog that is being read; returns its articles once it has been. */
export async function followBlog(): Promise<BlogRead> {
	try {
		const blog = await readBlogState();
		return blog.is_reading ? { blog } : { blog, articles: await readArticles() };
	} catch (error) {
		if (whenAgain(error) === 'never') return { fault: errorWords(error) };
		return { doubt: `${whyUnknown('no_signal', 'how the reading goes')} This page asks again.` };
	}
}
