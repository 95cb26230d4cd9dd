import { eq, sql } from 'drizzle-orm';
import { type AccountState, newAccount } from '#domain/sync/account-state.ts';
import type { IdPrefix } from '#domain/sync/id.ts';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { Db } from '#server/db/open.ts';
import { createAccountReader } from '#server/sync/account-reader.ts';
import { createPruner } from '#server/sync/prune.ts';
import { createSyncStore } from '#server/sync/store.ts';
import { deviceWatermarks, opVerdicts } from '#server/sync/table.ts';
import { rowToHistory } from '#server/trips/rows.ts';
import { tripHistory } from '#server/trips/table.ts';
import { anEmptyDatabase } from '../server/an-empty-database.ts';
import { NOW } from './builders.ts';

/** The real store on an empty database, with a clock and ids that the test turns. */
export function aStore() {
	const db = anEmptyDatabase();
	const around = {
		time: NOW,
		plans: new Map<string, TripPlan>(),
		count: 0,
		now: () => around.time,
		// A pull may be computed twice, with the same epoch; a pruning once more by the checker.
		newId: (prefix: IdPrefix) => `${prefix}${'e_p_'.includes(prefix) ? around.time : ++around.count}`,
		accountPlan: (accountId: string) => {
			if (accountId === 'u_broken') throw new Error('This account cannot be read');
			return () => around.plans.get(accountId) ?? fullPlan;
		},
		forgottenUntil: 0,
		verdictsSince: () => around.forgottenUntil,
	};
	const inGroup = createGroupCommit(db);
	const store = createSyncStore(db, inGroup, around);
	return { db, around, store, prune: createPruner(db, inGroup, around), read: accountsOf(db) };
}

/** Reads a whole account out of a database, as the pure functions know it. */
export function accountsOf(db: Db): (accountId: string) => AccountState {
	const reader = createAccountReader(db);
	const account = sql.placeholder('account');
	const verdictsOf = db.select().from(opVerdicts).where(eq(opVerdicts.account_id, account)).prepare();
	const marksOf = db
		.select()
		.from(deviceWatermarks)
		.where(eq(deviceWatermarks.account_id, account))
		.prepare();
	const historyOf = db
		.select()
		.from(tripHistory)
		.where(eq(tripHistory.account_id, account))
		.orderBy(tripHistory.id)
		.prepare();
	return (accountId) => {
		const row = reader.account(accountId);
		if (!row) return newAccount('');
		const { epoch, rev, mark, floor } = row;
		const asked = { account: accountId };
		const [verdicts, marks, history] = [verdictsOf.all(asked), marksOf.all(asked), historyOf.all(asked)];
		return {
			epoch,
			rev,
			mark,
			floor,
			trips: reader.trips(accountId),
			history: history.map(rowToHistory).map(({ id, ...entry }) => entry),
			verdicts: new Map(verdicts.map((row) => [row.op_id, verdictOf(row)])),
			watermarks: new Map(marks.map(({ device, seq }) => [device, seq])),
		};
	};
}

function verdictOf({ op_id, verdict, code, rev, given_at }: typeof opVerdicts.$inferSelect) {
	const ack = { id: op_id, verdict, ...(code !== null && { code }), ...(rev !== null && { rev }) };
	return { ack, at: given_at };
}
