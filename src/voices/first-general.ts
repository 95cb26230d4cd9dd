import { useMemo } from 'react';
import type { ArticleList } from '#content/shown-articles.ts';
import type { ListedArticle } from '#domain/articles/article.ts';
import { limits } from '#domain/limits.ts';

/** Returns the general articles shown first; none while the list is not here. */
export function useFirstGeneral(list: ArticleList): ListedArticle[] {
	return useMemo(
		() =>
			list.kind === 'here'
				? list.articles.filter(({ locality }) => locality === 'general').slice(0, limits.generalArticles)
				: [],
		[list],
	);
}
