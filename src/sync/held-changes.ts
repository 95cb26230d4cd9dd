import type { TripDb } from '#db/trip-tables.ts';
import type { Change } from '#domain/sync/cell.ts';
import { observable } from '#ui/observable.ts';

const NONE: readonly Change[] = [];
const held = observable<ReadonlyMap<TripDb, ReadonlyMap<string, readonly Change[]>>>(new Map());

/** A trip's edits that are in memory and not on disk; the same array until it changes. */
export function heldChanges(db: TripDb, target: string): readonly Change[] {
	return held.get().get(db)?.get(target) ?? NONE;
}

/** True when any edit of this page is in memory only: closing the page would lose it. */
export function hasHeldChanges(db: TripDb): boolean {
	return held.get().has(db);
}

export function holdChanges(db: TripDb, target: string, changes: readonly Change[]): void {
	replace(db, target, [...heldChanges(db, target), ...changes]);
}

/** Drops the first `count` changes of a trip: they are on disk. */
export function releaseChanges(db: TripDb, target: string, count: number): void {
	replace(db, target, heldChanges(db, target).slice(count));
}

/** Calls back whenever a held edit is added or dropped; returns the function that stops it. */
export const onHeldChanges = held.subscribe;

function replace(db: TripDb, target: string, changes: readonly Change[]): void {
	const byTarget = new Map(held.get().get(db));
	if (changes.length > 0) byTarget.set(target, changes);
	else byTarget.delete(target);
	const byDb = new Map(held.get());
	if (byTarget.size > 0) byDb.set(db, byTarget);
	else byDb.delete(db);
	held.set(byDb);
}
