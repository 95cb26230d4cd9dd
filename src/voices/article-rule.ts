import { visitArticle } from '#domain/views/article-gate.ts';
import { mayReadEveryArticle } from '#domain/views/reader.ts';
import { readSession } from '#session/session.ts';
import { changeViewRecord, followViewRecord, knownRecord } from './view-record.ts';
import { setWaiting, type WaitingArticle } from './waiting-article.ts';

/** Resolves once the record of views is known; until then the rule cannot decide. */
export const readyToPass = followViewRecord;

/** True when this article opens (§4). If so, it is counted; if not, it waits for the email popup. */
export function passes(article: WaitingArticle): boolean {
	const { opens } = visitArticle(knownRecord(), readsEveryArticle());
	if (opens) void countArticle();
	else setWaiting(article);
	return opens;
}

async function countArticle(): Promise<void> {
	await changeViewRecord((record) => {
		const gate = visitArticle(record, true);
		return { record: gate.opens ? gate.record : record };
	});
}

/** Every kind of account may; an account of an unknown kind counts as one. */
function readsEveryArticle(): boolean {
	const { isSignedIn, account } = readSession();
	return account ? mayReadEveryArticle(account) : isSignedIn;
}
