import { whenAgain } from '#api/failure-kind.ts';
import type { ListedArticle } from '#domain/articles/article.ts';
import { backOff } from '#domain/back-off.ts';
import { pause } from '#runtime/pause.ts';
import { onReachable } from '#runtime/reachability.ts';
import { ARTICLES_AT_ONCE, fetchArticles, missingOf } from './articles-here.ts';
import { sayNotRefreshed } from './say-not-refreshed.ts';

/** How long a list waits for others drawn with it. */
const GATHER_MS = 20;
/** Tries per article without an answer from our server: strangers' answers look like no signal, too. */
const MOST_TRIES = 3;
/** Exponent of the first wait, up to 2^4 seconds, so that a struggling server can recover. */
const FIRST_WAIT = 4;

/** Listed articles not on this device yet, with how often each had no answer. */
const wanted = new Map<string, number>();
type Batch = [id: string, tries: number][];
/** Requested, but not answered yet. */
const coming = new Set<string>();
let isFollowing = false;
/** The lists of one page are drawn one after another, and request their articles together. */
let gathering: Promise<void> | undefined;
/** Failed batches in a row while the server is in trouble. */
let failures = 0;
let isWaiting = false;

/**
 * Fetches articles from a shown list onto this device, so that each can be read without a signal. Articles missed for
 * lack of a signal follow when it returns, those a busy server did not send a little later.
 */
export async function wantArticles(listed: readonly ListedArticle[]): Promise<void> {
	for (const { id } of await missingOf(listed)) if (!coming.has(id)) wanted.set(id, 0);
	if (!isFollowing) onReachable(() => void fetchWanted());
	isFollowing = true;
	gathering ??= pause(GATHER_MS).then(() => {
		gathering = undefined;
		return fetchWanted();
	});
	await gathering;
}

/** Fetches one batch after another until all are here, the signal is gone, or the server is in trouble. */
async function fetchWanted(): Promise<void> {
	if (coming.size > 0 || isWaiting) return;
	while (wanted.size > 0) if (!(await fetchNext())) return;
}

/** Fetches the first wanted batch; false when the others must wait, too. */
async function fetchNext(): Promise<boolean> {
	const next = [...wanted].slice(0, ARTICLES_AT_ONCE);
	for (const [id] of next) {
		wanted.delete(id);
		coming.add(id);
	}
	try {
		await fetchArticles([...coming]);
		failures = 0;
	} catch (error) {
		sayNotRefreshed('Articles could not be stored', error);
		const when = whenAgain(error);
		if (when === 'never') return true;
		want(when === 'once free' ? next : next.map(([id, tries]) => [id, tries + 1]));
		if (when !== 'with signal') waitForServer();
		return false;
	} finally {
		coming.clear();
	}
	return true;
}

function waitForServer() {
	isWaiting = true;
	const end = () => {
		isWaiting = false;
		void fetchWanted();
	};
	setTimeout(end, backOff(FIRST_WAIT + failures++, null, Math.random));
}

/** Goes to the end of the queue, so that an article the server cannot send holds up no others. */
function want(batch: Batch) {
	for (const [id, tries] of batch) if (tries < MOST_TRIES) wanted.set(id, tries);
}
