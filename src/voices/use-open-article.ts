import { useReachable } from '#api/reachability.ts';
import type { ListedArticle } from '#domain/articles/article.ts';
import { articleAddress } from './article-address.ts';
import { openArticle } from './open-article.ts';

/** What a button of this article does. */
export function useOpenArticle(article: ListedArticle): () => void {
	const address = articleAddress(article, useReachable());
	return () => openArticle({ title: article.article_title, address });
}
