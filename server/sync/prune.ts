import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { limits } from '#domain/limits.ts';
import { newAccount, type StoredTrip } from '#domain/sync/account-state.ts';
import type { IdPrefix } from '#domain/sync/id.ts';
import { type Cutoffs, prune } from '#domain/sync/prune.ts';
import type { GroupCommit } from '#server/db/group-commit.ts';
import type { Db } from '#server/db/open.ts';
import { rowToHistory } from '#server/trips/rows.ts';
import { tripHistory, trips } from '#server/trips/table.ts';
import { difference } from './difference.ts';
import { opVerdicts, syncAccounts } from './table.ts';
import { prepareWrites } from './writes.ts';

/** Returns the cutoffs, as of a time, for trashed trips, history and verdicts. */
export const cutoffsAt = (now: number): Cutoffs => ({
	content: now - limits.trashDays * DAY_MS,
	// A session lasts a year at most, so no device returns with an unanswered edit after this.
	verdicts: now - 400 * DAY_MS,
});

/** Creates a database's pruner: each account is pruned in its own transaction, so that nobody waits long. */
export function createPruner(
	db: Db,
	inGroup: GroupCommit,
	{ now, newId }: { now: () => number; newId: (prefix: IdPrefix) => string },
) {
	const writes = prepareWrites(db);
	const ofAccount = (accountId: string) => eq(trips.account_id, accountId);
	const emptied = (row: typeof trips.$inferSelect): [string, StoredTrip] => [
		row.id,
		{ rev: row.rev, trashed_at: row.trashed_at, cells: new Map() },
	];

	function withGoneTrips({ content }: Cutoffs): string[] {
		const isGone = and(isNotNull(trips.trashed_at), lt(trips.trashed_at, content));
		return db
			.selectDistinct({ id: trips.account_id })
			.from(trips)
			.where(isGone)
			.all()
			.map(({ id }) => id);
	}

	// Pruning does not depend on a trip's contents, so they are not read.
	function pruneAccount(accountId: string, cutoffs: Cutoffs): void {
		const row = db.select().from(syncAccounts).where(eq(syncAccounts.account_id, accountId)).get();
		if (!row) return;
		const before = {
			...newAccount(row.epoch),
			rev: row.rev,
			mark: row.mark,
			floor: row.floor,
			trips: new Map(db.select().from(trips).where(ofAccount(accountId)).all().map(emptied)),
			history: db
				.select()
				.from(tripHistory)
				.where(eq(tripHistory.account_id, accountId))
				.orderBy(tripHistory.at, tripHistory.id)
				.all()
				.map(rowToHistory),
		};
		const after = prune(before, cutoffs, { now: now(), newId });
		for (const statement of difference(writes, { accountId, before, after })) statement.run();
	}

	return async (cutoffs: Cutoffs): Promise<void> => {
		for (const accountId of withGoneTrips(cutoffs)) await inGroup(() => pruneAccount(accountId, cutoffs));
		await inGroup(() => {
			db.delete(tripHistory).where(lt(tripHistory.kept_at, cutoffs.content)).run();
			db.delete(opVerdicts).where(sql`${opVerdicts.given_at} < ${cutoffs.verdicts}`).run();
		});
	};
}
