import { and, count, eq, gt, isNotNull, isNull, lte, notLike, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { type OutboxMail, outboxMails } from './table.ts';

/** A mail that a worker holds for a while, so that no other sends it. */
export type LeasedMail = OutboxMail & { lease: string };

/** Longer than sending one can take, so who still holds a lease after this has died; and short enough for a code to come in time. */
const LEASE_MS = 3 * 60_000;
/** The longest that a mail is put off: what waits longer was put off by a clock that was wrong. */
export const LONGEST_WAIT_MS = 60 * 60_000;
/** How long a mail that was sent, or died, can still be looked up. */
const KEPT_MS = 30 * 86_400_000;

/** The outbox, as the workers see it. */
export function createOutboxStore(db: Db) {
	const isWaiting = and(isNull(outboxMails.sent), isNull(outboxMails.dead));
	const isMine = ({ id, lease }: Pick<LeasedMail, 'id' | 'lease'>) =>
		and(eq(outboxMails.id, id), eq(outboxMails.lease, lease));
	const free = { lease: null, leased_until: null };
	// Just as the indexes of drizzle/0007 have them.
	const due = sql`coalesce(${outboxMails.next_attempt}, 0)`;
	const lasts = sql`coalesce(${outboxMails.expires}, 9e15)`;
	const settled = sql`coalesce(${outboxMails.sent}, ${outboxMails.dead})`;

	return {
		/** How many mails wait, and how many were given up and can still be looked up. */
		depth: () => ({
			waiting: db.select({ mails: count() }).from(outboxMails).where(isWaiting).get()?.mails ?? 0,
			dead:
				db.select({ mails: count() }).from(outboxMails).where(isNotNull(outboxMails.dead)).get()?.mails ?? 0,
		}),
		/**
		 * Takes the next mail that is due; undefined when none is. One statement, so that two workers never take the same.
		 * What was never tried comes first, what expires soonest before the rest; then the others in turn, so that a mail which
		 * upsets the server each time holds up no other.
		 */
		take: (lease: string, now: Date): LeasedMail | undefined => {
			const at = now.getTime();
			// Nobody holds a mail for so long: the clock was ahead when it was taken.
			const never = at + 2 * LEASE_MS;
			const next = sql`(select ${outboxMails.id} from ${outboxMails} where ${outboxMails.sent} is null and ${outboxMails.dead} is null
				and ${due} <= ${at} and ${lasts} > ${at} and (${outboxMails.leased_until} is null
				or ${outboxMails.leased_until} <= ${at} or ${outboxMails.leased_until} > ${never})
				order by ${due}, ${lasts}, ${outboxMails.id} limit 1)`;
			const leased_until = new Date(at + LEASE_MS);
			const attempts = sql`${outboxMails.attempts} + 1`;
			const taken = db
				.update(outboxMails)
				.set({ lease, leased_until, attempts })
				.where(eq(outboxMails.id, next));
			return writtenRow(taken.returning()) as LeasedMail | undefined;
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
		/**
		 * Leads what was written to us before it was said where we read, and waits for `admin@localhost`, to where we do. No mail
		 * reaches a host without a dot; what expires was written to somebody else.
		 */
		readdress: (to: string): void => {
			const isToNowhere = and(isNull(outboxMails.expires), notLike(outboxMails.to, '%@%.%'));
			db.update(outboxMails).set({ to }).where(and(isWaiting, isToNowhere)).run();
		},
		/**
		 * Gives up what would mislead by now, forgets what was settled a month ago, and frees what was put off by a clock that was
		 * ahead, and is right again: it would wait for years, if that is how wrong it was.
		 */
		tidy: (now: Date): void => {
			const from = (ms: number) => new Date(now.getTime() + ms);
			runTogether(db, [
				db
					.update(outboxMails)
					.set({ ...free, dead: now, last_error: 'expired before it could be sent' })
					.where(and(isWaiting, lte(lasts, now.getTime()))),
				db
					.update(outboxMails)
					.set({ next_attempt: null })
					.where(and(isWaiting, gt(due, from(LONGEST_WAIT_MS).getTime()))),
				db.delete(outboxMails).where(lte(settled, from(-KEPT_MS).getTime())),
			]);
		},
	};
}
export type OutboxStore = ReturnType<typeof createOutboxStore>;
