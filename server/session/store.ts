import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import { rowToAccount } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { hashToken, randomId, randomToken } from '#server/secrets/random.ts';
import { ABSOLUTE_MS, NOTED_EVERY_MS, ROLLING_MS } from './lifetime.ts';
import { sessions } from './table.ts';

/** A session that is open, and whose it is. */
export interface OpenSession {
	id: string;
	created: Date;
	account: Account;
	/** Whether its use has just been noted, so that the cookie is to be given again. */
	isRenewed: boolean;
}

const { token_hash, account_id, ...listed } = getTableColumns(sessions);
const { person_id, issuer, cognito_id, googleId, stripe_sub_id, ...shown } = getTableColumns(accounts);

/** Keeps the sessions of all accounts. Every method looks at the clock it is given. */
export function createSessionStore(db: Db) {
	const byToken = db
		.select({ session: listed, account: shown })
		.from(sessions)
		.innerJoin(accounts, eq(accounts.id, sessions.account_id))
		.where(
			and(
				eq(sessions.token_hash, sql.placeholder('tokenHash')),
				isNull(sessions.revoked),
				sql`${sessions.last_seen} > ${sql.placeholder('oldestSeen')}`,
				sql`${sessions.created} > ${sql.placeholder('oldest')}`,
			),
		)
		.prepare();
	const isOpenAt = (now: Date) =>
		and(
			isNull(sessions.revoked),
			gt(sessions.last_seen, new Date(now.getTime() - ROLLING_MS)),
			gt(sessions.created, new Date(now.getTime() - ABSOLUTE_MS)),
		);

	return {
		/** Opens a session and returns its token, which is nowhere else. */
		open: async (accountId: string, device: string, now: Date): Promise<string> => {
			const token = randomToken();
			db.insert(sessions)
				.values({
					id: randomId('l_'),
					token_hash: hashToken(token),
					account_id: accountId,
					created: now,
					last_seen: now,
					device,
				})
				.run();
			return token;
		},
		/** The open session of this token; notes from time to time that it is used. */
		withToken: async (token: string, now: Date): Promise<OpenSession | undefined> => {
			const found = byToken.get({
				tokenHash: hashToken(token),
				oldestSeen: now.getTime() - ROLLING_MS,
				oldest: now.getTime() - ABSOLUTE_MS,
			});
			if (!found) return undefined;
			const { id, created, last_seen } = found.session;
			const isRenewed = now.getTime() - last_seen.getTime() >= NOTED_EVERY_MS;
			if (isRenewed) db.update(sessions).set({ last_seen: now }).where(eq(sessions.id, id)).run();
			return { id, created, account: rowToAccount(found.account), isRenewed };
		},
		/** The open sessions of an account, the one used last first. */
		ofAccount: async (accountId: string, now: Date) =>
			db
				.select(listed)
				.from(sessions)
				.where(and(eq(sessions.account_id, accountId), isOpenAt(now)))
				.orderBy(desc(sessions.last_seen), sessions.id)
				.all(),
		/** Ends a session of this account; false when the account has no such open session. */
		end: async (accountId: string, id: string, now: Date): Promise<boolean> => {
			const { changes } = db
				.update(sessions)
				.set({ revoked: now })
				.where(and(eq(sessions.id, id), eq(sessions.account_id, accountId), isNull(sessions.revoked)))
				.run();
			return changes > 0;
		},
		/** Ends every session of the account that this person of the provider has. */
		endAllOf: async (issuer: string, subject: string, now: Date): Promise<void> => {
			const theirs = sql`(select id from accounts where issuer = ${issuer} and cognito_id = ${subject})`;
			db.update(sessions)
				.set({ revoked: now })
				.where(and(sql`${sessions.account_id} in ${theirs}`, isNull(sessions.revoked)))
				.run();
		},
	};
}
