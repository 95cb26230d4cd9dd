import { sql } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import type { Latest } from '#domain/live.ts';
import { rowToAccount, shown } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import { type Db, remoteOf } from '#server/db/open.ts';
import { revisionReader } from '#server/db/revision.ts';
import { fingerprint } from '#server/http/etags.ts';
import { isOpenAt } from '#server/session/store.ts';
import { sessions } from '#server/session/table.ts';
import { syncAccounts } from '#server/sync/table.ts';

/** Everything read for all streams at one moment: a few queries, however many streams there are. */
export interface LiveSnapshot {
	content: number;
	/** The requested accounts that exist. */
	accounts: Map<string, Omit<Latest, 'content'> & { account: Account }>;
	/** Ids of those accounts' open sessions. */
	sessions: Set<string>;
}

/** Reads the latest revisions. */
export function createLiveReader(db: Db) {
	const content = revisionReader(db);
	return {
		/** A value that changes with every write, by this process or another: cheap enough to read twice a second. */
		databaseRevision: databaseRevisionReader(db),
		snapshot: (accountIds: string[], now: Date): LiveSnapshot => {
			const asked = sql`(select value from json_each(${JSON.stringify(accountIds)}))`;
			const open = db
				.select({
					id: sessions.id,
					account_id: sessions.account_id,
					device: sessions.device,
					name: sessions.name,
				})
				.from(sessions)
				.where(sql`${sessions.account_id} in ${asked} and ${isOpenAt(now)}`)
				.orderBy(sessions.id)
				.all();
			const trips = db
				.select({ id: syncAccounts.account_id, epoch: syncAccounts.epoch, rev: syncAccounts.rev })
				.from(syncAccounts)
				.where(sql`${syncAccounts.account_id} in ${asked}`)
				.all();
			const people = db.select(shown).from(accounts).where(sql`${accounts.id} in ${asked}`).all();
			// By account, because there may be thousands of each: a search for every account would take its square.
			const tripsOf = new Map(trips.map(({ id, epoch, rev }) => [id, { epoch, rev }]));
			const devicesOf = new Map<string, typeof open>(people.map(({ id }) => [id, []]));
			for (const session of open) devicesOf.get(session.account_id)?.push(session);
			return {
				content: content(),
				sessions: new Set(open.map(({ id }) => id)),
				accounts: new Map(
					people.map((row) => [
						row.id,
						{
							account: rowToAccount(row, now),
							trips: tripsOf.get(row.id) ?? null,
							devices: fingerprint(JSON.stringify(devicesOf.get(row.id))),
						},
					]),
				),
			};
		},
	};
}
export type LiveReader = ReturnType<typeof createLiveReader>;

/** SQLite counts this connection's changes and everyone else's separately. */
function databaseRevisionReader(db: Db): () => string {
	const own = db.$client.prepare<[], number>('select total_changes()').pluck();
	const others = db.$client.prepare<[], number>('pragma data_version').pluck();
	const remote = remoteOf(db);
	// A new connection starts counting from zero.
	return () => `${own.get()} ${others.get()} ${remote?.connection ?? 0}`;
}
