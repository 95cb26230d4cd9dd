import { orWarn } from '#db/or-warn.ts';
import { readRefused, readTrips } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { tripsFileHead } from '#domain/exchange/trips-file.ts';
import type { Cells } from '#domain/sync/cell.ts';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { rebase, withChanges } from '#domain/sync/rebase.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { isAllowedValue } from '#domain/trips/trip-policy.ts';
import type { AccountSync } from './account-sync.ts';
import { hasHeldChanges, heldChanges, heldTargets } from './held-changes.ts';

/** Edits that exist only on this device. */
export interface OnlyHere {
	/** Not sent yet, or not even on disk. */
	unsent: number;
	/** Sent and refused: they are in the tray. */
	refused: number;
	/** True when the device cannot read its trips: `forget` would discard edits without asking. */
	isUnread: boolean;
}

/**
 * Prepares Logout: sends any unsent edits, once. Returns the edits still only on this device; if there are any, ask
 * whether to sync again, download or discard them before calling `forget`.
 */
export async function readyToLogOut(account: AccountSync): Promise<OnlyHere> {
	const { db } = account;
	const onlyHere = await orWarn('This device does not tell which edits are only here', async () => {
		if ((await countOnlyHere(db)) > 0) await account.call('wake');
		return { unsent: await countOnlyHere(db), refused: await db.refused.count(), isUnread: false };
	});
	return onlyHere ?? { unsent: countHeld(db), refused: 0, isUnread: true };
}

const countOnlyHere = async (db: TripDb) => (await db.outbox.count()) + countHeld(db);
const countHeld = (db: TripDb) => (hasHeldChanges(db) ? 1 : 0);

/**
 * Returns everything an account has on this device, and what the device refused to write, as JSON text that can be
 * imported: trips as they would be with their refused edits, unsent edits, and refused ones. `isAll` is false when the
 * device could not read some of it.
 */
export async function downloadText(db: TripDb): Promise<{ text: string; isAll: boolean }> {
	const [stored, unsent, refused] = await Promise.all([
		orWarn(LEFT_OUT, () => readTrips(db)),
		orWarn(LEFT_OUT, () => db.outbox.toArray()),
		orWarn(LEFT_OUT, () => readRefused(db)),
	]);
	const views = new Map((stored ?? []).map(({ id, view }) => [id, view]));
	const trips = wholeTrips(db, views, refused ?? []);
	return {
		text: JSON.stringify(
			{ ...tripsFileHead, trips, unsent: unsent ?? [], refused: refused ?? [] },
			null,
			'\t',
		),
		isAll: stored !== undefined && unsent !== undefined && refused !== undefined,
	};
}

const LEFT_OUT = 'This device does not tell all that is to be downloaded';

function wholeTrips(db: TripDb, views: ReadonlyMap<string, Cells>, refused: readonly RefusedOp[]): Trip[] {
	// A single value that no trip may hold would keep the whole file from being imported, so it stays among the
	// refused.
	const kept = refused.map(({ op }) => op).filter(isAllowedValue);
	const ids = new Set([...views.keys(), ...kept.map(({ trip }) => trip), ...heldTargets(db)]);
	return [...ids].map((id) => {
		const ofTrip = kept.filter(({ trip }) => trip === id);
		return tripFromCells(id, withChanges(rebase(views.get(id) ?? new Map(), ofTrip), heldChanges(db, id)));
	});
}
