import { observable, useObservable } from '#runtime/observable.ts';

/** An article that someone wants to open and that waits for the email popup. */
export interface HeldArticle {
	title: string;
	address: string;
}

const held = observable<HeldArticle | null>(null);

/** Holds an article for the popup in place of the previous one; null lets go, and so does the browser's Back button. */
export function holdArticle(article: HeldArticle | null) {
	held.set(article);
	if (article) addEventListener('popstate', letGo, { once: true });
}

const letGo = () => holdArticle(null);

/** True while this very article waits: not after its popup was closed or another one was held. */
export const isStillHeld = (article: HeldArticle) => held.get() === article;

/** The article waiting for the popup, or null. */
export const useHeldArticle = (): HeldArticle | null => useObservable(held);
