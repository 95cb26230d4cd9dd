import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { readRefused, readSyncedAt, readTrips } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Op, RefusedOp } from '#domain/sync/device-state.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import type { AccountSync } from './account-sync.ts';
import { heldChanges, onHeldChanges } from './held-changes.ts';
import { type SyncStatus, statusOf } from './status.ts';

/** A saved trip in a list. */
export interface SavedTripRow {
	trip: Trip;
	/** When this device last learned of a change in it, epoch milliseconds. */
	changedAt: number;
	status: SyncStatus;
}

interface OnDisk {
	rows: { trip: Trip; changedAt: number; unsent: number; refusedCode: string | null }[];
	syncedAt: number | null;
}

/** The saved trips of an account, live over all tabs, the one changed last first; undefined until the device has answered. */
export function useSavedTrips({ db, phase }: AccountSync): SavedTripRow[] | undefined {
	const onDisk = useLiveQuery(() => readOnDisk(db), [db]);
	const now = useSyncExternalStore(phase.subscribe, phase.get, phase.get);
	useSyncExternalStore(onHeldChanges, () => heldCount(db, onDisk));
	return onDisk?.rows.map(({ trip, changedAt, unsent, refusedCode }) => {
		const notSaved = heldChanges(db, trip.id).length;
		const facts = { notSaved, unsent, refusedCode, syncedAt: onDisk.syncedAt, phase: now };
		return { trip, changedAt, status: statusOf(facts) };
	});
}

async function readOnDisk(db: TripDb): Promise<OnDisk> {
	const [trips, outbox, refused, syncedAt] = await Promise.all([
		readTrips(db),
		db.outbox.toArray(),
		readRefused(db),
		readSyncedAt(db),
	]);
	const rows = trips.map(({ id, view, seen_at }) => {
		const pending = outbox.filter((op) => op.trip === id);
		return {
			trip: tripFromCells(id, view),
			changedAt: Math.max(seen_at, ...pending.map(({ t }: Op) => t)),
			unsent: pending.length,
			refusedCode: lastCode(refused, id),
		};
	});
	return { rows: rows.sort((a, b) => b.changedAt - a.changedAt), syncedAt };
}

function lastCode(refused: readonly RefusedOp[], tripId: string): string | null {
	return refused.findLast(({ op }) => op.trip === tripId)?.code ?? null;
}

function heldCount(db: TripDb, onDisk: OnDisk | undefined): number {
	return (onDisk?.rows ?? []).reduce((sum, { trip }) => sum + heldChanges(db, trip.id).length, 0);
}
