import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { randomId } from '#server/secrets/random.ts';
import { type Applied, applySnapshot, type PaymentCheck } from './apply-snapshot.ts';
import type { Snapshot } from './card-service.ts';
import type { Codes } from './codes.ts';
import type { Notices } from './notices.ts';
import { createPaymentLists } from './payment-lists.ts';
import { createPaymentsToSettle } from './payments-to-settle.ts';
import { tellBuyer } from './rights.ts';
import { givenStates, type Payment, payments } from './table.ts';

/** An open checkout is continued for this long; the card service closes it after a day. */
const CONTINUED_MS = 20 * 60 * 60_000;

export type NewPayment = Pick<
	Payment,
	'service' | 'kind' | 'account_id' | 'email' | 'quantity' | 'amount_cents' | 'attempt'
>;

export function createPaymentStore(db: Db, codes: Codes) {
	return {
		...createPaymentsToSettle(db),
		...createPaymentLists(db),
		withId: async (id: string) => db.select().from(payments).where(eq(payments.id, id)).get(),
		/** The checkout of this attempt, or an open one of the plan, while it is of use; otherwise a new one. */
		begin: async (wanted: NewPayment, now: Date): Promise<Payment> =>
			immediately(db, (tx) => {
				const known = begunBefore(wanted, now);
				const begun = known && tx.select().from(payments).where(known).get();
				if (begun) return begun;
				const { attempt } = wanted;
				if (attempt !== null) {
					tx.update(payments).set({ attempt: null }).where(eq(payments.attempt, attempt)).run();
				}
				const row = { id: randomId('b_'), ...wanted, created: now };
				return writtenRow(tx.insert(payments).values(row).returning()) as Payment;
			}),
		/**
		 * Notes the checkout the card service opened for it; a try that failed meanwhile may have given it up. False when it
		 * went with its account.
		 */
		opened: async (id: string, checkout: { id: string; url: string }): Promise<boolean> => {
			const state = sql`case ${payments.state} when 'over' then 'open' else ${payments.state} end`;
			const set = { provider_id: checkout.id, url: checkout.url, state };
			return db.update(payments).set(set).where(eq(payments.id, id)).returning().all().length > 0;
		},
		/** Gives up a checkout the card service did not open, so that the next try begins another. */
		notOpened: async (id: string): Promise<void> => {
			// Meanwhile the same order, sent twice, may have been opened.
			const isStill = and(eq(payments.id, id), eq(payments.state, 'open'), isNull(payments.provider_id));
			db.update(payments).set({ state: 'over', attempt: null }).where(isStill).run();
		},
		/** Writes the card service's state of it, with all that follows; `stale` when a newer state was written meanwhile. */
		apply: async (id: string, { snapshot, notices, now, since }: PaymentCheck): Promise<Applied | 'stale'> =>
			immediately(db, (tx) => {
				const payment = tx.select().from(payments).where(eq(payments.id, id)).get();
				if (since !== undefined && payment?.checked?.getTime() !== since?.getTime()) return 'stale';
				return payment ? applySnapshot(tx, payment, { snapshot, notices, codes, now }) : 'surplus';
			}),
		/**
		 * Notes, before its refund, that a plan paid for without our knowing is of no use: the refund ends the subscription
		 * first, and a look at it between the two, or after a failure, would take it for a plan that has ended.
		 */
		hasNoUse: async (id: string, { subscription, amountCents }: Snapshot, now: Date): Promise<void> => {
			const isUnheard = and(eq(payments.id, id), eq(payments.state, 'open'), isNull(payments.paid));
			const subscription_id = subscription?.id ?? null;
			const amount = amountCents === null ? {} : { amount_cents: amountCents };
			db.update(payments)
				.set({ paid: now, subscription_id, ...amount })
				.where(isUnheard)
				.run();
		},
		/** Notes the refund of a payment that had no use, unless a look at it has noted that since. */
		givenBack: async (id: string, notices: Notices, now: Date): Promise<void> =>
			immediately(db, (tx) => {
				const isOpen = and(eq(payments.id, id), eq(payments.state, 'open'));
				const set = { state: 'ended' as const, returned: now, checked: now };
				const [row] = tx.update(payments).set(set).where(isOpen).returning().all();
				if (row) tellBuyer(tx, row, { notice: notices.givenBack(row.amount_cents), now });
			}),
	};
}

/** Matches the payments that a purchase continues instead of starting a new one; undefined when there can be none. */
function begunBefore({ service, kind, account_id, attempt }: NewPayment, now: Date) {
	const since = new Date(now.getTime() - CONTINUED_MS);
	const isOpen = and(eq(payments.state, 'open'), isNull(payments.paid), gt(payments.created, since));
	// Whoever may buy the plan again has left the one that they paid for.
	const isBought = kind === 'plan' ? undefined : inArray(payments.state, givenStates);
	const sameAttempt = attempt === null ? undefined : and(eq(payments.attempt, attempt), or(isOpen, isBought));
	const openPlan =
		kind === 'plan' && account_id !== null
			? and(eq(payments.kind, kind), eq(payments.account_id, account_id), isOpen)
			: undefined;
	const known = or(sameAttempt, openPlan);
	return known && and(eq(payments.service, service), known);
}
