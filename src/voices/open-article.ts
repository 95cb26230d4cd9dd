import { insistOn } from '#ui/insist-on.ts';
import { showToast } from '#ui/toasts.ts';
import type { HeldArticle } from './held-article.ts';
import { openWindow } from './open-window.ts';

/** The rule by which an article opens, once it is here with the record of views that it goes by. */
let rule: ((article: HeldArticle) => boolean) | undefined;

/** Brings the rule here before somebody asks: it comes after the words, however long the signal takes. */
export const bringRule = () => insistOn(loadRule);

/**
 * Whether this article opens now. One that does is counted; one that does not is held for the email popup, or, as long as the
 * rule is not here yet, waits for it and then opens by itself.
 * Answered at once, because a browser opens a new window only for a click that is still going on.
 */
export function mayOpen(article: HeldArticle): boolean {
	if (rule) return rule(article);
	void openOnceKnown(article);
	return false;
}

/** Opens an article in a new window that is told nothing, or holds it: what a button does where a link would ask `mayOpen` itself. */
export function openArticle(article: HeldArticle) {
	if (mayOpen(article)) window.open(article.address, '_blank', 'noopener,noreferrer');
}

/** A click is good for a window for a second or more; a browser that is stricter shows the article in this one. */
async function openOnceKnown(article: HeldArticle): Promise<void> {
	const passes = await loadRule().catch(notCome);
	if (passes?.(article) && !openWindow(article.address)) location.assign(article.address);
}

function notCome(error: unknown): undefined {
	console.warn('The rule by which articles open could not be fetched yet', error);
	showToast({ words: 'The article has not loaded yet. Try again when the signal is back.' });
}

async function loadRule(): Promise<(article: HeldArticle) => boolean> {
	const { passes, readyToPass } = await import('./article-rule.ts');
	await readyToPass();
	rule = passes;
	return passes;
}
