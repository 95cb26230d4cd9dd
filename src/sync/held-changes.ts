import type { TripDb } from '#db/trip-tables.ts';
import type { Change } from '#domain/sync/cell.ts';
import { observable } from '#runtime/observable.ts';

/** This page's edits of a trip that a read of the disk may lack. */
export interface EditsHere {
	/** In memory, but not on disk. */
	held: readonly Change[];
	/** True once the device has refused to write them; otherwise they are on their way. */
	isRefused: boolean;
	/** When the last of all these was made, in epoch milliseconds. */
	changedAt: number;
	/** On disk, in order. */
	written: readonly WrittenEdit[];
	/**
	 * How often the target has come to mean another trip: for an earlier reading, these are edits of something else.
	 */
	turn: number;
}

interface WrittenEdit {
	changes: readonly Change[];
	/** The next sequence number after the write: a read at least this new includes it. */
	nextSeq: number;
}

export const NO_EDITS: EditsHere = { held: [], isRefused: false, changedAt: 0, written: [], turn: 0 };

/** More than can be on their way from disk to screen at once. */
const MOST_WRITTEN = 20;

/** By the name of their database, so that an account closed and opened again on this page finds its own. */
const edits = observable<ReadonlyMap<string, ReadonlyMap<string, EditsHere>>>(new Map());

/** Returns this page's edits of a trip; the same object until they change. */
export function editsHere(db: TripDb, target: string): EditsHere {
	return edits.get().get(db.name)?.get(target) ?? NO_EDITS;
}

/** Returns this page's edits of all trips of a database; the same object until one changes. */
export function allEditsHere(db: TripDb): ReadonlyMap<string, EditsHere> | undefined {
	return edits.get().get(db.name);
}

/** Returns the changes that a read of the disk lacks, in order; the read has every edit before `nextSeq`. */
export function changesSince(edits: EditsHere, nextSeq: number): Change[] {
	return [...writtenSince(edits, nextSeq), ...edits.held];
}

/** Returns those of them that are on disk by now. */
export function writtenSince({ written }: Pick<EditsHere, 'written'>, nextSeq: number): Change[] {
	return written.filter((edit) => edit.nextSeq > nextSeq).flatMap(({ changes }) => changes);
}

/** Returns a trip's edits that are in memory but not on disk; the same array until it changes. */
export function heldChanges(db: TripDb, target: string): readonly Change[] {
	return editsHere(db, target).held;
}

/** Counts the changes of a trip that are not on disk: refused by the device, or on their way. */
export function countHeld({ held, isRefused }: Pick<EditsHere, 'held' | 'isRefused'>) {
	return isRefused ? { notSaved: held.length, saving: 0 } : { notSaved: 0, saving: held.length };
}

/** Returns the targets whose edits are in memory but not on disk. */
export function heldTargets(db: Pick<TripDb, 'name'>): string[] {
	return [...(edits.get().get(db.name) ?? [])]
		.filter(([, { held }]) => held.length > 0)
		.map(([target]) => target);
}

/** True when any edit on this page is only in memory, so that closing the page would lose it. */
export function hasHeldChanges(db: TripDb): boolean {
	return heldTargets(db).length > 0;
}

/** True when that holds for any database. */
export function isAnyHeld(): boolean {
	return [...edits.get().keys()].some((name) => heldTargets({ name }).length > 0);
}

/** Returns the targets whose edits the device has refused to write. */
export function refusedTargets(db: Pick<TripDb, 'name'>): string[] {
	const targets = edits.get().get(db.name) ?? [];
	return [...targets]
		.filter(([, { held, isRefused }]) => held.length > 0 && isRefused)
		.map(([target]) => target);
}

/** Returns the names of the databases that have such edits. */
export function refusedDbNames(): string[] {
	return [...edits.get().keys()].filter((name) => refusedTargets({ name }).length > 0);
}

export function holdChanges(db: TripDb, target: string, changes: readonly Change[]): void {
	const { held, ...edits } = editsHere(db, target);
	replace(db, target, { ...edits, held: [...held, ...changes], changedAt: Date.now() });
}

/** Notes that the device refused to write the held changes of a trip. */
export function refuseHeld(db: TripDb, target: string): void {
	replace(db, target, { ...editsHere(db, target), isRefused: true });
}

/** Moves the first `count` held changes of a trip to those on disk. */
export function releaseWritten(
	db: TripDb,
	target: string,
	{ count, nextSeq }: { count: number; nextSeq: number },
): void {
	const { held, written, ...edits } = editsHere(db, target);
	const all = [...written, { changes: held.slice(0, count), nextSeq }];
	const rest = { held: held.slice(count), isRefused: false, written: all.slice(-MOST_WRITTEN) };
	replace(db, target, { ...edits, ...rest });
}

/**
 * Drops the first `count` held changes of a target whose trip is gone or set aside, and all changes written to it: from
 * now on, it means another trip.
 */
export function dropChanges(db: TripDb, target: string, count: number): void {
	const { held, turn, ...edits } = editsHere(db, target);
	const rest = { held: held.slice(count), isRefused: false, written: [] };
	replace(db, target, { ...edits, ...rest, turn: turn + 1 });
}

/** Drops the edits of a closed database that are on disk; held ones remain. */
export function forgetWritten(db: TripDb): void {
	for (const [target, all] of edits.get().get(db.name) ?? []) replace(db, target, { ...all, written: [] });
}

/** Drops all edits of a deleted database. */
export function forgetEdits(db: TripDb): void {
	for (const target of edits.get().get(db.name)?.keys() ?? []) replace(db, target, NO_EDITS);
}

/** Calls back whenever an edit is held, written or dropped; returns the function that stops it. */
export const onHeldChanges = edits.subscribe;

function replace(db: TripDb, target: string, now: EditsHere): void {
	const byTarget = new Map(edits.get().get(db.name)).set(target, now);
	if (now.held.length + now.written.length + now.turn === 0) byTarget.delete(target);
	const byDb = new Map(edits.get());
	if (byTarget.size > 0) byDb.set(db.name, byTarget);
	else byDb.delete(db.name);
	edits.set(byDb);
}
