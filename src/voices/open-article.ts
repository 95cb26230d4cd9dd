import { articleDoor } from '#domain/views/article-door.ts';
import { mayReadEveryArticle } from '#domain/views/reader.ts';
import { readSession } from '#session/session.ts';
import { type HeldArticle, holdArticle } from './held-article.ts';
import { isRecordKnown, knownRecord } from './known-record.ts';
import { openWindow } from './open-window.ts';

/**
 * Whether this article opens now. One that does is counted; one that does not is held for the e-mail popup, or, as long as the
 * record of views is not read yet, waits for it and then opens by itself.
 * Answered at once, because a browser opens a new window only for a click that is still going on.
 */
export function mayOpen(article: HeldArticle): boolean {
	if (!isRecordKnown()) {
		void openOnceKnown(article);
		return false;
	}
	const { opens } = articleDoor(knownRecord(), readsEveryArticle());
	if (opens) void countArticle();
	else holdArticle(article);
	return opens;
}

/** Opens an article in a new window that is told nothing, or holds it: what a button does where a link would ask `mayOpen` itself. */
export function openArticle(article: HeldArticle) {
	if (mayOpen(article)) window.open(article.address, '_blank', 'noopener,noreferrer');
}

/** A click is good for a window for a second or more; a browser that is stricter shows the article in this one. */
async function openOnceKnown(article: HeldArticle): Promise<void> {
	const { followViewRecord } = await import('./view-record.ts');
	await followViewRecord();
	if (mayOpen(article) && !openWindow(article.address)) location.assign(article.address);
}

async function countArticle(): Promise<void> {
	const { changeViewRecord } = await import('./view-record.ts');
	await changeViewRecord((record) => {
		const door = articleDoor(record, true);
		return { record: door.opens ? door.record : record };
	});
}

/** Every kind of account may: one whose kind is not known yet is taken for such. */
function readsEveryArticle(): boolean {
	const { isSignedIn, account } = readSession();
	return account ? mayReadEveryArticle(account) : isSignedIn;
}
