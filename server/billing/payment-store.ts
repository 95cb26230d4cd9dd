import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { GivenDonation } from '#domain/admin/ledgers.ts';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { GRACE_DAYS } from '#domain/billing/subscription.ts';
import type { Db } from '#server/db/open.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { randomId } from '#server/secrets/random.ts';
import { type Applied, applySnapshot, type Look } from './apply-snapshot.ts';
import type { Notices } from './notices.ts';
import { accountAt } from './plan-writes.ts';
import { type Payment, payments, renewals } from './table.ts';
import { tell } from './tell.ts';

const HOUR_MS = 60 * 60_000;
/** An open checkout of the plan is reused for this long; the card service closes it after a day. */
const GONE_ON_WITH_MS = 20 * HOUR_MS;
/** We ask about a payment that was never made for this long. */
const ASKED_AFTER_MS = 72 * HOUR_MS;
const RENEWAL = { kind: 'plan', quantity: 1, state: 'paid' } as const;
const GRACE_MS = GRACE_DAYS * 24 * HOUR_MS;

export type NewPayment = Pick<
	Payment,
	'service' | 'kind' | 'account_id' | 'email' | 'quantity' | 'amount_cents' | 'attempt'
>;

/** Stores payments and their state. */
export function createPaymentStore(db: Db) {
	const one = (id: string) => db.select().from(payments).where(eq(payments.id, id)).get();
	return {
		withId: async (id: string) => one(id),
		/** The checkout opened by this attempt, or a still open one of the plan; otherwise a new one. */
		begin: async (wanted: NewPayment, now: Date): Promise<Payment> => {
			const sameAttempt = wanted.attempt === null ? undefined : eq(payments.attempt, wanted.attempt);
			const openPlan =
				wanted.kind === 'plan' && wanted.account_id !== null
					? and(
							...[eq(payments.service, wanted.service), eq(payments.kind, 'plan')],
							...[eq(payments.account_id, wanted.account_id), eq(payments.state, 'open')],
							gt(payments.created, new Date(now.getTime() - GONE_ON_WITH_MS)),
						)
					: undefined;
			const known = or(sameAttempt, openPlan);
			return db.transaction(
				(tx) => {
					const begun = known && tx.select().from(payments).where(known).get();
					if (begun) return begun;
					const row = { id: randomId('b_'), ...wanted, created: now };
					return writtenRow(tx.insert(payments).values(row).returning()) as Payment;
				},
				{ behavior: 'immediate' },
			);
		},
		/** Notes the checkout the card service opened for it. */
		opened: async (id: string, checkout: { id: string; url: string }): Promise<void> => {
			db.update(payments)
				.set({ provider_id: checkout.id, url: checkout.url })
				.where(eq(payments.id, id))
				.run();
		},
		/**
		 * Writes the card service's state of it, with all that follows; `stale` when another look was written meanwhile.
		 */
		apply: async (id: string, { snapshot, notices, now, since }: Look): Promise<Applied | 'stale'> =>
			db.transaction(
				(tx) => {
					const payment = tx.select().from(payments).where(eq(payments.id, id)).get();
					if (since !== undefined && payment?.checked?.getTime() !== since?.getTime()) return 'stale';
					return payment ? applySnapshot(tx, payment, { snapshot, notices, now }) : 'surplus';
				},
				{ behavior: 'immediate' },
			),
		/** Notes a refund of a payment that had no use. */
		givenBack: async (id: string, notices: Notices, now: Date): Promise<void> =>
			db.transaction(
				(tx) => {
					const isOpen = and(eq(payments.id, id), inArray(payments.state, ['open', 'over', 'disputed']));
					const set = { state: 'ended' as const, paid: now, checked: now };
					const [row] = tx.update(payments).set(set).where(isOpen).returning().all();
					if (!row?.account_id) return;
					const to = accountAt(tx, row.account_id, now)?.email ?? null;
					tell(tx, to, { notice: notices.givenBack(row.amount_cents), now });
				},
				{ behavior: 'immediate' },
			),
		/** The payments to check with the card service: open ones hourly, subscriptions and disputes daily. */
		unsettled: async (service: Payment['service'], now: Date): Promise<Payment[]> => {
			const before = (ms: number) => new Date(now.getTime() - ms);
			const notSince = (ms: number) => or(isNull(payments.checked), lt(payments.checked, before(ms)));
			const isOpen = and(
				eq(payments.state, 'open'),
				isNotNull(payments.provider_id),
				gt(payments.created, before(ASKED_AFTER_MS)),
				lt(payments.created, before(HOUR_MS / 12)),
				notSince(HOUR_MS),
			);
			const subscribes = and(eq(payments.state, 'paid'), isNotNull(payments.subscription_id));
			const runs = and(or(subscribes, eq(payments.state, 'disputed')), notSince(24 * HOUR_MS));
			return db
				.select()
				.from(payments)
				.where(and(eq(payments.service, service), or(isOpen, runs)))
				.orderBy(asc(payments.checked))
				.limit(100)
				.all();
		},
		/** TEST MODE payments that are open or still count. */
		tried: async (): Promise<Payment[]> =>
			db
				.select()
				.from(payments)
				.where(and(eq(payments.service, 'test'), inArray(payments.state, ['open', 'paid', 'disputed'])))
				.all(),
		/** Notes that it was checked, whatever the result. */
		looked: async (id: string, now: Date): Promise<void> => {
			db.update(payments).set({ checked: now }).where(eq(payments.id, id)).run();
		},
		/** Subscriptions past their grace period. */
		pastGrace: async (service: Payment['service'], now: Date): Promise<Payment[]> => {
			const isOver = lt(payments.past_due_since, new Date(now.getTime() - GRACE_MS));
			return db
				.select()
				.from(payments)
				.where(and(eq(payments.service, service), eq(payments.state, 'paid'), isOver))
				.all();
		},
		/** An account's plans that may still move money: open checkouts and running subscriptions. */
		alive: async (accountId: string): Promise<Payment[]> =>
			db
				.select()
				.from(payments)
				.where(
					and(
						eq(payments.account_id, accountId),
						eq(payments.kind, 'plan'),
						inArray(payments.state, ['open', 'paid']),
					),
				)
				.all(),
		/** An account's payments that the card service knows. */
		known: async (accountId: string): Promise<Payment[]> =>
			db
				.select()
				.from(payments)
				.where(and(eq(payments.account_id, accountId), isNotNull(payments.provider_id)))
				.all(),
		/** Every donation, started or completed, newest first. */
		donations: async (): Promise<GivenDonation[]> =>
			db
				.select({
					...{ id: payments.id, email: payments.email, amount_cents: payments.amount_cents },
					...{ state: payments.state, created: payments.created, paid: payments.paid },
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
		ofAccount: async (accountId: string): Promise<Pick<AccountBilling, 'grace_until' | 'receipts'>> => {
			const rows = db
				.select()
				.from(payments)
				.where(and(eq(payments.account_id, accountId), isNotNull(payments.paid)))
				.all();
			const since = rows.find(({ past_due_since }) => past_due_since !== null)?.past_due_since;
			const first = rows.map(({ id, kind, state, quantity, amount_cents, paid }) => ({
				...{ id, kind, quantity, amount_cents },
				state: state === 'paid' ? ('paid' as const) : ('ended' as const),
				paid: paid?.toISOString() ?? '',
			}));
			const more = db
				.select({ id: renewals.id, amount_cents: renewals.amount_cents, paid: renewals.paid })
				.from(renewals)
				.innerJoin(payments, eq(payments.id, renewals.payment_id))
				.where(eq(payments.account_id, accountId))
				.all()
				.map(({ paid, ...row }) => ({ ...row, ...RENEWAL, paid: paid.toISOString() }));
			return {
				grace_until: since ? new Date(since.getTime() + GRACE_MS).toISOString() : null,
				receipts: [...first, ...more].sort((a, b) => b.paid.localeCompare(a.paid)),
			};
		},
	};
}
