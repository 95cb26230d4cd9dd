import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { type OutboxMail, outboxMails } from './table.ts';

/** A mail that a worker holds for a while, so that no other sends it. */
export type LeasedMail = OutboxMail & { lease: string };

/** Longer than sending one can take, so who still holds a lease after this has died; and short enough for a code to come in time. */
const LEASE_MS = 3 * 60_000;
/** How long a mail that was sent, or died, can still be looked up. */
const KEPT_MS = 30 * 86_400_000;

/** The outbox, as the workers see it. */
export function createOutboxStore(db: Db) {
	const isWaiting = and(isNull(outboxMails.sent), isNull(outboxMails.dead));
	const isMine = ({ id, lease }: Pick<LeasedMail, 'id' | 'lease'>) =>
		and(eq(outboxMails.id, id), eq(outboxMails.lease, lease));
	const free = { lease: null, leased_until: null };

	return {
		/**
		 * Takes the next mail that is due; undefined when none is. One statement, so that two workers never take the same.
		 * What was never tried comes first, what expires soonest before the rest; then the others in turn, so that a mail which
		 * upsets the server each time holds up no other.
		 */
		take: (lease: string, now: Date): LeasedMail | undefined => {
			const at = now.getTime();
			const next = sql`(select ${outboxMails.id} from ${outboxMails} where ${outboxMails.sent} is null and ${outboxMails.dead} is null
				and coalesce(${outboxMails.next_attempt}, 0) <= ${at} and coalesce(${outboxMails.leased_until}, 0) <= ${at}
				and coalesce(${outboxMails.expires}, 9e15) > ${at}
				order by coalesce(${outboxMails.next_attempt}, 0), coalesce(${outboxMails.expires}, 9e15), ${outboxMails.id} limit 1)`;
			return db
				.update(outboxMails)
				.set({
					lease,
					leased_until: new Date(at + LEASE_MS),
					attempts: sql`${outboxMails.attempts} + 1`,
				})
				.where(eq(outboxMails.id, next))
				.returning()
				.get() as LeasedMail | undefined;
		},
		/** Notes that it was sent. */
		sent: (mail: LeasedMail, now: Date): void => {
			db.update(outboxMails)
				.set({ ...free, sent: now, last_error: null })
				.where(isMine(mail))
				.run();
		},
		/** Notes that it is to be tried again, not before that time. */
		later: (mail: LeasedMail, nextAttempt: Date, error: string): void => {
			db.update(outboxMails)
				.set({ ...free, next_attempt: nextAttempt, last_error: error })
				.where(isMine(mail))
				.run();
		},
		/** Gives it back untried: the server was in trouble, not the mail. What else waits comes first. */
		release: (mail: LeasedMail, nextAttempt: Date, error: string): void => {
			const untried = { attempts: mail.attempts - 1, next_attempt: nextAttempt, last_error: error };
			db.update(outboxMails)
				.set({ ...free, ...untried })
				.where(isMine(mail))
				.run();
		},
		/** Notes that it is given up: it stays, with the reason, for an admin to see. */
		dead: (mail: LeasedMail, now: Date, error: string): void => {
			db.update(outboxMails)
				.set({ ...free, dead: now, last_error: error })
				.where(isMine(mail))
				.run();
		},
		/** Gives up what would mislead by now, and forgets what was settled a month ago. */
		tidy: (now: Date): void => {
			const old = new Date(now.getTime() - KEPT_MS);
			runTogether(db, [
				db
					.update(outboxMails)
					.set({ ...free, dead: now, last_error: 'expired before it could be sent' })
					.where(and(isWaiting, lte(outboxMails.expires, now))),
				db.delete(outboxMails).where(lte(outboxMails.sent, old)),
				db.delete(outboxMails).where(lte(outboxMails.dead, old)),
			]);
		},
	};
}
export type OutboxStore = ReturnType<typeof createOutboxStore>;
