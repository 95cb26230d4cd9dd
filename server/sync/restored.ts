import { eq } from 'drizzle-orm';
import { newAccount } from '#domain/sync/account-state.ts';
import type { IdPrefix } from '#domain/sync/id.ts';
import { restoredAccount } from '#domain/sync/restore.ts';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { restores } from '#server/db/table.ts';
import { syncAccounts } from './table.ts';

/**
 * Records that this database came from a backup: every account starts a new epoch, so that its devices start over and
 * resend whatever they have that is newer, and sessions without a row count as lost. Call it once, before the restored
 * server answers anyone.
 */
export function noteRestored(
	db: Db,
	{ now, newId }: { now: number; newId: (prefix: IdPrefix) => string },
): void {
	const accounts = db.select().from(syncAccounts).all();
	runTogether(db, [
		db
			.insert(restores)
			.values({ at: new Date(now) })
			.onConflictDoNothing(),
		...accounts.map(({ account_id, epoch, rev }) => {
			const after = restoredAccount({ ...newAccount(epoch), rev }, { epoch: newId('e_'), now });
			return db
				.update(syncAccounts)
				.set({ epoch: after.epoch, rev: after.rev })
				.where(eq(syncAccounts.account_id, account_id));
		}),
	]);
}
