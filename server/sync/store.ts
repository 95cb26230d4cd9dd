import { newAccount } from '#domain/sync/account-state.ts';
import type { IdPrefix } from '#domain/sync/id.ts';
import { serve } from '#domain/sync/serve.ts';
import type { SyncRequest, SyncResponse } from '#domain/sync/wire.ts';
import { type TripPlan, tripPolicy } from '#domain/trips/trip-policy.ts';
import type { GroupCommit } from '#server/db/group-commit.ts';
import type { Db } from '#server/db/open.ts';
import { type Ahead, runAll } from '#server/db/run-all.ts';
import type { Statement } from '#server/db/run-together.ts';
import { type AccountReader, createAccountReader } from './account-reader.ts';
import { difference } from './difference.ts';
import { countPush, isPush } from './push-rate.ts';
import { prepareWrites } from './writes.ts';

/** What the store needs from outside. */
export interface SyncSurroundings {
	/** Epoch milliseconds. */
	now: () => number;
	newId: (prefix: IdPrefix) => string;
	/** Asked inside the transaction that counts. */
	planOf: (accountId: string) => TripPlan;
	/** The verdicts given since then are all there, epoch milliseconds. */
	verdictsSince: () => number;
}

/** An answer, or the seconds to wait before asking again. */
export type Served = { response: SyncResponse } | { wait: number };

/** Saved trips in the database, served by the same pure functions that the simulation drives. */
export type SyncStore = ReturnType<typeof createSyncStore>;

/** Makes the store; pushes share their transactions by `inGroup`. */
export function createSyncStore(
	db: Db,
	inGroup: GroupCommit,
	{ now, newId, planOf, verdictsSince }: SyncSurroundings,
) {
	const reader = createAccountReader(db);
	const writes = prepareWrites(db);

	/** Works a request out: the answer, and the writes that make it true. Runs inside a transaction. */
	function work(accountId: string, request: SyncRequest): { served: Served; statements: Statement[] } {
		const { account: row, seq } = reader.standing(accountId, request) ?? {};
		const at = now();
		const counted = isPush(request) ? countPush(row, at) : undefined;
		if (counted && counted.wait > 0) return { served: { wait: counted.wait }, statements: [] };
		const { epoch, rev, mark, floor } = row ?? newAccount('');
		const { taken, ...touched } = reader.touchedBy(accountId, request);
		const watermarks = new Map(typeof seq === 'number' ? [[request.device, seq]] : []);
		const before = { ...newAccount(epoch), rev, mark, floor, ...touched, watermarks };
		// The epoch of an account begins with its first request.
		const known = row ? before : { ...before, epoch: newId('e_') };
		const { state: after, response } = serve(known, request, {
			now: at,
			policy: tripPolicy(planOf(accountId)),
			freshEpoch: () => newId('e_'),
			verdictsSince: verdictsSince(),
			isTaken: (tripId) => taken.has(tripId),
		});
		return { served: { response }, statements: difference(writes, { accountId, before, after, counted }) };
	}

	/** What working a request out will read, and what of that must not change before it is written. */
	const aheadOf = (accountId: string, request: SyncRequest): Ahead => ({
		of: accountId,
		look: () => {
			reader.standing(accountId, request);
			reader.touchedBy(accountId, request);
			planOf(accountId);
		},
		stands: () => {
			reader.standing(accountId, request);
			planOf(accountId);
		},
	});

	return {
		reader,
		/** Answers a request; resolves once what it changed is on disk. */
		serve: async (accountId: string, request: SyncRequest): Promise<Served> => {
			if (!isPush(request)) {
				const asked = { work: () => work(accountId, request), ahead: aheadOf(accountId, request) };
				const [worked] = db.transaction(() => runAll(db, [asked]));
				if (worked?.statements.length === 0) return worked.served;
			}
			return inGroup(() => written(work(accountId, request)), aheadOf(accountId, request));
		},
		/**
		 * Makes a request out of what the account holds and answers it, with nothing in between; when any of it is refused,
		 * nothing of it is done.
		 */
		serveWhole: (accountId: string, make: (reader: AccountReader) => SyncRequest): Promise<Served> =>
			inGroup(
				() => {
					const whole = work(accountId, make(reader));
					const isRefused =
						'response' in whole.served &&
						whole.served.response.acks.some(({ verdict }) => verdict === 'refused');
					return isRefused ? whole.served : written(whole);
				},
				// What it reads depends on what it has read.
				{ of: accountId, look: () => undefined },
			),
	};
}

function written({ served, statements }: { served: Served; statements: Statement[] }): Served {
	for (const statement of statements) statement.run();
	return served;
}
