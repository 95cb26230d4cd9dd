import { useCallback } from 'react';
import type { ListedArticle } from '#domain/articles/article.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle } from '#runtime/when-idle.ts';

/** Returns the `ref` of a list of articles: once it is on screen, they are stored on this device in the background. */
export function useStoreWhenShown(articles: readonly ListedArticle[]): (element: Element | null) => void {
	return useCallback(
		(element) => {
			if (element) void storeWhenIdle(articles);
		},
		[articles],
	);
}

async function storeWhenIdle(articles: readonly ListedArticle[]): Promise<void> {
	await whenIdle();
	const { wantArticles } = await insistOn(() => import('#content/want-articles.ts'));
	await wantArticles(articles);
}
