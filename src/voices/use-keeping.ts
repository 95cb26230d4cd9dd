import { useCallback } from 'react';
import { keepArticles } from '#content/article-bodies.ts';
import type { ListedArticle } from '#domain/articles/article.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** The `ref` of a list of articles: once it is on the screen, they are brought onto this device behind. */
export function useKeeping(articles: readonly ListedArticle[]): (element: Element | null) => void {
	return useCallback(
		(element) => {
			if (element) void whenIdle().then(() => keepArticles(articles));
		},
		[articles],
	);
}
