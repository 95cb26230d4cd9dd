import {
	and,
	asc,
	between,
	desc,
	eq,
	gt,
	inArray,
	isNotNull,
	isNull,
	lt,
	ne,
	notInArray,
	or,
	sql,
} from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Db } from '#server/db/open.ts';
import { restores } from '#server/db/table.ts';
import { GRACE_MS } from './grace.ts';
import { type Payer, toForget } from './payments-of-payer.ts';
import { givenStates, type Payment, payments } from './table.ts';

/** The age of a checkout that nobody paid at which it is looked at for the last time, or as soon after as the server runs. */
const ASKED_AFTER_MS = 72 * HOUR_MS;

/** How long licences and donations are asked about: banks take disputes for four months, and most refunds come sooner. */
const RETURNABLE_MS = 180 * DAY_MS;

/** For how long a restore has all payments asked about: one that the card service does not know never answers. */
const RESTORE_COUNTS_MS = 14 * DAY_MS;

const isAlive = inArray(payments.state, ['open', ...givenStates]);

/** Finds the payments about which the card service must be asked, or told something, or can no longer be. */
export function createPaymentsToSettle(db: Db) {
	return {
		/**
		 * The payments to check with the card service, but `waiting`: open ones hourly, subscriptions and disputes daily, the
		 * others weekly while their money is often returned, and once after a restore.
		 */
		unsettled: async (service: Payment['service'], now: Date, waiting: string[]): Promise<Payment[]> => {
			const before = (ms: number) => new Date(now.getTime() - ms);
			const notSince = (at: Date) => or(isNull(payments.checked), lt(payments.checked, at));
			const ageThen = sql`${payments.checked} - ${payments.created}`;
			const isOpen = and(
				eq(payments.state, 'open'),
				isNotNull(payments.provider_id),
				// One that was paid is to be refunded.
				or(isNull(payments.checked), lt(ageThen, ASKED_AFTER_MS), isNotNull(payments.paid)),
				lt(payments.created, before(HOUR_MS / 12)),
				notSince(before(HOUR_MS)),
			);
			const subscribes = and(eq(payments.state, 'paid'), isNotNull(payments.subscription_id));
			const runs = and(or(subscribes, eq(payments.state, 'disputed')), notSince(before(DAY_MS)));
			const isRecent = and(gt(payments.paid, before(RETURNABLE_MS)), notSince(before(7 * DAY_MS)));
			const restored = lastRestore(db, now);
			const mayBeReturned = and(
				eq(payments.state, 'paid'),
				ne(payments.kind, 'plan'),
				or(isRecent, restored && notSince(restored)),
			);
			const isDue = or(isOpen, runs, mayBeReturned);
			// Somebody waits for what an open one sells, and a backlog of weekly looks may be long.
			const openFirst = desc(eq(payments.state, 'open'));
			return db
				.select()
				.from(payments)
				.where(and(eq(payments.service, service), notInArray(payments.id, waiting), isDue))
				.orderBy(openFirst, asc(payments.checked))
				.limit(100)
				.all();
		},
		/** Gives up checkouts that no answer confirmed as opened: nobody was sent there, and they are closed after a day. */
		giveUpUnopened: async (now: Date): Promise<void> => {
			const isOld = lt(payments.created, new Date(now.getTime() - ASKED_AFTER_MS));
			db.update(payments)
				.set({ state: 'over', attempt: null })
				.where(and(eq(payments.state, 'open'), isNull(payments.provider_id), isOld))
				.run();
		},
		/** TEST MODE payments that are open or still count. */
		tried: async (): Promise<Payment[]> =>
			db
				.select()
				.from(payments)
				.where(and(eq(payments.service, 'test'), isAlive))
				.all(),
		/** Subscriptions past their grace period. */
		pastGrace: async (service: Payment['service'], now: Date): Promise<Payment[]> => {
			const isOver = lt(payments.past_due_since, new Date(now.getTime() - GRACE_MS));
			return db
				.select()
				.from(payments)
				.where(and(eq(payments.service, service), eq(payments.state, 'paid'), isOver))
				.all();
		},
		/** An account's plans that may still move money: open checkouts and subscriptions, running or paused by a dispute. */
		alive: async (accountId: string): Promise<Payment[]> =>
			db
				.select()
				.from(payments)
				.where(and(eq(payments.account_id, accountId), eq(payments.kind, 'plan'), isAlive))
				.all(),
		/** What the card service must forget when an account is deleted. */
		known: async (payer: Payer): Promise<Payment[]> =>
			db.select().from(payments).where(toForget(db, payer)).all(),
	};
}

/** When this database last took the place of a newer one, which had heard of more; undefined when that is long ago. */
function lastRestore(db: Db, now: Date): Date | undefined {
	const since = new Date(now.getTime() - RESTORE_COUNTS_MS);
	const recent = between(restores.at, since, now);
	return db.select().from(restores).where(recent).orderBy(desc(restores.at)).limit(1).get()?.at;
}
