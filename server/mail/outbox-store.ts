import { and, count, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { type OutboxMail, outboxMails } from './table.ts';

/** An email leased by a worker, so that no other worker sends it. */
export type LeasedMail = OutboxMail & { lease: string };

/**
 * Longer than any sending, so that the holder of an older lease must have died; short enough for a code to arrive in
 * time.
 */
const LEASE_MS = 3 * 60_000;
/** The longest an email is delayed; a longer delay was set by a wrong clock. */
export const LONGEST_WAIT_MS = 60 * 60_000;
/** How long an email is stored after it was sent or given up. */
const RETENTION_MS = 30 * DAY_MS;

/** The outbox, as the workers see it. */
export function createOutboxStore(db: Db) {
	const isWaiting = and(isNull(outboxMails.sent), isNull(outboxMails.dead));
	const isMine = ({ id, lease }: Pick<LeasedMail, 'id' | 'lease'>) =>
		and(eq(outboxMails.id, id), eq(outboxMails.lease, lease));
	const free = { lease: null, leased_until: null };
	// Exactly as in the indexes of drizzle/0007.
	const due = sql`coalesce(${outboxMails.next_attempt}, 0)`;
	const lasts = sql`coalesce(${outboxMails.expires}, 9e15)`;
	const ended = sql`coalesce(${outboxMails.sent}, ${outboxMails.dead})`;

	return {
		/** Numbers of waiting emails, and of those given up and still stored. */
		depth: () => ({
			waiting: db.select({ mails: count() }).from(outboxMails).where(isWaiting).get()?.mails ?? 0,
			dead:
				db.select({ mails: count() }).from(outboxMails).where(isNotNull(outboxMails.dead)).get()?.mails ?? 0,
		}),
		/**
		 * Leases the next email due; undefined when there is none. One statement, so that two workers never lease the
		 * same. Untried emails come first, by expiry; then the others in turn, so that an email that always upsets the
		 * server holds up no other.
		 */
		take: (lease: string, now: Date): LeasedMail | undefined => {
			const at = now.getTime();
			// No lease lasts this long: the clock was ahead when it was made.
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
		sent: (mail: LeasedMail, now: Date): void => {
			db.update(outboxMails)
				.set({ ...free, sent: now, last_error: null })
				.where(isMine(mail))
				.run();
		},
		/** Schedules another try, not before that time. */
		later: (mail: LeasedMail, nextAttempt: Date, error: string): void => {
			db.update(outboxMails)
				.set({ ...free, next_attempt: nextAttempt, last_error: error })
				.where(isMine(mail))
				.run();
		},
		/** Returns an email untried: the server was at fault, not the email. Other waiting emails go first. */
		release: (mail: LeasedMail, nextAttempt: Date, error: string): void => {
			const untried = { attempts: mail.attempts - 1, next_attempt: nextAttempt, last_error: error };
			db.update(outboxMails)
				.set({ ...free, ...untried })
				.where(isMine(mail))
				.run();
		},
		/** Gives up on an email, which stays, with the reason, for an admin to see. */
		dead: (mail: LeasedMail, now: Date, error: string): void => {
			db.update(outboxMails)
				.set({ ...free, dead: now, last_error: error })
				.where(isMine(mail))
				.run();
		},
		/** Puts back an email that was given up for what turned out not to be its own fault. */
		revive: ({ id }: LeasedMail): void => {
			db.update(outboxMails)
				.set({ dead: null, attempts: 0 })
				.where(and(eq(outboxMails.id, id), isNotNull(outboxMails.dead)))
				.run();
		},
		/** Redirects unsent messages to us: our address was set or corrected after they were written. */
		readdress: (to: string): void => {
			const isUnsent = and(eq(outboxMails.is_to_us, true), isNull(outboxMails.sent));
			db.update(outboxMails).set({ to }).where(isUnsent).run();
		},
		/**
		 * Gives up on expired emails, deletes those sent or given up a month ago, and frees emails postponed by a clock
		 * that was ahead, which could otherwise wait for years.
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
				db.delete(outboxMails).where(lte(ended, from(-RETENTION_MS).getTime())),
			]);
		},
	};
}
export type OutboxStore = ReturnType<typeof createOutboxStore>;
