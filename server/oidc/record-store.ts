import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { hashToken } from '#server/secrets/random.ts';
import { loginCodes, logins, providerRecords } from './table.ts';

export interface ProviderRecord {
	id: string;
	payload: Record<string, unknown>;
	expires: Date | null;
}

export interface Key {
	column: 'id' | 'uid' | 'user_code';
	value: string;
}

/**
 * Stores the embedded provider's records, so that they survive a restart and two processes share them. Security: an id
 * is the code, token or cookie itself, so we store only its hash; the caller who looks one up already has the id.
 */
export function createProviderRecordStore(db: Db) {
	const isOne = (model: string, id: string) =>
		and(eq(providerRecords.model, model), eq(providerRecords.id, hashToken(id)));
	const find = async (model: string, { column, value }: Key, now: Date) => {
		const row = db
			.select()
			.from(providerRecords)
			.where(
				and(
					eq(providerRecords.model, model),
					eq(providerRecords[column], column === 'id' ? hashToken(value) : value),
				),
			)
			.get();
		if (!row || (row.expires !== null && row.expires <= now)) return undefined;
		return column === 'id' ? { ...row.payload, jti: value } : row.payload;
	};
	return {
		find,
		/** Stores a record, and deletes expired ones. */
		save: async (model: string, { id, payload, expires }: ProviderRecord, now: Date): Promise<void> => {
			const { jti, ...rest } = payload;
			const columns = { payload: withoutCookie(rest), expires, ...keysOf(payload) };
			db.delete(providerRecords).where(lt(providerRecords.expires, now)).run();
			db.insert(providerRecords)
				.values({ model, id: hashToken(id), ...columns })
				.onConflictDoUpdate({ target: [providerRecords.model, providerRecords.id], set: columns })
				.run();
		},
		/** Marks a code as used. */
		consume: async (model: string, id: string, now: Date): Promise<void> => {
			const row = db.select().from(providerRecords).where(isOne(model, id)).get();
			if (!row) return;
			const payload = { ...row.payload, consumed: Math.floor(now.getTime() / 1000) };
			db.update(providerRecords).set({ payload }).where(isOne(model, id)).run();
		},
		remove: async (model: string, id: string): Promise<void> =>
			void db.delete(providerRecords).where(isOne(model, id)).run(),
		/** Revokes everything issued under a grant. */
		removeGrant: async (grantId: string): Promise<void> =>
			void db.delete(providerRecords).where(eq(providerRecords.grant_id, grantId)).run(),
		/**
		 * Revokes everything a login has: sessions, grants, codes, including emailed ones, and unfinished sign-ins
		 * except the one given. Security: someone with an old password, a lost phone, or a glimpse of the mailbox could
		 * otherwise continue.
		 */
		removeOf: async (loginId: string, butInteraction = ''): Promise<void> => {
			const isOther = or(
				ne(providerRecords.model, 'Interaction'),
				ne(providerRecords.id, hashToken(butInteraction)),
			);
			const theirs = db.select({ email: logins.email }).from(logins).where(eq(logins.id, loginId));
			runTogether(db, [
				db.delete(providerRecords).where(and(eq(providerRecords.account_id, loginId), isOther)),
				db.delete(loginCodes).where(inArray(loginCodes.email, theirs)),
			]);
		},
	};
}
export type ProviderRecordStore = ReturnType<typeof createProviderRecordStore>;

/** The ways to find a record other than by its id. */
const keysOf = (payload: Payload) => ({
	grant_id: text(payload.grantId),
	user_code: text(payload.userCode),
	uid: text(payload.uid),
	// An unfinished sign-in names its person in its result, or in the session it began in.
	account_id: text(payload.accountId ?? payload.result?.login?.accountId ?? payload.session?.accountId),
});

interface Payload extends Record<string, unknown> {
	result?: { login?: { accountId?: unknown } };
	session?: { accountId?: unknown };
}

/** An interaction stores the cookie of the session it began in; nothing reads it. */
function withoutCookie({ session, ...rest }: Record<string, unknown>): Record<string, unknown> {
	if (typeof session !== 'object' || session === null) return rest;
	const { cookie, ...others } = session as { cookie?: unknown };
	return { ...rest, session: others };
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);
