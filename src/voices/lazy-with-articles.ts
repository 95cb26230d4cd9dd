import { loadArticles } from '#content/articles.ts';
import { type LazyPart, lazyPart, type PartName } from '#ui/lazy-part.ts';

/**
 * Works like `lazyPart` when idle for a component that shows articles: their list is read while its code is fetched. On
 * a weak signal they would come one after the other.
 */
export function lazyWithArticles<Module, Name extends PartName<Module>>(
	load: () => Promise<Module>,
	name: Name,
): LazyPart<Module, Name> {
	const loadBoth = () => {
		void loadArticles();
		return load();
	};
	return lazyPart(loadBoth, name, { whenIdle: true });
}
