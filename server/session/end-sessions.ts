import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { writeSignedOut } from '#server/accounts/account-writes.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { sessions } from './table.ts';

/** Ways to end a session early. */
export function endSessions(db: Db) {
	return {
		/** Ends every session of this account but one; returns how many. */
		endOthers: async (accountId: string, ownId: string | null, now: Date): Promise<number> => {
			const others = and(
				eq(sessions.account_id, accountId),
				ne(sessions.id, ownId ?? ''),
				isNull(sessions.revoked),
			);
			return immediately(db, (tx) => {
				const { changes } = tx.update(sessions).set({ revoked: now }).where(others).run();
				writeSignedOut(tx, accountId, now);
				return changes;
			});
		},
		/** Ends a session of this account from another device; false when the account has no such open session. */
		endAnother: async (accountId: string, id: string, now: Date): Promise<boolean> =>
			immediately(db, (tx) => {
				const { changes } = tx.update(sessions).set({ revoked: now }).where(openOf(accountId, id)).run();
				if (changes === 0) return false;
				writeSignedOut(tx, accountId, now);
				return true;
			}),
		/** Ends this device's own session. */
		end: async (accountId: string, id: string, now: Date): Promise<void> => {
			db.update(sessions).set({ revoked: now }).where(openOf(accountId, id)).run();
		},
		/** Ends every session of a login at the built-in provider; its ids are random, so they match no other login. */
		endAllOf: async (subject: string, now: Date): Promise<void> => {
			const theirs = sql`(select id from accounts where cognito_id = ${subject})`;
			db.update(sessions)
				.set({ revoked: now })
				.where(and(sql`${sessions.account_id} in ${theirs}`, isNull(sessions.revoked)))
				.run();
		},
	};
}

const openOf = (accountId: string, id: string) =>
	and(eq(sessions.id, id), eq(sessions.account_id, accountId), isNull(sessions.revoked));
