import type { ListedArticle } from '#domain/articles/article.ts';
import { useReachable } from '#runtime/reachability.ts';
import { articleAddress } from './article-address.ts';
import { openArticle } from './open-article.ts';

/** The action of an article's button. */
export function useOpenArticle(article: ListedArticle): () => void {
	const address = articleAddress(article, useReachable());
	return () => openArticle({ title: article.article_title, address });
}
