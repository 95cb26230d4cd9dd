import { eq } from 'drizzle-orm';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import type { Codes } from './codes.ts';
import { GRACE_MS } from './grace.ts';
import type { Notices } from './notices.ts';
import type { Renewal, Snapshot } from './payments.ts';
import { accountAt, movePlan } from './plan-writes.ts';
import { type Payment, payments, renewals } from './table.ts';
import { type Telling, tell, type Writer } from './tell.ts';

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
 * never back, so repeated, late or reordered news ends in the same plan. Only a bank's decision can go both ways.
 */
export function applySnapshot(tx: Writer, payment: Payment, check: PaymentCheck & { codes: Codes }): Applied {
	const { snapshot, notices, codes, now } = check;
	const set = (columns: Partial<Payment>) =>
		tx
			.update(payments)
			.set({ checked: now, returned: returnedIn(payment, check), ...columns })
			.where(eq(payments.id, payment.id))
			.run();
	const { subscription } = snapshot;
	const around = { renewals: subscription?.renewals ?? [], notices, codes, now };
	const news = newsOf(snapshot, payment);
	if (news === 'none') {
		set({});
		return 'same';
	}
	if (news === 'over') {
		set({ state: 'over' });
		return 'over';
	}
	if (news === 'ended' || news === 'disputed') {
		set({ state: news, past_due_since: null });
		if (payment.state !== 'paid') return 'same';
		endRight(tx, payment, around);
		noteRenewals(tx, payment, around);
		return 'ended';
	}
	if (news === 'goes_on') {
		noteRenewals(tx, payment, around);
		notePastDue(tx, payment, { isPastDue: subscription?.state === 'past_due', set, notices, now });
		return 'same';
	}
	const subscription_id = subscription?.id ?? null;
	const amount_cents = snapshot.amountCents ?? payment.amount_cents;
	const paid = { ...payment, subscription_id, amount_cents };
	const isGiven = payment.paid ? returnRight(tx, paid, around) : giveRight(tx, paid, around);
	if (!isGiven) return 'surplus';
	set({ state: 'paid', paid: payment.paid ?? now, subscription_id, amount_cents });
	noteRenewals(tx, paid, around);
	return 'paid';
}

/** Since when the money is known to be returned, which may happen after a plan has ended; null while it is not. */
const returnedIn = ({ returned }: Payment, { snapshot, now }: PaymentCheck): Date | null =>
	snapshot.money === 'returned' ? (returned ?? now) : null;

/** What a snapshot tells of a payment as we know it. */
type News = 'none' | 'over' | 'ended' | 'disputed' | 'goes_on' | 'paid';

function newsOf({ state, money, subscription }: Snapshot, payment: Payment): News {
	if (payment.state === 'ended' || state === 'open') return 'none';
	if (state === 'over' && payment.paid === null) return 'over';
	if (state === 'over' || money === 'returned' || subscription?.state === 'over') return 'ended';
	if (money === 'disputed') return 'disputed';
	return payment.state === 'paid' ? 'goes_on' : 'paid';
}

interface Around {
	notices: Notices;
	now: Date;
}

interface AroundCodes extends Around {
	codes: Codes;
}

/** Grants what was paid for; false when nobody is left to use it. */
function giveRight(tx: Writer, payment: Payment, { notices, codes, now }: AroundCodes): boolean {
	const { kind, account_id, amount_cents } = payment;
	if (kind === 'donation') {
		tell(tx, payment.email, { notice: notices.donated(amount_cents), now });
		return true;
	}
	const account = account_id === null ? null : accountAt(tx, account_id, now);
	if (!account) return false;
	if (kind === 'licences') {
		const made = codes.makeCodes(tx, payment, now);
		tell(tx, account.email, { notice: notices.licencesPaid(made, amount_cents), now });
		return true;
	}
	const subscriptionId = payment.subscription_id;
	if (!movePlan(tx, account.id, { cause: 'checkout', subscriptionId, now })) return false;
	tell(tx, account.email, { notice: notices.planPaid(amount_cents), now });
	return true;
}

/** Revokes what was paid for: from the account itself, or from everyone who redeemed one of its codes. */
function endRight(tx: Writer, payment: Payment, { notices, codes, now }: AroundCodes): void {
	if (payment.kind === 'licences') {
		tellBuyer(tx, payment, { notice: notices.licencesEnded(payment.quantity), now });
		for (const { id, email } of codes.endCodes(tx, payment.id, now)) {
			// Who bought a plan after redeeming keeps it.
			if (accountAt(tx, id, now)?.subscription_type !== subscriptionTypes.promo) continue;
			const free = movePlan(tx, id, { cause: 'right_over', now });
			if (free) tell(tx, email, { notice: notices.planEnded(free), now });
		}
	}
	if (payment.kind !== 'plan' || payment.account_id === null) return;
	const account = accountAt(tx, payment.account_id, now);
	// A person who left the plan, or pays for another subscription, keeps what they have.
	if (!account || account.stripe_sub_id !== payment.subscription_id) return;
	const free = movePlan(tx, account.id, { cause: 'right_over', now });
	if (!free) return;
	// A licence that a bank gave back after they had bought the plan was of no use until now.
	const coded = codes.holdsCode(tx, account.id) ? movePlan(tx, account.id, { cause: 'code', now }) : null;
	tell(tx, account.email, { notice: notices.planEnded(coded ?? free), now });
}

/** Grants again what was revoked while a bank decided; false when it has no use anymore. */
function returnRight(tx: Writer, payment: Payment, { notices, codes, now }: AroundCodes): boolean {
	const { id, kind, account_id, quantity, subscription_id } = payment;
	const tellOf = ({ email }: { email: string | null }) =>
		tell(tx, email, { notice: notices.planReturned(), now });
	if (kind === 'licences') {
		tellBuyer(tx, payment, { notice: notices.licencesReturned(quantity), now });
		for (const holder of codes.endCodes(tx, id, null)) {
			if (movePlan(tx, holder.id, { cause: 'code', now })) tellOf(holder);
		}
	}
	if (kind !== 'plan') return true;
	if (account_id === null) return false;
	const account = movePlan(tx, account_id, { cause: 'checkout', subscriptionId: subscription_id, now });
	if (account) tellOf(account);
	return account !== null;
}

function tellBuyer(tx: Writer, { account_id }: Payment, telling: Telling): void {
	const buyer = account_id === null ? null : accountAt(tx, account_id, telling.now);
	tell(tx, buyer?.email ?? null, telling);
}

/** Stores each renewal once, with its receipt; after the plan was moved, because the receipt says if it continues. */
function noteRenewals(
	tx: Writer,
	payment: Payment,
	{ renewals: reported, notices, now }: Around & { renewals: Renewal[] },
): void {
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
	tx: Writer,
	payment: Payment,
	{
		isPastDue,
		set,
		notices,
		now,
	}: Around & { isPastDue: boolean; set: (columns: Partial<Payment>) => unknown },
): void {
	const isNews = isPastDue !== (payment.past_due_since !== null);
	set(isNews ? { past_due_since: isPastDue ? now : null } : {});
	if (!isNews || !isPastDue || payment.account_id === null) return;
	const account = accountAt(tx, payment.account_id, now);
	if (!account) return;
	const notice = notices.paymentFailed(account, now.getTime() + GRACE_MS);
	tell(tx, account.email, { notice, now });
}
