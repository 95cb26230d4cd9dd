import { mayReadEveryArticle, visitArticle } from '#domain/views/article-gate.ts';
import { isReachable } from '#runtime/reachability.ts';
import { readSession } from '#session/session.ts';
import { changeViewRecord, followViewRecord, knownRecord } from './view-record.ts';

/** Resolves once the record of views is known; until then the rule cannot decide. */
export const readyToPass = followViewRecord;

/**
 * True when an article opens now (§4), in which case it is counted. The email popup's address cannot be sent without a
 * signal, so nobody on the road is asked for one.
 */
export function passes(): boolean {
	const { opens } = visitArticle(knownRecord(), readsEveryArticle());
	if (opens) void countArticle();
	return opens || !isReachable();
}

async function countArticle(): Promise<void> {
	await changeViewRecord((record) => {
		const gate = visitArticle(record, true);
		return { record: gate.opens ? gate.record : record };
	});
}

/** Every kind of account may; an account of an unknown kind counts, too. */
function readsEveryArticle(): boolean {
	const { isSignedIn, account } = readSession();
	return account ? mayReadEveryArticle(account) : isSignedIn;
}
