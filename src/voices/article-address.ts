import type { ListedArticle } from '#domain/articles/article.ts';
import { paths } from '#domain/paths.ts';

/**
 * Returns where an article opens: on the blog, or as the copy on this device when it is our own or there is no signal.
 * Security: an address that is neither http(s) nor ours, such as a script's, is never followed.
 */
export function articleAddress(
	{ id, URL: url }: Pick<ListedArticle, 'id' | 'URL'>,
	hasSignal: boolean,
): string {
	return hasSignal && /^https?:\/\//i.test(url) ? url : paths.article(id);
}
