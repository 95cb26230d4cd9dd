import { useSyncExternalStore } from 'react';

/** An article that somebody wants to open and that waits for the e-mail popup. */
export interface HeldArticle {
	title: string;
	address: string;
}

let held: HeldArticle | null = null;
const listeners = new Set<() => void>();

/** Holds an article for the popup, in place of the one before it; null lets go, and so does the way back in the browser. */
export function holdArticle(article: HeldArticle | null) {
	held = article;
	if (article) addEventListener('popstate', letGo, { once: true });
	for (const listener of listeners) listener();
}

const letGo = () => holdArticle(null);

/** Whether this very article still waits: it does not once its popup was closed, or another one is held. */
export const isStillHeld = (article: HeldArticle) => held === article;

/** The article that waits for the popup, or null. */
export function useHeldArticle(): HeldArticle | null {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => held,
		() => null,
	);
}
