import { insistOn } from '#runtime/insist-on.ts';
import { showToast } from '#ui/toasts.ts';
import { openWindow } from './open-window.ts';
import { setWaiting, type WaitingArticle } from './waiting-article.ts';

/** The rule for opening articles, once it is loaded with its record of views. */
let rule: ((article: WaitingArticle) => boolean) | undefined;

/** Loads the rule before anyone needs it: it comes after the words, however long the signal takes. */
export const bringRule = () => insistOn(loadRule);

/**
 * True when this article opens now, in which case it is counted. Otherwise it waits for the email popup or, until the
 * rule has loaded, for the rule, and then opens by itself. Answers at once, because a browser opens a new window only
 * during a click.
 */
export function mayOpen(article: WaitingArticle): boolean {
	if (rule) return rule(article);
	void openOnceKnown(article);
	return false;
}

/**
 * Opens an article in a new window that learns nothing about us, or makes it wait: for buttons; links call `mayOpen`
 * themselves.
 */
export function openArticle(article: WaitingArticle) {
	if (mayOpen(article)) window.open(article.address, '_blank', 'noopener,noreferrer');
}

/** The article tapped last, while its rule is loading: a reader who taps again wants one window. */
let tapped: WaitingArticle | undefined;

/** A click allows opening a window for at least a second; a stricter browser shows the article in this window. */
async function openOnceKnown(article: WaitingArticle): Promise<void> {
	tapped = article;
	const passes = await loadRule().catch(notCome);
	if (tapped !== article) return;
	tapped = undefined;
	if (passes?.(article) && !openWindow(article.address)) location.assign(article.address);
}

function notCome(error: unknown): undefined {
	console.warn('The rule by which articles open could not be fetched yet', error);
	showToast({ words: 'The article has not loaded yet. Try again when the signal is back.' });
}

async function loadRule(): Promise<(article: WaitingArticle) => boolean> {
	const { passes, readyToPass } = await import('./article-rule.ts');
	await readyToPass();
	rule = (article) => {
		const isOpening = passes();
		if (!isOpening) setWaiting(article);
		return isOpening;
	};
	return rule;
}
