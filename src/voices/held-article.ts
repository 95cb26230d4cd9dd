import { observable, useObservable } from '#ui/observable.ts';

/** An article that somebody wants to open and that waits for the email popup. */
export interface HeldArticle {
	title: string;
	address: string;
}

const held = observable<HeldArticle | null>(null);

/** Holds an article for the popup, in place of the one before it; null lets go, and so does the way back in the browser. */
export function holdArticle(article: HeldArticle | null) {
	held.set(article);
	if (article) addEventListener('popstate', letGo, { once: true });
}

const letGo = () => holdArticle(null);

/** Whether this very article still waits: it does not once its popup was closed, or another one is held. */
export const isStillHeld = (article: HeldArticle) => held.get() === article;

/** The article that waits for the popup, or null. */
export const useHeldArticle = (): HeldArticle | null => useObservable(held);
