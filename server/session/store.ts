import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import { rowToAccount, shown } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { ifFree } from '#server/db/patient.ts';
import { createReadTogether } from '#server/db/read-together.ts';
import { hashToken, randomId, randomToken } from '#server/secrets/random.ts';
import { endSessions } from './end-sessions.ts';
import { ABSOLUTE_MS, NOTED_EVERY_MS, ROLLING_MS } from './lifetime.ts';
import { sessions } from './table.ts';

/** A session that is open, and whose it is. */
export interface OpenSession {
	id: string;
	created: Date;
	account: Account;
	/** When the person last proved who they are; null when their provider does not say. */
	proven: Date | null;
	/** Whether its use has just been noted, so that the cookie is to be given again. */
	isRenewed: boolean;
}

const { token_hash, account_id, ...listed } = getTableColumns(sessions);

/** Keeps the sessions of all accounts. Every method looks at the clock it is given. */
export function createSessionStore(db: Db) {
	const byToken = openByToken(db);
	const together = createReadTogether(db);
	return {
		/** Opens a session and returns its token, which is nowhere else. */
		open: async (
			accountId: string,
			{ device, proven = null }: { device: string; proven?: Date | null },
			now: Date,
		): Promise<string> => {
			const token = randomToken();
			const id = randomId('l_');
			const session = { id, token_hash: hashToken(token), account_id: accountId, device, proven };
			db.insert(sessions)
				.values({ ...session, created: now, last_seen: now })
				.run();
			return token;
		},
		/** The open session of this token; notes from time to time that it is used, unless it only looks on. */
		withToken: async (token: string, now: Date, { isUse = true } = {}): Promise<OpenSession | undefined> => {
			const asked = {
				tokenHash: hashToken(token),
				oldestSeen: now.getTime() - ROLLING_MS,
				oldest: now.getTime() - ABSOLUTE_MS,
			};
			const found = await together(() => byToken.get(asked));
			if (!found) return undefined;
			const { id, created, last_seen, proven } = found.session;
			const isDue = isUse && now.getTime() - last_seen.getTime() >= NOTED_EVERY_MS;
			const note = db.update(sessions).set({ last_seen: now }).where(eq(sessions.id, id));
			// Reading waits for nobody who writes: the next request notes it.
			const isRenewed = isDue && ifFree(() => void note.run());
			return { id, created, account: rowToAccount(found.account, now), proven, isRenewed };
		},
		/** The open sessions of an account, the one used last first. */
		ofAccount: async (accountId: string, now: Date) =>
			db
				.select(listed)
				.from(sessions)
				.where(and(eq(sessions.account_id, accountId), isOpenAt(now)))
				.orderBy(desc(sessions.last_seen), sessions.id)
				.all(),
		/** Gives an open session of this account a name, or takes it away; false when the account has no such session. */
		rename: async (
			{ accountId, id, name }: { accountId: string; id: string; name: string | null },
			now: Date,
		): Promise<boolean> => {
			const own = and(eq(sessions.account_id, accountId), eq(sessions.id, id), isOpenAt(now));
			return db.update(sessions).set({ name }).where(own).run().changes > 0;
		},
		...endSessions(db),
	};
}

/** The session of a token and its account, if it is open. */
function openByToken(db: Db) {
	return db
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
}

/** What an open session is, as a condition. */
export const isOpenAt = (now: Date) =>
	and(
		isNull(sessions.revoked),
		gt(sessions.last_seen, new Date(now.getTime() - ROLLING_MS)),
		gt(sessions.created, new Date(now.getTime() - ABSOLUTE_MS)),
	);
