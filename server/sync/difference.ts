import type { AccountState, StoredTrip } from '#domain/sync/account-state.ts';
import type { Statement } from '#server/db/run-together.ts';
import { cellToRow, historyToRow, type NumberedHistory } from '#server/trips/rows.ts';
import type { PushCount } from './push-rate.ts';
import type { Writes } from './writes.ts';

/** An account before and after; unchanged parts are the same objects in both. */
interface Step {
	accountId: string;
	before: AccountState;
	after: AccountState;
	/** The count of pushed edits, including the push behind this step. */
	counted?: PushCount | undefined;
}

/** The writes that take the account from one state to the other, in an order that keeps references valid. */
export function difference(writes: Writes, step: Step): Statement[] {
	return [
		...accountWrites(writes, step),
		...tripWrites(writes, step),
		...historyWrites(writes, step),
		...verdictWrites(writes, step),
	];
}

function accountWrites(
	{ account, pushed }: Writes,
	{ accountId, before, after, counted }: Step,
): Statement[] {
	const { epoch, rev, mark, floor } = after;
	if (counted) {
		return [{ run: () => pushed.run({ account_id: accountId, epoch, rev, mark, floor, ...counted }) }];
	}
	const isSame = before.epoch === epoch && before.rev === rev && before.floor === floor;
	return isSame ? [] : [{ run: () => account.run({ account_id: accountId, epoch, rev, mark, floor }) }];
}

function tripWrites(writes: Writes, { accountId, before, after }: Step): Statement[] {
	const gone = [...before.trips.keys()].filter((id) => !after.trips.has(id));
	const touched = changed(before.trips, after.trips).flatMap(([id, trip]): Statement[] => {
		const { rev, trashed_at } = trip;
		const write = before.trips.has(id)
			? () => writes.trip.run({ id, rev, trashed_at })
			: () => writes.tripBorn.run({ id, account_id: accountId, rev, trashed_at });
		return [{ run: write }, ...cellWrites(writes, id, { before: before.trips.get(id), after: trip })];
	});
	return [...gone.map((id) => ({ run: () => writes.tripGone.run({ id }) })), ...touched];
}

function cellWrites(
	{ cell }: Writes,
	id: string,
	{ before, after }: { before: StoredTrip | undefined; after: StoredTrip },
): Statement[] {
	if (before?.cells === after.cells) return [];
	return changed(before?.cells, after.cells).map(([path, each]) => ({
		run: () => cell.run(cellToRow(id, path, each)),
	}));
}

function historyWrites(writes: Writes, { accountId, before, after }: Step): Statement[] {
	const entries: readonly NumberedHistory[] = after.history;
	const stored: readonly NumberedHistory[] = before.history;
	const stays = new Map(entries.map((entry) => [entry.id, entry]));
	return [
		...stored.flatMap((entry): Statement[] => {
			const { id } = entry;
			const now = stays.get(id);
			if (!now) return [{ run: () => writes.historyGone.run({ id }) }];
			return now === entry ? [] : [{ run: () => writes.historyMoved.run({ id, at: now.at }) }];
		}),
		...entries
			.filter(({ id }) => id === undefined)
			.map((entry) => ({ run: () => writes.history.run(historyToRow(accountId, entry)) })),
	];
}

function verdictWrites({ verdict, watermark }: Writes, { accountId, before, after }: Step): Statement[] {
	const account_id = accountId;
	return [
		...changed(before.verdicts, after.verdicts).map(([op_id, { ack, at }]) => {
			const verdictColumns = { verdict: ack.verdict, code: ack.code ?? null, rev: ack.rev ?? null };
			return { run: () => verdict.run({ account_id, op_id, ...verdictColumns, given_at: at }) };
		}),
		...changed(before.watermarks, after.watermarks).map(([device, seq]) => ({
			run: () => watermark.run({ account_id, device, seq }),
		})),
	];
}

/** Returns the entries that are new or changed. */
function changed<Value>(
	before: ReadonlyMap<string, Value> | undefined,
	after: ReadonlyMap<string, Value>,
): [string, Value][] {
	return [...after].filter(([key, value]) => before?.get(key) !== value);
}
