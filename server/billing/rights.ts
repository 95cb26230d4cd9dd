import { subscriptionTypes } from '#domain/billing/subscription.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Codes } from './codes.ts';
import type { Notices } from './notices.ts';
import { accountAt, movePlan, planOfCode } from './plan-writes.ts';
import type { Payment } from './table.ts';
import { type Telling, tell } from './tell.ts';

/** What it takes to write down what follows from a payment. */
export interface SettleContext {
	notices: Notices;
	codes: Codes;
	now: Date;
}

/** Grants what was paid for; false when nobody is left to use it. */
export function giveRight(tx: Tx, payment: Payment, { notices, codes, now }: SettleContext): boolean {
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
export function endRight(tx: Tx, payment: Payment, { notices, codes, now }: SettleContext): void {
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
	const after = planOfCode(tx, account.id, { holdsCode: codes.holdsCode, now }) ?? free;
	tell(tx, account.email, { notice: notices.planEnded(after), now });
}

/** Grants again what was revoked while a bank decided; false when it has no use anymore. */
export function returnRight(tx: Tx, payment: Payment, { notices, codes, now }: SettleContext): boolean {
	const { id, kind, account_id, quantity, subscription_id } = payment;
	const tellOf = ({ email }: { email: string | null }) =>
		tell(tx, email, { notice: notices.planReturned(), now });
	if (kind === 'licences') {
		tellBuyer(tx, payment, { notice: notices.licencesReturned(quantity), now });
		for (const holder of codes.reinstateCodes(tx, id)) {
			if (movePlan(tx, holder.id, { cause: 'code', now })) tellOf(holder);
		}
	}
	if (kind !== 'plan') return true;
	if (account_id === null) return false;
	const account = movePlan(tx, account_id, { cause: 'checkout', subscriptionId: subscription_id, now });
	if (account) tellOf(account);
	return account !== null;
}

export function tellBuyer(tx: Tx, { account_id }: Payment, telling: Telling): void {
	const buyer = account_id === null ? null : accountAt(tx, account_id, telling.now);
	tell(tx, buyer?.email ?? null, telling);
}
