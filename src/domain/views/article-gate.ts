import { isAdmin } from '#domain/accounts/roles.ts';
import { type Subscriber, subscriptionTypes } from '#domain/billing/subscription.ts';
import { viewsBeforePopup } from '#domain/limits.ts';
import type { ViewRecord } from './view-record.ts';

/** Whether an article opens, and the browser's record after that. */
export type ArticleGate = { opens: true; record: ViewRecord } | { opens: false };

/**
 * The rule for opening an article (§4, §9): the first three are free, and each counts. After that, it opens for readers
 * who may read every article, or who have left an email address; everyone else fills in the popup first.
 */
export function visitArticle(record: ViewRecord, mayReadEvery: boolean): ArticleGate {
	if (record.articleViews < viewsBeforePopup.studentVoice)
		return { opens: true, record: { ...record, articleViews: record.articleViews + 1 } };
	return mayReadEvery || record.emailOptIn ? { opens: true, record } : { opens: false };
}

/** The article check of §6: passes admins and every subscription type from 0 to 4, and nobody else. */
export function mayReadEveryArticle(
	account: Pick<Subscriber, 'group' | 'subscription_type'> | null,
): boolean {
	if (account === null) return false;
	const { subscription_type: type } = account;
	return isAdmin(account) || (type >= subscriptionTypes.none && type <= subscriptionTypes.promo);
}
