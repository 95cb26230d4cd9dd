import { eq, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { tripCells, tripHistory, trips } from '#server/trips/table.ts';
import { deviceWatermarks, opVerdicts, syncAccounts } from './table.ts';

export type Writes = ReturnType<typeof prepareWrites>;

export function prepareWrites(db: Db) {
	return { ...ofAccounts(db), ...ofTrips(db), ...ofHistory(db), ...ofDevices(db) };
}

const id = sql.placeholder('id');
const account_id = sql.placeholder('account_id');
const trip_id = sql.placeholder('trip_id');
const cell = named('path', 'value', 'rev', 't', 'device', 'seq');

function ofAccounts(db: Db) {
	return {
		account: db
			.insert(syncAccounts)
			.values({ account_id, ...named('epoch', 'rev', 'mark', 'floor') })
			.onConflictDoUpdate({
				target: syncAccounts.account_id,
				set: overwriting('epoch', 'rev', 'mark', 'floor'),
			})
			.prepare(),
		pushed: db
			.insert(syncAccounts)
			.values({
				account_id,
				...named('epoch', 'rev', 'mark', 'floor', 'minute', 'pushes', 'pushed_at', 'pushed_bytes'),
			})
			.onConflictDoUpdate({
				target: syncAccounts.account_id,
				set: overwriting('epoch', 'rev', 'mark', 'floor', 'minute', 'pushes', 'pushed_at', 'pushed_bytes'),
			})
			.prepare(),
	};
}

function ofTrips(db: Db) {
	return {
		// Fails when any account has a trip with this id.
		tripBorn: db
			.insert(trips)
			.values({ id, account_id, ...named('rev', 'trashed_at') })
			.prepare(),
		trip: db
			.update(trips)
			.set({ rev: sql`${sql.placeholder('rev')}`, trashed_at: sql`${sql.placeholder('trashed_at')}` })
			.where(eq(trips.id, id))
			.prepare(),
		tripGone: db.delete(trips).where(eq(trips.id, id)).prepare(),
		cell: db
			.insert(tripCells)
			.values({ trip_id, ...cell })
			.onConflictDoUpdate({
				target: [tripCells.trip_id, tripCells.path],
				set: overwriting('value', 'rev', 't', 'device', 'seq'),
			})
			.prepare(),
	};
}

function ofHistory(db: Db) {
	return {
		history: db
			.insert(tripHistory)
			.values({ account_id, trip_id, ...cell, ...named('hidden_by', 'hidden_by_device', 'at', 'kept_at') })
			.prepare(),
		historyGone: db.delete(tripHistory).where(eq(tripHistory.id, id)).prepare(),
		historyMoved: db
			.update(tripHistory)
			.set({ at: sql`${sql.placeholder('at')}` })
			.where(eq(tripHistory.id, id))
			.prepare(),
	};
}

/** Writes each device's verdicts and watermark. */
function ofDevices(db: Db) {
	return {
		verdict: db
			.insert(opVerdicts)
			.values({ account_id, ...named('op_id', 'verdict', 'code', 'rev', 'given_at') })
			.prepare(),
		watermark: db
			.insert(deviceWatermarks)
			.values({ account_id, ...named('device', 'seq') })
			.onConflictDoUpdate({
				target: [deviceWatermarks.account_id, deviceWatermarks.device],
				set: overwriting('seq'),
			})
			.prepare(),
	};
}

/** A placeholder for each column, named like the column. */
function named<Name extends string>(...names: Name[]) {
	const holders: Record<string, Placeholder> = {};
	for (const name of names) holders[name] = sql.placeholder(name);
	return holders as Record<Name, Placeholder>;
}

/** The values an upsert sets on an existing row. */
function overwriting(...names: string[]) {
	return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${name}`)]));
}
