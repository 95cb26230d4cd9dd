import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { hashToken } from '#server/secrets/random.ts';
import { providerRecords } from './table.ts';

/** One thing that the provider keeps, of one of its kinds. */
export interface ProviderRecord {
	id: string;
	payload: Record<string, unknown>;
	expires: Date | null;
}

/** By what a record is found. */
export interface Key {
	column: 'id' | 'uid' | 'user_code';
	value: string;
}

/**
 * Keeps what the embedded provider remembers, so that it survives a restart and two processes share it.
 * Security: an id is the code, the token or the cookie itself, so only its hash is kept, and what is found by it gets it back.
 */
export function createProviderRecordStore(db: Db) {
	const isOne = (model: string, id: string) =>
		and(eq(providerRecords.model, model), eq(providerRecords.id, hashToken(id)));
	const find = (model: string, { column, value }: Key, now: Date) => {
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
		/** Keeps a record; forgets those that are over. */
		keep: async (model: string, { id, payload, expires }: ProviderRecord, now: Date): Promise<void> => {
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
		/** Takes back all that was given under a grant. */
		removeGrant: async (grantId: string): Promise<void> =>
			void db.delete(providerRecords).where(eq(providerRecords.grant_id, grantId)).run(),
		/**
		 * Takes back all that a login has: sessions, grants, codes, and sign-ins halfway, but for the one that is named.
		 * Security: whoever got in by an old password, or on a lost phone, could otherwise go on without one.
		 */
		removeOf: async (loginId: string, butInteraction = ''): Promise<void> =>
			void db
				.delete(providerRecords)
				.where(
					and(
						eq(providerRecords.account_id, loginId),
						or(ne(providerRecords.model, 'Interaction'), ne(providerRecords.id, hashToken(butInteraction))),
					),
				)
				.run(),
	};
}
export type ProviderRecordStore = ReturnType<typeof createProviderRecordStore>;

/** What a record is found by, besides its id. */
const keysOf = (payload: Payload) => ({
	grant_id: text(payload.grantId),
	user_code: text(payload.userCode),
	uid: text(payload.uid),
	// A sign-in halfway has its person in its result, or in the session that it began in.
	account_id: text(payload.accountId ?? payload.result?.login?.accountId ?? payload.session?.accountId),
});

interface Payload extends Record<string, unknown> {
	result?: { login?: { accountId?: unknown } };
	session?: { accountId?: unknown };
}

/** An interaction notes the cookie of the session that it began in, which nothing reads. */
function withoutCookie({ session, ...rest }: Record<string, unknown>): Record<string, unknown> {
	if (typeof session !== 'object' || session === null) return rest;
	const { cookie, ...kept } = session as { cookie?: unknown };
	return { ...rest, session: kept };
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);
