import { articleGate } from '#domain/views/article-gate.ts';
import { mayReadEveryArticle } from '#domain/views/reader.ts';
import { readSession } from '#session/session.ts';
import { type HeldArticle, holdArticle } from './held-article.ts';
import { changeViewRecord, followViewRecord, knownRecord } from './view-record.ts';

/** Resolves once the record of views is known; before that it says too little. */
export const readyToPass = followViewRecord;

/** Whether this article opens (§4). One that does is counted; one that does not is held for the email popup. */
export function passes(article: HeldArticle): boolean {
	const { opens } = articleGate(knownRecord(), readsEveryArticle());
	if (opens) void countArticle();
	else holdArticle(article);
	return opens;
}

async function countArticle(): Promise<void> {
	await changeViewRecord((record) => {
		const gate = articleGate(record, true);
		return { record: gate.opens ? gate.record : record };
	});
}

/** Every kind of account may: one whose kind is not known yet is taken for such. */
function readsEveryArticle(): boolean {
	const { isSignedIn, account } = readSession();
	return account ? mayReadEveryArticle(account) : isSignedIn;
}
