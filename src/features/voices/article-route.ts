import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { whyMissing } from '#content/why-missing.ts';
import type { Article } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import type { ArticlePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { leadTo } from '#runtime/lead-to.ts';
import { articleHue } from './article-hue.ts';
import type { ArticleView } from './article-view.ts';
import { whereItIsAbout } from './where-it-is-about.ts';

export { ArticleScreen as Component } from './ArticleScreen.tsx';

/**
 * Loads the article from the document, else from this device, else from the server; one that does not exist leads to
 * /404.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ArticleView> {
	const arrived = takeIslandPage<ArticlePage>(new URL(request.url).pathname);
	if (arrived) return viewOf(arrived.article, arrived);
	const { loadArticle } = await import('#content/articles-here.ts');
	try {
		const [article, catalogue] = await Promise.all([loadArticle(params.articleId ?? ''), loadCatalogue()]);
		return viewOf(article, catalogue);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// An invalid id is `bad_query`.
		if (error.code === 'article_not_found' || error.code === 'bad_query')
			throw leadTo(paths.notFound, request);
		return { kind: 'missing', title: 'Article', why: whyMissing(error) };
	}
}

const viewOf = (article: Article, places: Places): ArticleView => ({
	kind: 'article',
	title: article.article_title,
	article,
	about: whereItIsAbout(article, places),
	hue: articleHue(article, places),
});
