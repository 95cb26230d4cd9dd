import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
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

/** Keeps what the embedded provider remembers, so that it survives a restart and two processes share it. */
export function createProviderRecordStore(db: Db) {
	const isOne = (model: string, id: string) =>
		and(eq(providerRecords.model, model), eq(providerRecords.id, id));
	const find = (model: string, { column, value }: Key, now: Date) => {
		const row = db
			.select()
			.from(providerRecords)
			.where(and(eq(providerRecords.model, model), eq(providerRecords[column], value)))
			.get();
		return row && (row.expires === null || row.expires > now) ? row.payload : undefined;
	};
	return {
		find,
		/** Keeps a record; forgets those that are over. */
		keep: (model: string, { id, payload, expires }: ProviderRecord, now: Date): void => {
			const columns = { payload, expires, ...keysOf(payload) };
			db.delete(providerRecords).where(lt(providerRecords.expires, now)).run();
			db.insert(providerRecords)
				.values({ model, id, ...columns })
				.onConflictDoUpdate({ target: [providerRecords.model, providerRecords.id], set: columns })
				.run();
		},
		/** Marks a code as used. */
		consume: (model: string, id: string, now: Date): void => {
			const row = db.select().from(providerRecords).where(isOne(model, id)).get();
			if (!row) return;
			const payload = { ...row.payload, consumed: Math.floor(now.getTime() / 1000) };
			db.update(providerRecords).set({ payload }).where(isOne(model, id)).run();
		},
		remove: (model: string, id: string): void =>
			void db.delete(providerRecords).where(isOne(model, id)).run(),
		/** Takes back all that was given under a grant. */
		removeGrant: (grantId: string): void =>
			void db.delete(providerRecords).where(eq(providerRecords.grant_id, grantId)).run(),
	};
}
export type ProviderRecordStore = ReturnType<typeof createProviderRecordStore>;

/** What a record is found by, besides its id. */
const keysOf = ({ grantId, userCode, uid }: Record<string, unknown>) => ({
	grant_id: text(grantId),
	user_code: text(userCode),
	uid: text(uid),
});

const text = (value: unknown) => (typeof value === 'string' ? value : null);
