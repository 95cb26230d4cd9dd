import { pageLimits } from '#domain/limits.ts';
import type { ViewRecord } from './view-record.ts';

/** Whether an article opens, and the browser's record after that. */
export type ArticleDoor = { opens: true; record: ViewRecord } | { opens: false };

/**
 * The rule by which an article opens (§4, §9): the first three freely, each counted; after them for whoever may read
 * every article, else for whoever left an email address, else not before the popup is filled in.
 */
export function articleDoor(record: ViewRecord, mayReadEvery: boolean): ArticleDoor {
	if (record.articleViews < pageLimits.studentVoice)
		return { opens: true, record: { ...record, articleViews: record.articleViews + 1 } };
	return mayReadEvery || record.emailOptIn ? { opens: true, record } : { opens: false };
}
