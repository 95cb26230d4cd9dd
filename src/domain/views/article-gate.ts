import { viewsBeforePopup } from '#domain/limits.ts';
import type { ViewRecord } from './view-record.ts';

/** Says if an article opens, and gives the browser's record after that. */
export type ArticleGate = { opens: true; record: ViewRecord } | { opens: false };

/**
 * The rule for opening an article (§4, §9): the first three are free, and each counts. After that it opens for readers
 * who may read every article, or who left an email address; everyone else fills in the popup first.
 */
export function visitArticle(record: ViewRecord, mayReadEvery: boolean): ArticleGate {
	if (record.articleViews < viewsBeforePopup.studentVoice)
		return { opens: true, record: { ...record, articleViews: record.articleViews + 1 } };
	return mayReadEvery || record.emailOptIn ? { opens: true, record } : { opens: false };
}
