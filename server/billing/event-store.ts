import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { Db } from '#server/db/open.ts';
import { billingEvents } from './table.ts';

/** A message from the card service. */
export interface BillingEvent {
	id: string;
	type: string;
	about: string | null;
}

const RETENTION_MS = 90 * DAY_MS;

/** Stores the card service's events until they are handled, and for some time after. */
export function createEventStore(db: Db) {
	return {
		/** Stores an event; a known one only once. */
		save: async ({ id, type, about }: BillingEvent, received: Date): Promise<void> => {
			db.insert(billingEvents).values({ id, type, about, received }).onConflictDoNothing().run();
		},
		/** The longest-waiting event that may be tried now. */
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
		/** Postpones it: the card service did not answer. */
		later: async (id: string, next_attempt: Date): Promise<void> => {
			const attempts = sql`${billingEvents.attempts} + 1`;
			db.update(billingEvents).set({ next_attempt, attempts }).where(eq(billingEvents.id, id)).run();
		},
		forgetOver: async (now: Date): Promise<void> => {
			const before = new Date(now.getTime() - RETENTION_MS);
			db.delete(billingEvents).where(lte(billingEvents.handled, before)).run();
		},
	};
}
