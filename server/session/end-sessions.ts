import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { sessions } from './table.ts';

/** The ways a session is ended before its time. */
export function endSessions(db: Db) {
	return {
		/** Ends every session of this account but one; how many there were. */
		endOthers: async (accountId: string, ownId: string | null, now: Date): Promise<number> => {
			const others = and(
				eq(sessions.account_id, accountId),
				ne(sessions.id, ownId ?? ''),
				isNull(sessions.revoked),
			);
			return db.update(sessions).set({ revoked: now }).where(others).run().changes;
		},
		/** Ends a session of this account; false when the account has no such open session. */
		end: async (accountId: string, id: string, now: Date): Promise<boolean> => {
			const { changes } = db
				.update(sessions)
				.set({ revoked: now })
				.where(and(eq(sessions.id, id), eq(sessions.account_id, accountId), isNull(sessions.revoked)))
				.run();
			return changes > 0;
		},
		/** Ends every session of this login of the provider inside, whose ids are random and nobody else's. */
		endAllOf: async (subject: string, now: Date): Promise<void> => {
			const theirs = sql`(select id from accounts where cognito_id = ${subject})`;
			db.update(sessions)
				.set({ revoked: now })
				.where(and(sql`${sessions.account_id} in ${theirs}`, isNull(sessions.revoked)))
				.run();
		},
	};
}
