import { useSyncExternalStore } from 'react';
import { loadArticles } from '#content/articles.ts';
import { type ArticleList, articlesIfKnown, onArticlesChange } from '#content/shown-articles.ts';
import { onReachable } from '#runtime/reachability.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import { bringRule } from './open-article.ts';

/** Returns the list of articles; the first component to show it loads it, and tries again when the signal returns. */
export function useArticles(): ArticleList {
	return useSyncExternalStore(subscribe, articlesIfKnown, articlesIfKnown);
}

function subscribe(onChange: () => void): () => void {
	const stops = [onArticlesChange(onChange), onReachable(() => void loadArticles())];
	// Content already here is shown first and confirmed afterward.
	void (articlesIfKnown().kind === 'here' ? whenIdle() : Promise.resolve()).then(loadArticles);
	void whenIdle().then(bringRule);
	return () => {
		for (const stop of stops) stop();
	};
}
