import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import { whyMissing } from '#content/why-missing.ts';
import { paths } from '#domain/paths.ts';
import { articleHue } from './article-hue.ts';
import type { ArticleView } from './article-view.ts';
import { whereItIsAbout } from './where-it-is-about.ts';

export { ArticleScreen as Component } from './ArticleScreen.tsx';

/** The article from this device, else from the server; one that is not there leads to /404. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ArticleView> {
	const { loadArticle } = await import('#content/article-bodies.ts');
	try {
		const [article, catalogue] = await Promise.all([loadArticle(params.articleId ?? ''), loadCatalogue()]);
		return {
			kind: 'article',
			title: article.article_title,
			article,
			about: whereItIsAbout(article, catalogue),
			hue: articleHue(article, catalogue),
		};
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// An id that is no id at all is `bad_query`.
		if (error.code === 'article_not_found' || error.code === 'bad_query') throw redirect(paths.notFound);
		return { kind: 'missing', title: 'Article', why: whyMissing(error) };
	}
}
