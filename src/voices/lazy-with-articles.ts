import type { ComponentType, LazyExoticComponent } from 'react';
import { loadArticles } from '#content/articles.ts';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';

/**
 * Works like `lazyWhenIdle` for a component that shows articles: their list is read while its code is fetched. On a
 * weak signal they would come one after the other.
 */
export function lazyWithArticles<Props>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazyWhenIdle(() => {
		void loadArticles();
		return load();
	});
}
