import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import type { Renewal, Snapshot } from './card-service.ts';
import type { Codes } from './codes.ts';
import { GRACE_MS } from './grace.ts';
import type { Notices } from './notices.ts';
import { accountAt } from './plan-writes.ts';
import { endRight, giveRight, returnRight, type SettleContext, tellBuyer } from './rights.ts';
import { type Payment, payments, renewals } from './table.ts';
import { tell } from './tell.ts';

/** The card service's state of a payment, and when we asked. */
export interface PaymentCheck {
	snapshot: Snapshot;
	notices: Notices;
	now: Date;
	/** When the payment was last checked before this check began; leave it out to take the snapshot however old it is. */
	since?: Date | null;
}

/** A snapshot's result: `surplus` was paid but has no use, so it must be refunded. */
export type Applied = 'same' | 'paid' | 'over' | 'ended' | 'surplus';

/**
 * Writes the card service's state of a payment, in the given transaction. A payment goes from open to paid to ended and
 * never back, so repeated, late or reordered news ends in the same plan. Only a bank's decision can go both ways, and a
 * payment without use is open until it is refunded.
 */
export function applySnapshot(tx: Tx, payment: Payment, check: PaymentCheck & { codes: Codes }): Applied {
	const { snapshot, notices, codes, now } = check;
	const set = (columns: Partial<Payment>) =>
		tx
			.update(payments)
			.set({ checked: now, returned: returnedIn(payment, check), ...columns })
			.where(eq(payments.id, payment.id))
			.run();
	const { subscription } = snapshot;
	const context = { set, renewals: subscription?.renewals ?? [], notices, codes, now };
	const news = newsOf(snapshot, payment);
	if (news === 'none') {
		set({});
		return 'same';
	}
	if (news === 'over') {
		set({ state: 'over' });
		return 'over';
	}
	const heard = heardOf(payment, check);
	const known = { ...payment, ...heard };
	if (news === 'goes_on') {
		set({ amount_cents: heard.amount_cents });
		noteRenewals(tx, payment, context);
		notePastDue(tx, payment, { ...context, isPastDue: subscription?.state === 'past_due' });
		return 'same';
	}
	if (news === 'ended' || news === 'disputed')
		return takeBack(tx, known, { ...context, before: payment, news, isRefunded: snapshot.refundedCents > 0 });
	const give = payment.paid ? returnRight : giveRight;
	const isGiven = news === 'paid' && give(tx, known, context);
	set({ ...heard, state: isGiven ? 'paid' : 'open' });
	if (!isGiven) return 'surplus';
	noteRenewals(tx, known, context);
	return 'paid';
}

/** What a payment is known by once its money has come. */
const heardOf = (payment: Payment, check: PaymentCheck) => ({
	subscription_id: check.snapshot.subscription?.id ?? payment.subscription_id,
	amount_cents: amountIn(payment, check.snapshot),
	paid: payment.paid ?? check.now,
	returned: returnedIn(payment, check),
});

/** What the checkout took. Of a donation, what was refunded in part does not count in the sum of all. */
function amountIn({ kind, amount_cents }: Payment, { amountCents, refundedCents, money }: Snapshot): number {
	if (amountCents === null) return amount_cents;
	return kind === 'donation' && money !== 'returned' ? amountCents - refundedCents : amountCents;
}

/** Since when the money is known to be returned, which may happen after a plan has ended; null while it is not. */
const returnedIn = ({ returned }: Payment, { snapshot, now }: PaymentCheck): Date | null =>
	snapshot.money === 'returned' ? (returned ?? now) : null;

/** What a snapshot tells of a payment as we know it. */
type News = 'none' | 'over' | 'ended' | 'disputed' | 'goes_on' | 'paid' | 'surplus';

function newsOf({ state, money, subscription }: Snapshot, payment: Payment): News {
	if (payment.state === 'ended' || state === 'open') return 'none';
	if (state === 'over' && payment.paid === null) return 'over';
	if (state === 'over' || money === 'returned') return 'ended';
	// Its refund ends the subscription first, and may have failed after that; what a bank decides on cannot be refunded.
	if (isSurplus(payment)) return money === 'disputed' ? 'none' : 'surplus';
	if (subscription?.state === 'over') return 'ended';
	if (money === 'disputed') return 'disputed';
	return payment.state === 'paid' ? 'goes_on' : 'paid';
}

/** True of a payment that was found to have no use: it is open, though paid, until it is known to be refunded. */
const isSurplus = ({ state, paid }: Payment) => state === 'open' && paid !== null;

/** Notes that the money of a payment is gone, for good or while a bank decides, and takes back what it gave. */
function takeBack(
	tx: Tx,
	payment: Payment,
	context: SnapshotContext & { before: Payment; news: 'ended' | 'disputed'; isRefunded: boolean },
): Applied {
	const { before, news, isRefunded, set, notices, now } = context;
	const { subscription_id, amount_cents, paid } = payment;
	// What is first heard of in dispute is given all the same: only what was given can be given again.
	const isNew = news === 'disputed' && before.paid === null;
	const wasGiven = before.state === 'paid' || (isNew && giveRight(tx, payment, context));
	set({ subscription_id, amount_cents, paid, state: news, past_due_since: null });
	if (wasGiven) endRight(tx, payment, context);
	// The process that began the refund ended before it was written down. A bank tells by itself what it takes back.
	if (isSurplus(before) && isRefunded)
		tellBuyer(tx, payment, { notice: notices.givenBack(amount_cents), now });
	noteRenewals(tx, payment, context);
	return wasGiven ? 'ended' : 'same';
}

interface SnapshotContext extends SettleContext {
	set: (columns: Partial<Payment>) => unknown;
	renewals: Renewal[];
}

/** Stores each renewal once, with its receipt; after the plan was moved, because the receipt says if it continues. */
function noteRenewals(tx: Tx, payment: Payment, { renewals: reported, notices, now }: SnapshotContext): void {
	for (const { id, amountCents, paid } of reported) {
		const row = { id, payment_id: payment.id, amount_cents: amountCents, paid };
		const isNews = tx.insert(renewals).values(row).onConflictDoNothing().returning().all().length > 0;
		const account = isNews && payment.account_id ? accountAt(tx, payment.account_id, now) : null;
		const goesOn = account?.stripe_sub_id === payment.subscription_id;
		const notice = goesOn ? notices.planRenewed(amountCents) : notices.endedPlanRenewed(amountCents);
		tell(tx, account?.email ?? null, { notice, now });
	}
}

function notePastDue(
	tx: Tx,
	payment: Payment,
	{ isPastDue, set, notices, now }: SnapshotContext & { isPastDue: boolean },
): void {
	const isNews = isPastDue !== (payment.past_due_since !== null);
	if (isNews) set({ past_due_since: isPastDue ? now : null });
	if (!isNews || !isPastDue || payment.account_id === null) return;
	const account = accountAt(tx, payment.account_id, now);
	if (!account) return;
	const notice = notices.paymentFailed(account, now.getTime() + GRACE_MS);
	tell(tx, account.email, { notice, now });
}
