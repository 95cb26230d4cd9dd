import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { ListedSubscriber } from '#domain/newsletter/listed-subscriber.ts';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { forgotten, type Mail, queued } from '#server/mail/mail.ts';
import { randomToken } from '#server/secrets/random.ts';
import { subscribers } from './table.ts';

type Row = typeof subscribers.$inferSelect;
/** A person who asks for the newsletter; the email in lower case. */
export type NewsletterWish = Pick<Row, 'email' | 'first_name' | 'source'>;

/** An address's newsletter status; `over` means it was not confirmed in time. */
export type Standing = Row['status'] | 'over';

/** Time limit for confirming. */
const UNCONFIRMED_MS = 30 * DAY_MS;

/** Changes to a known address that asks again; a confirmed one stays confirmed. */
const askedAgain = {
	status: sql`case when ${subscribers.status} = 'confirmed' then 'confirmed' else 'pending' end`,
	first_name: sql`case when ${subscribers.status} = 'confirmed' then ${subscribers.first_name} else coalesce(excluded.first_name, ${subscribers.first_name}) end`,
	created: sql`case when ${subscribers.status} = 'confirmed' then ${subscribers.created} else excluded.created end`,
};

export function createSubscriberStore(db: Db) {
	const withEmail = (email: string) =>
		db.select().from(subscribers).where(eq(subscribers.email, email)).get();
	const withToken = (token: string) =>
		db.select().from(subscribers).where(eq(subscribers.token, token)).get();

	return {
		/** True when this address has confirmed. */
		isConfirmed: async (email: string): Promise<boolean> => withEmail(email)?.status === 'confirmed',
		/**
		 * Stores a sign-up with the email to confirm it, which `mailFor` makes from the token; null for no email. A
		 * confirmed address stays confirmed.
		 */
		ask: async (wish: NewsletterWish, mailFor: (token: string) => Mail | null, now: Date): Promise<void> =>
			db.transaction(
				(tx) => {
					// Looked up inside the transaction, or two processes asked at once would mail two tokens and store one.
					const token = withEmail(wish.email)?.token ?? randomToken();
					const mail = mailFor(token);
					tx.insert(subscribers)
						.values({ ...wish, status: 'pending', token, created: now })
						.onConflictDoUpdate({ target: subscribers.email, set: askedAgain })
						.run();
					if (mail) queued(tx, mail, now).run();
				},
				{ behavior: 'immediate' },
			),
		/** The status behind an email's token; undefined for an unknown one. */
		standing: async (token: string, now: Date): Promise<Standing | undefined> => {
			const row = withToken(token);
			if (row?.status !== 'pending') return row?.status;
			return now.getTime() - row.created.getTime() > UNCONFIRMED_MS ? 'over' : 'pending';
		},
		/**
		 * Confirms a sign-up; the outside list is told once there is one. Repeating it changes nothing, and after
		 * unsubscribing it takes a new sign-up, so that nobody who finds an old email signs its reader up again.
		 */
		confirm: async (token: string, now: Date): Promise<void> => {
			db.update(subscribers)
				.set({
					status: 'confirmed',
					confirmed: now,
					unsubscribed: null,
					forward_next: now,
					forward_attempts: 0,
				})
				.where(and(eq(subscribers.token, token), eq(subscribers.status, 'pending')))
				.run();
		},
		/** Deletes sign-ups not confirmed in 30 days, with their emails; also those that were declined. */
		forgetUnconfirmed: async (now: Date): Promise<void> => {
			const { status, confirmed, created } = subscribers;
			const before = new Date(now.getTime() - UNCONFIRMED_MS);
			const isUnconfirmed = or(eq(status, 'pending'), and(eq(status, 'unsubscribed'), isNull(confirmed)));
			runTogether(db, [
				db.delete(subscribers).where(and(isUnconfirmed, lt(created, before))),
				forgotten(db, before),
			]);
		},
		/** Everyone who asked for the newsletter, newest first. */
		all: async (): Promise<ListedSubscriber[]> =>
			db
				.select()
				.from(subscribers)
				.orderBy(desc(subscribers.id))
				.all()
				.map(({ email, first_name, source, status, created, confirmed, unsubscribed }) => ({
					...{ email, first_name, source, status, created: created.toISOString() },
					confirmed: confirmed?.toISOString() ?? null,
					unsubscribed: unsubscribed?.toISOString() ?? null,
				})),
		unsubscribe: async (token: string, now: Date): Promise<void> => {
			db.update(subscribers)
				.set({ status: 'unsubscribed', unsubscribed: now, forward_next: null })
				.where(and(eq(subscribers.token, token), ne(subscribers.status, 'unsubscribed')))
				.run();
		},
	};
}
