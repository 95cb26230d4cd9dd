import type { TripDb } from '#db/trip-tables.ts';
import type { Change } from '#domain/sync/cell.ts';

type HeldByTarget = Map<string, readonly Change[]>;

const NONE: readonly Change[] = [];
const heldByDb = new WeakMap<TripDb, HeldByTarget>();
const listeners = new Set<() => void>();

/** Edits of a trip that are in memory and not on disk; the same array until it changes. */
export function heldChanges(db: TripDb, target: string): readonly Change[] {
	return heldByDb.get(db)?.get(target) ?? NONE;
}

/** Whether any edit of this page is in memory only: closing the page would lose it. */
export function hasHeldChanges(db: TripDb): boolean {
	return (heldByDb.get(db)?.size ?? 0) > 0;
}

/** Keeps an edit in memory until it is on disk. */
export function holdChanges(db: TripDb, target: string, changes: readonly Change[]): void {
	replace(db, target, [...heldChanges(db, target), ...changes]);
}

/** Lets go of the first `count` changes of a trip: they are on disk. */
export function releaseChanges(db: TripDb, target: string, count: number): void {
	replace(db, target, heldChanges(db, target).slice(count));
}

/** Calls `listener` whenever what is held changes, until the returned function is called. */
export function onHeldChanges(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function replace(db: TripDb, target: string, changes: readonly Change[]): void {
	const held = heldByDb.get(db) ?? new Map();
	heldByDb.set(db, held);
	if (changes.length > 0) held.set(target, changes);
	else held.delete(target);
	for (const listener of listeners) listener();
}
