import { isEditor } from '#domain/accounts/roles.ts';
import { hasEverything, type Subscriber } from '#domain/billing/subscription.ts';

/**
 * The kind of reader: without an account, on the free plan, or with full access (paid, promo, in a running trial, or an
 * editor).
 */
export type Reader = 'visitor' | 'free' | 'full';

/** Returns an account's kind of reader at a time in epoch milliseconds. */
export function readerOf(account: (Subscriber & { access: number }) | null, now: number): Reader {
	if (account === null) return 'visitor';
	return isEditor(account) || hasEverything(account, now) ? 'full' : 'free';
}
