import { observable, useObservable } from '#runtime/observable.ts';

/** An article that someone wants to open and that waits for the email popup. */
export interface WaitingArticle {
	title: string;
	address: string;
}

const waiting = observable<WaitingArticle | null>(null);

/**
 * Holds an article for the popup in place of the previous one; null drops it, and so does the browser's Back button.
 */
export function setWaiting(article: WaitingArticle | null) {
	waiting.set(article);
	if (article) addEventListener('popstate', letGo, { once: true });
}

const letGo = () => setWaiting(null);

/** True while this same article waits: not after its popup was closed or another article took its place. */
export const isStillWaiting = (article: WaitingArticle) => waiting.get() === article;

/** Returns the article waiting for the popup, or null. */
export const useWaitingArticle = (): WaitingArticle | null => useObservable(waiting);
