import { type AccountState, newAccount } from '#domain/sync/account-state.ts';
import type { IdPrefix } from '#domain/sync/id.ts';
import { serve } from '#domain/sync/serve.ts';
import type { SyncRequest, SyncResponse } from '#domain/sync/wire.ts';
import { type PlanForEdit, tripPolicy } from '#domain/trips/trip-policy.ts';
import type { GroupCommit } from '#server/db/group-commit.ts';
import type { Db } from '#server/db/open.ts';
import { type Ahead, runAll } from '#server/db/run-all.ts';
import type { Statement } from '#server/db/run-together.ts';
import { Problem } from '#server/http/problems.ts';
import { type AccountReader, createAccountReader } from './account-reader.ts';
import { difference } from './difference.ts';
import { isPush, secondsToWait, withPush } from './push-rate.ts';
import { prepareWrites } from './writes.ts';

export interface SyncSurroundings {
	/** Epoch milliseconds. */
	now: () => number;
	newId: (prefix: IdPrefix) => string;
	/** Called inside the transaction that counts the edit; null when there is no such account. */
	accountPlan: (accountId: string) => PlanForEdit | null;
	/** Verdicts since this time are complete; epoch milliseconds. */
	verdictsSince: () => number;
}

/** An answer, or the seconds to wait before asking again. */
export type Served = { response: SyncResponse } | { wait: number };

/** Saved trips in the database, served by the same pure functions the simulation drives. */
export type SyncStore = ReturnType<typeof createSyncStore>;

/** Creates the store; pushes share transactions through `inGroup`. */
export function createSyncStore(
	db: Db,
	inGroup: GroupCommit,
	{ now, newId, accountPlan, verdictsSince }: SyncSurroundings,
) {
	const reader = createAccountReader(db);
	const writes = prepareWrites(db);

	/**
	 * Computes a request's answer, and the writes behind it. Runs inside a transaction.
	 * @throws Problem `not_signed_in` when there is no such account
	 */
	function work(accountId: string, request: SyncRequest): { served: Served; statements: Statement[] } {
		const planFor = accountPlan(accountId);
		// Security: the account may have been deleted while the request was arriving, and nobody could delete anything
		// written now.
		if (!planFor) throw new Problem('not_signed_in', 'This account has been deleted.');
		const { account: row, seq } = reader.standing(accountId, request) ?? {};
		const at = now();
		const wait = isPush(request) ? secondsToWait(row, at) : 0;
		if (wait > 0) return { served: { wait }, statements: [] };
		const { epoch, rev, mark, floor } = row ?? newAccount('');
		const { taken, ...touched } = reader.touchedBy(accountId, request);
		const watermarks = new Map(typeof seq === 'number' ? [[request.device, seq]] : []);
		const before = { ...newAccount(epoch), rev, mark, floor, ...touched, watermarks };
		// An account's epoch begins with its first request.
		const known = row ? before : { ...before, epoch: newId('e_') };
		const { state: after, response } = serve(known, request, {
			now: at,
			policy: tripPolicy(planFor),
			freshEpoch: () => newId('e_'),
			verdictsSince: verdictsSince(),
			isTaken: (tripId) => taken.has(tripId),
		});
		const counted = isPush(request) ? withPush(row, newlyJudged(request, response, known), at) : undefined;
		return { served: { response }, statements: difference(writes, { accountId, before, after, counted }) };
	}

	/** The reads a request will need, and which of their results must be unchanged when it is written. */
	const aheadOf = (accountId: string, request: SyncRequest): Ahead => ({
		of: accountId,
		look: () => {
			reader.standing(accountId, request);
			reader.touchedBy(accountId, request);
			accountPlan(accountId);
		},
		stands: () => {
			reader.standing(accountId, request);
			accountPlan(accountId);
		},
	});

	return {
		reader,
		/** Answers a request; resolves once its changes are on disk. */
		serve: async (accountId: string, request: SyncRequest): Promise<Served> => {
			if (!isPush(request)) {
				const asked = { work: () => work(accountId, request), ahead: aheadOf(accountId, request) };
				const [worked] = db.transaction(() => runAll(db, [asked]));
				if (worked?.statements.length === 0) return worked.served;
			}
			return inGroup(() => written(work(accountId, request)), aheadOf(accountId, request));
		},
		/**
		 * Builds a request from the account's contents and answers it, with nothing in between; if any part is refused,
		 * nothing is written.
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
				// Its reads depend on earlier reads.
				{ of: accountId, look: () => undefined },
			),
	};
}

/** Returns the operations that this answer judges: none from a device that must start over, and none judged before. */
function newlyJudged({ ops }: SyncRequest, { acks }: SyncResponse, { verdicts }: AccountState) {
	const found = new Map(acks.map((ack) => [ack.id, ack]));
	const judged = new Set(verdicts.keys());
	return ops.flatMap((op) => {
		const ack = found.get(op.id);
		if (!ack || judged.has(op.id)) return [];
		judged.add(op.id);
		return { op, ack };
	});
}

function written({ served, statements }: { served: Served; statements: Statement[] }): Served {
	for (const statement of statements) statement.run();
	return served;
}
