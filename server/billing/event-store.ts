import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { billingEvents } from './table.ts';

/** What the card service tells. */
export interface BillingEvent {
	id: string;
	type: string;
	about: string | null;
}

const KEPT_MS = 90 * 86_400_000;

/** Keeps what the card service has told us of, until it is handled and for a season after. */
export function createEventStore(db: Db) {
	return {
		/** Keeps the event; one that is known is kept once. */
		keep: async ({ id, type, about }: BillingEvent, received: Date): Promise<void> => {
			db.insert(billingEvents).values({ id, type, about, received }).onConflictDoNothing().run();
		},
		/** The event that waits the longest and may be tried now. */
		next: async (now: Date) =>
			db
				.select()
				.from(billingEvents)
				.where(
					and(
						isNull(billingEvents.handled),
						or(isNull(billingEvents.next_attempt), lte(billingEvents.next_attempt, now)),
					),
				)
				.orderBy(asc(billingEvents.received), asc(billingEvents.id))
				.limit(1)
				.get(),
		handled: async (id: string, now: Date): Promise<void> => {
			db.update(billingEvents).set({ handled: now }).where(eq(billingEvents.id, id)).run();
		},
		/** Puts it off: the card service did not answer. */
		later: async (id: string, next_attempt: Date): Promise<void> => {
			const attempts = sql`${billingEvents.attempts} + 1`;
			db.update(billingEvents).set({ next_attempt, attempts }).where(eq(billingEvents.id, id)).run();
		},
		forgetOver: async (now: Date): Promise<void> => {
			const before = new Date(now.getTime() - KEPT_MS);
			db.delete(billingEvents).where(lte(billingEvents.handled, before)).run();
		},
	};
}
