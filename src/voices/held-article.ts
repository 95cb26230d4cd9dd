import { toldValue, useToldValue } from '#ui/told-value.ts';

/** An article that somebody wants to open and that waits for the e-mail popup. */
export interface HeldArticle {
	title: string;
	address: string;
}

const held = toldValue<HeldArticle | null>(null);

/** Holds an article for the popup, in place of the one before it; null lets go. */
export const holdArticle = held.tell;

/** The article that waits for the popup, or null. */
export const useHeldArticle = (): HeldArticle | null => useToldValue(held);
