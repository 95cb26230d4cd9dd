import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { record } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { type OutboxMail, outboxMails } from './table.ts';

const inEachState = [
	isNotNull(outboxMails.sent),
	isNotNull(outboxMails.dead),
	and(isNull(outboxMails.sent), isNull(outboxMails.dead)),
];

/** Reads mail from the outbox. Each cause writes its email in its own transaction. */
export function createMailStore(db: Db) {
	return {
		/** Returns the latest emails, at most this many of each state, newest first. */
		newest: async (most: number): Promise<OutboxMail[]> =>
			inEachState
				.flatMap((is) =>
					db.select().from(outboxMails).where(is).orderBy(desc(outboxMails.id)).limit(most).all(),
				)
				.sort((a, b) => b.id - a.id),
		/**
		 * Queues an email again after it was given up; returns it, or why that failed. An email that is waiting or sent
		 * stays as it is: the answer to an earlier retry may have been lost.
		 */
		retry: async (id: number, by: string, now: Date): Promise<OutboxMail | 'unknown' | 'over'> =>
			immediately(db, (tx) => {
				const isIt = eq(outboxMails.id, id);
				const mail = tx.select().from(outboxMails).where(isIt).get();
				if (!mail) return 'unknown';
				if (!mail.dead) return mail;
				if (mail.expires && mail.expires <= now) return 'over';
				const waiting = { dead: null, attempts: 0, next_attempt: null };
				tx.update(outboxMails).set(waiting).where(isIt).run();
				const [before, after] = [{ dead: mail.dead.toISOString() }, { dead: null }];
				record(tx, { by, what: 'mail', key: String(id), before, after }, now);
				return { ...mail, ...waiting };
			}),
	};
}
