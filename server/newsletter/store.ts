import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { record } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { forgetMails, type Mail, queueMail } from '#server/mail/mail.ts';
import { randomToken } from '#server/secrets/random.ts';
import { subscribers } from './table.ts';

/** Someone who asked for the newsletter, as stored. */
export type Subscriber = typeof subscribers.$inferSelect;
/** A person who asks for the newsletter; the email in lower case. */
export type NewsletterWish = Pick<Subscriber, 'email' | 'first_name' | 'source'>;

/** An address's newsletter status; `over` means it was not confirmed in time. */
export type Standing = Subscriber['status'] | 'over';

/** Time limit for confirming. */
const UNCONFIRMED_MS = 30 * DAY_MS;

/** Changes to a known address that asks again; a confirmed one stays confirmed. */
const askedAgain = {
	status: sql`case when ${subscribers.status} = 'confirmed' then 'confirmed' else 'pending' end`,
	first_name: sql`case when ${subscribers.status} = 'confirmed' then ${subscribers.first_name} else coalesce(excluded.first_name, ${subscribers.first_name}) end`,
	created: sql`case when ${subscribers.status} = 'confirmed' then ${subscribers.created} else excluded.created end`,
};

const gone = (now: Date) => ({ status: 'unsubscribed', unsubscribed: now, forward_next: null }) as const;

export function createSubscriberStore(db: Db) {
	const withEmail = (email: string) =>
		db.select().from(subscribers).where(eq(subscribers.email, email)).get();
	const withToken = (token: string) =>
		db.select().from(subscribers).where(eq(subscribers.token, token)).get();

	return {
		/** True when this address has confirmed. */
		isConfirmed: async (email: string): Promise<boolean> => withEmail(email)?.status === 'confirmed',
		/**
		 * Stores a sign-up and the email to confirm it, which `mailFor` makes from the token; null for no email. A
		 * confirmed address stays confirmed.
		 */
		ask: async (wish: NewsletterWish, mailFor: (token: string) => Mail | null, now: Date): Promise<void> =>
			immediately(db, (tx) => {
				// Read inside the transaction, or two simultaneous processes would mail two tokens and store one.
				const token = withEmail(wish.email)?.token ?? randomToken();
				const mail = mailFor(token);
				tx.insert(subscribers)
					.values({ ...wish, status: 'pending', token, created: now })
					.onConflictDoUpdate({ target: subscribers.email, set: askedAgain })
					.run();
				if (mail) queueMail(tx, mail, now);
			}),
		/** Returns the status for an email's token; undefined for an unknown token. */
		standing: async (token: string, now: Date): Promise<Standing | undefined> => {
			const row = withToken(token);
			if (row?.status !== 'pending') return row?.status;
			return now.getTime() - row.created.getTime() > UNCONFIRMED_MS ? 'over' : 'pending';
		},
		/**
		 * Confirms a sign-up, and queues it for the outside list. Repeating this changes nothing. After unsubscribing,
		 * only a new sign-up counts, so that nobody who finds an old email can sign its reader up again.
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
		/** Deletes sign-ups not confirmed in 30 days, with their emails, and declined ones. */
		forgetUnconfirmed: async (now: Date): Promise<void> => {
			const { status, confirmed, created } = subscribers;
			const before = new Date(now.getTime() - UNCONFIRMED_MS);
			const isUnconfirmed = or(eq(status, 'pending'), and(eq(status, 'unsubscribed'), isNull(confirmed)));
			immediately(db, (tx) => {
				tx.delete(subscribers)
					.where(and(isUnconfirmed, lt(created, before)))
					.run();
				forgetMails(tx, before);
			});
		},
		/** Everyone who asked for the newsletter, newest first. */
		all: async (): Promise<Subscriber[]> => db.select().from(subscribers).orderBy(desc(subscribers.id)).all(),
		unsubscribe: async (token: string, now: Date): Promise<void> => {
			db.update(subscribers)
				.set(gone(now))
				.where(and(eq(subscribers.token, token), ne(subscribers.status, 'unsubscribed')))
				.run();
		},
		/**
		 * Unsubscribes a person who wrote to us instead of using a link, and returns them; undefined when nobody has
		 * this address.
		 */
		takeOff: async (email: string, by: string, now: Date): Promise<Subscriber | undefined> =>
			immediately(db, (tx) => {
				const isIt = eq(subscribers.email, email);
				const before = tx.select().from(subscribers).where(isIt).get();
				if (!before || before.status === 'unsubscribed') return before;
				const after = { ...before, ...gone(now) };
				tx.update(subscribers).set(after).where(isIt).run();
				const [was, is] = [{ status: before.status }, { status: after.status }];
				const change = { by, what: 'subscriber', key: String(before.id), before: was, after: is } as const;
				record(tx, change, now);
				return after;
			}),
	};
}
