import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { ifFree } from '#server/db/patient.ts';
import { createReadTogether } from '#server/db/read-together.ts';
import { sessions } from '#server/session/table.ts';
import { syncDevices } from './table.ts';

/** Names are sent for this many devices, those with the most recently used sessions. */
const MOST_NAMES = 50;

/** Stores each device's session, so that its edits can be shown under the device's name. */
export function createSyncDeviceStore(db: Db) {
	const values = { account_id: sql.placeholder('accountId'), device: sql.placeholder('device') };
	const known = db
		.select({ session_id: syncDevices.session_id })
		.from(syncDevices)
		.where(and(eq(syncDevices.account_id, values.account_id), eq(syncDevices.device, values.device)))
		.prepare();
	const together = createReadTogether(db);
	const named = db
		.select({ device: syncDevices.device, name: sql<string>`coalesce(${sessions.name}, ${sessions.device})` })
		.from(syncDevices)
		.innerJoin(sessions, eq(sessions.id, syncDevices.session_id))
		.where(eq(syncDevices.account_id, values.account_id))
		.orderBy(desc(sessions.last_seen))
		.limit(MOST_NAMES)
		.prepare();
	return {
		/** Records the session a device syncs with; if the database cannot take it, the next sync does it. */
		note: async (accountId: string, device: string, session_id: string): Promise<void> => {
			const stored = await together(() => known.get({ accountId, device }));
			if (stored?.session_id === session_id) return;
			const { account_id } = syncDevices;
			// Security: a session is deleted with its account, and nothing may be recorded for one deleted meanwhile.
			const still = db
				.select({
					account_id: sessions.account_id,
					device: sql`${device}`.as('device'),
					session_id: sessions.id,
				})
				.from(sessions)
				.where(and(eq(sessions.id, session_id), eq(sessions.account_id, accountId)));
			const write = db
				.insert(syncDevices)
				.select(still)
				.onConflictDoUpdate({ target: [account_id, syncDevices.device], set: { session_id } });
			ifFree(() => void write.run());
		},
		/** Names of an account's devices, by the id they sync under. */
		names: async (accountId: string): Promise<Record<string, string>> =>
			Object.fromEntries(named.all({ accountId }).map(({ device, name }) => [device, name])),
	};
}
