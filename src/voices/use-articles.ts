import { useSyncExternalStore } from 'react';
import { isReachable, onReachabilityChange } from '#api/reachability.ts';
import { loadArticles } from '#content/articles.ts';
import { type ArticleList, articlesIfKnown, onArticlesChange } from '#content/shown-articles.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { bringRule } from './open-article.ts';

/** The list of articles; whoever shows it first brings it here, and a signal that comes back tries again. */
export function useArticles(): ArticleList {
	return useSyncExternalStore(subscribe, articlesIfKnown, articlesIfKnown);
}

function subscribe(onChange: () => void): () => void {
	const stops = [
		onArticlesChange(onChange),
		onReachabilityChange(() => {
			if (isReachable()) void loadArticles();
		}),
	];
	// What is here already is on the screen first, and confirmed then.
	void (articlesIfKnown().kind === 'here' ? whenIdle() : Promise.resolve()).then(loadArticles);
	void whenIdle().then(bringRule);
	return () => {
		for (const stop of stops) stop();
	};
}
