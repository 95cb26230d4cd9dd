import { readRefused } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { sameJson } from '#domain/sync/cell.ts';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { isBirth, isRefusedWhole } from '#domain/sync/refused-whole.ts';
import type { AccountSync } from './account-sync.ts';
import { heldChanges } from './held-changes.ts';
import type { SaveResult } from './not-saved.ts';

/** Permanently removes refused edits from the tray: the person has dealt with them. */
export async function dismissRefused(db: TripDb, opIds: readonly string[]): Promise<void> {
	await db.refused.bulkDelete([...opIds]);
}

/** Puts dismissed edits back into the tray. */
export async function putBackRefused(db: TripDb, refused: readonly RefusedOp[]): Promise<void> {
	await db.refused.bulkPut(refused.map((each) => ({ ...each, id: each.op.id })));
}

/** Repeats a trip's refused edits, as new edits on its current state; they leave the tray once they are on disk. */
export async function retryRefused({ db, edit }: AccountSync, tripId: string): Promise<SaveResult> {
	const refused = await readRefused(db, tripId);
	const isBorn = (await db.trips.get(tripId)) !== undefined;
	// An earlier try that the device refused is still in memory, and is written along with this one.
	const held = heldChanges(db, tripId);
	const changes = refused
		.map(({ op: { path, value } }) => ({ path, value }))
		.filter(({ path }) => isBorn || path !== 'life')
		.filter(({ path, value }) => !held.some((each) => each.path === path && sameJson(each.value, value)));
	const result = await edit(tripId, changes);
	if (result.saved) {
		await dismissRefused(
			db,
			refused.map(({ op }) => op.id),
		);
	}
	return result;
}

/**
 * Repeats the refused edits of every trip for which only the plan had no room, because there is room now. If two tabs
 * do so at once, the same edits are made twice, which changes nothing.
 */
export async function retryForPlan(account: AccountSync): Promise<void> {
	const refused = await readRefused(account.db);
	for (const tripId of new Set(refused.map(({ op }) => op.trip))) {
		const ofTrip = refused.filter(({ op }) => op.trip === tripId);
		const isBorn = (await account.db.trips.get(tripId)) !== undefined;
		if (isBorn ? isForPlanAlone(ofTrip) : isUnbornForPlan(ofTrip)) await retryRefused(account, tripId);
	}
}

const isForPlanAlone = (refused: readonly RefusedOp[]) => refused.every(({ code }) => code === 'quota');

/**
 * True for a trip refused at creation, along with everything in it. A trip permanently deleted meanwhile must not come
 * back by itself.
 */
function isUnbornForPlan(refused: readonly RefusedOp[]): boolean {
	return (
		isRefusedWhole(refused) &&
		refused.every(({ op, code }) => code === (isBirth(op) ? 'quota' : 'unknown_trip'))
	);
}
