import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import type { GivenDonation } from '#domain/donations/given-donation.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { GRACE_MS } from './grace.ts';
import { payments, renewals } from './table.ts';

const RENEWAL = { kind: 'plan', quantity: 1, state: 'paid' } as const;

/** Lists payments as people see them: donations in the back office, receipts on an account's page. */
export function createPaymentLists(db: Db) {
	return {
		/** Every donation, started or completed, newest first. */
		donations: async (): Promise<GivenDonation[]> =>
			db
				.select({
					...{ id: payments.id, service: payments.service, state: payments.state, email: payments.email },
					...{ amount_cents: payments.amount_cents, created: payments.created, paid: payments.paid },
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
			const first = rows.map(({ id, service, kind, state, quantity, amount_cents, paid }) => ({
				...{ id, service, kind, quantity, amount_cents },
				state: state === 'paid' ? ('paid' as const) : ('ended' as const),
				paid: paid?.toISOString() ?? '',
			}));
			const more = db
				.select({
					...{ id: renewals.id, service: payments.service },
					...{ amount_cents: renewals.amount_cents, paid: renewals.paid },
				})
				.from(renewals)
				.innerJoin(payments, eq(payments.id, renewals.payment_id))
				.where(eq(payments.account_id, accountId))
				.all()
				.map(({ paid, ...row }) => ({ ...row, ...RENEWAL, paid: paid.toISOString() }));
			return {
				grace_until: since ? new Date(since.getTime() + GRACE_MS).toISOString() : null,
				in_dispute: rows.some(({ kind, state }) => kind === 'plan' && state === 'disputed'),
				receipts: [...first, ...more].sort((a, b) => b.paid.localeCompare(a.paid)),
			};
		},
	};
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
