import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import type { GivenDonation } from '#domain/donations/given-donation.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { GRACE_MS } from './grace.ts';
import { type Payment, payments, renewals } from './table.ts';
import { toldState } from './told-state.ts';

type Receipt = AccountBilling['receipts'][number];

/** Lists payments as people see them: donations in the back office, receipts on an account's page. */
export function createPaymentLists(db: Db) {
	return {
		/** Every donation, started or completed, newest first. */
		donations: async (): Promise<GivenDonation[]> =>
			db
				.select({
					id: payments.id,
					service: payments.service,
					state: payments.state,
					email: payments.email,
					amount_cents: payments.amount_cents,
					created: payments.created,
					paid: payments.paid,
				})
				.from(payments)
				.where(eq(payments.kind, 'donation'))
				.orderBy(desc(payments.created), payments.id)
				.all()
				.map((row) => ({
					...row,
					created: row.created.toISOString(),
					paid: row.paid?.toISOString() ?? null,
				})),
		/** An account's payments, as its own page shows them. */
		ofAccount: async (accountId: string): Promise<Omit<AccountBilling, 'mode' | 'licences'>> => {
			const rows = db
				.select()
				.from(payments)
				.where(and(eq(payments.account_id, accountId), isNotNull(payments.paid)))
				.all();
			const since = unpaidSince(db, accountId);
			const later = db
				.select(getTableColumns(renewals))
				.from(renewals)
				.innerJoin(payments, eq(payments.id, renewals.payment_id))
				.where(eq(payments.account_id, accountId))
				.orderBy(renewals.paid)
				.all();
			const receipts = rows.flatMap((row) =>
				receiptsOf(
					row,
					later.filter(({ payment_id }) => payment_id === row.id),
				),
			);
			return {
				grace_until: since ? new Date(since.getTime() + GRACE_MS).toISOString() : null,
				in_dispute: rows.some(({ kind, state }) => kind === 'plan' && state === 'disputed'),
				receipts: receipts.sort((a, b) => b.paid.localeCompare(a.paid)),
			};
		},
	};
}

/** One receipt for each charge; a refund or a dispute stands at the latest, the end of a plan at the first. */
function receiptsOf(payment: Payment, later: (typeof renewals.$inferSelect)[]): Receipt[] {
	const { service, kind, quantity } = payment;
	const told = toldState(payment);
	const ofMoney = told === 'refunded' || told === 'disputed' ? told : null;
	const stateAt = (index: number) => {
		if (ofMoney && index === later.length) return ofMoney;
		return index === 0 && payment.state === 'ended' ? 'ended' : 'paid';
	};
	return [payment, ...later].map(({ id, amount_cents, paid }, index) => ({
		id,
		service,
		kind,
		quantity,
		amount_cents,
		state: stateAt(index),
		paid: paid?.toISOString() ?? '',
	}));
}

/**
 * When the renewal of an account's plan failed; null while all is paid. A subscription that was left says nothing: it is
 * over at the card service, though its payment may not tell yet.
 */
function unpaidSince(db: Db, accountId: string): Date | null {
	const isOfPlan = eq(payments.subscription_id, accounts.stripe_sub_id);
	const row = db
		.select({ since: payments.past_due_since })
		.from(accounts)
		.innerJoin(payments, and(eq(payments.account_id, accounts.id), isOfPlan))
		.where(eq(accounts.id, accountId))
		.get();
	return row?.since ?? null;
}
