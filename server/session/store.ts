import { and, desc, eq, getTableColumns, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import { rowToAccount, shown } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { ifFree } from '#server/db/patient.ts';
import { createReadTogether } from '#server/db/read-together.ts';
import { restores } from '#server/db/table.ts';
import { hashToken, randomId, randomToken } from '#server/secrets/random.ts';
import { endSessions } from './end-sessions.ts';
import { ABSOLUTE_MS, NOTED_EVERY_MS, ROLLING_MS } from './lifetime.ts';
import { sessions } from './table.ts';

export interface OpenSession {
	id: string;
	created: Date;
	account: Account;
	/** When the person last proved who they are; null when their provider does not say. */
	proven: Date | null;
	/** True when its use was just recorded, so the cookie must be renewed. */
	isRenewed: boolean;
}

const { token_hash, account_id, ...listed } = getTableColumns(sessions);

/** Stores all accounts' sessions. Every method takes the current time. */
export function createSessionStore(db: Db) {
	const byToken = openByToken(db);
	const together = createReadTogether(db);
	return {
		/** Opens a session and returns its token, which is stored nowhere else. */
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
		/** Finds the open session with this token; notes its use at times, unless the request is passive. */
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
			// Reading never waits for a writer: the next request records it.
			const isRenewed = isDue && ifFree(() => void note.run());
			return { id, created, account: rowToAccount(found.account, now), proven, isRenewed };
		},
		/**
		 * True for the token of a session lost in a restore; an ended session still has its row. Counts only restores
		 * of the last months, because older sessions have expired anyway.
		 */
		isLost: async (token: string, now: Date): Promise<boolean> => {
			const isRecent = gt(restores.at, new Date(now.getTime() - ROLLING_MS));
			const its = db
				.select({ id: sessions.id })
				.from(sessions)
				.where(eq(sessions.token_hash, hashToken(token)));
			const lost = db
				.select()
				.from(restores)
				.where(and(isRecent, notExists(its)))
				.limit(1);
			return lost.get() !== undefined;
		},
		/** Returns an account's open sessions, last used first. */
		ofAccount: async (accountId: string, now: Date) =>
			db
				.select(listed)
				.from(sessions)
				.where(and(eq(sessions.account_id, accountId), isOpenAt(now)))
				.orderBy(desc(sessions.last_seen), sessions.id)
				.all(),
		/** Names an open session of this account, or removes its name; false when the account has no such session. */
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

export const isOpenAt = (now: Date) =>
	and(
		isNull(sessions.revoked),
		gt(sessions.last_seen, new Date(now.getTime() - ROLLING_MS)),
		gt(sessions.created, new Date(now.getTime() - ABSOLUTE_MS)),
	);
