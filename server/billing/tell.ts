import type { Tx } from '#server/db/transaction.ts';
import { type Mail, queueMail } from '#server/mail/mail.ts';
import { billingNotices } from './table.ts';

/** An email about money, without its address; one that names a day expires with that day. */
export type Notice = Pick<Mail, 'subject' | 'text' | 'expires'>;

export interface Telling {
	notice: Notice;
	now: Date;
}

/**
 * Puts a notice in the outbox, in the transaction of its cause; someone without an email address sees it on the account
 * page.
 */
export function tell(tx: Tx, to: string | null, { notice, now }: Telling): void {
	if (to === null || to === '') return;
	queueMail(tx, { to, ...notice }, now);
}

/** Sends an account a notice once in its life. */
export function tellOnce(
	tx: Tx,
	account: { id: string; email: string | null },
	{ name, notice, now }: Telling & { name: string },
): void {
	const noted = tx
		.insert(billingNotices)
		.values({ account_id: account.id, notice: name, told: now })
		.onConflictDoNothing()
		.returning()
		.all();
	if (noted.length > 0) tell(tx, account.email, { notice, now });
}
