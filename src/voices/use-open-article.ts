import { useReachable } from '#api/reachability.ts';
import type { ListedArticle } from '#domain/articles/article.ts';
import { articleAddress } from './article-address.ts';
import { mayOpen } from './open-article.ts';

/** What a button of this article does: it opens in a new window by the rule of §4, and the other site is told nothing. */
export function useOpenArticle(article: ListedArticle): () => void {
	const address = articleAddress(article, useReachable());
	return () => {
		if (mayOpen({ title: article.article_title, address }))
			window.open(address, '_blank', 'noopener,noreferrer');
	};
}
