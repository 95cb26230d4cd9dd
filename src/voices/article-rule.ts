import { visitArticle } from '#domain/views/article-gate.ts';
import { mayReadEveryArticle } from '#domain/views/reader.ts';
import { isReachable } from '#runtime/reachability.ts';
import { readSession } from '#session/session.ts';
import { changeViewRecord, followViewRecord, knownRecord } from './view-record.ts';
import { setWaiting, type WaitingArticle } from './waiting-article.ts';

/** Resolves once the record of views is known; until then the rule cannot decide. */
export const readyToPass = followViewRecord;

/**
 * True when this article opens (§4). If so, it is counted; if not, it waits for the email popup. An address cannot be
 * sent with no signal: on the road nobody is asked for one.
 */
export function passes(article: WaitingArticle): boolean {
	const { opens } = visitArticle(knownRecord(), readsEveryArticle());
	if (opens) void countArticle();
	else if (isReachable()) setWaiting(article);
	return opens || !isReachable();
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
