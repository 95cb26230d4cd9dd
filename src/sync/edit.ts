import { readDraftId, readNextSeq, readRefused } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { createQueues } from '#domain/in-turn.ts';
import type { Change } from '#domain/sync/cell.ts';
import { emptyTrip, type Op } from '#domain/sync/device-state.ts';
import { birthOf, isRefusedWhole } from '#domain/sync/refused-whole.ts';
import { opsOfEdit, settledBy } from '#domain/sync/write-edit.ts';
import { dropChanges, heldChanges, holdChanges, refuseHeld, releaseWritten } from './held-changes.ts';
import { type SaveResult, saving } from './not-saved.ts';
import { type Surroundings, thisDevice } from './surroundings.ts';

/**
 * One write per database at a time, so that no held change is written twice; the transaction itself keeps tabs apart.
 * By name, as held changes are.
 */
const inTurn = createQueues<string>();

/** The target that edits this device's open draft, which is never sent. The first edit begins one if there is none. */
export const DRAFT = 'draft';

/**
 * Writes an edit of a trip, or of the `DRAFT`: view and outbox in one transaction, saved only once that is on disk. The
 * first edit creates a trip, or recreates one that the server refused whole. If the device refuses, the edit stays in
 * memory and is written with the next one.
 */
export const edit = editIn(thisDevice);

/** Does the same with another clock and other ids. */
export function editIn(around: Surroundings) {
	return (db: TripDb, target: string, changes: readonly Change[]): Promise<SaveResult> => {
		holdChanges(db, target, changes);
		return saving(() => inTurn(db.name, () => writeHeld(db, target, around)));
	};
}

interface Turn {
	/** True to write what is in memory first, which the device may refuse; otherwise it is dropped with the trip. */
	writesFirst: boolean;
	/** Resolves to whether the target is another trip now. */
	work: () => Promise<boolean>;
}

/** Gives a target another trip, or none, after all its edits until now: later ones belong to the next trip. */
export function turnTo(db: TripDb, target: string, { writesFirst, work }: Turn): Promise<SaveResult> {
	const before = heldChanges(db, target);
	const turn = async () => {
		if (writesFirst) await writeHeld(db, target, thisDevice);
		if (!(await work())) return;
		dropChanges(db, target, heldChanges(db, target).filter((each) => before.includes(each)).length);
	};
	return saving(() => inTurn(db.name, turn));
}

async function writeHeld(db: TripDb, target: string, around: Surroundings): Promise<void> {
	const changes = heldChanges(db, target);
	if (changes.length === 0) return;
	// The callback must itself be async, or Dexie reports a committed write as `PrematureCommitError`.
	const tables = [db.trips, db.outbox, db.refused, db.history, db.meta];
	const writing = db.transaction('rw', tables, async () => writeChanges(db, { target, changes, around }));
	const nextSeq = await writing.catch((error) => {
		refuseHeld(db, target);
		throw error;
	});
	releaseWritten(db, target, { count: changes.length, nextSeq });
}

interface Edit {
	target: string;
	changes: readonly Change[];
	around: Surroundings;
}

/** Returns the next sequence number. */
async function writeChanges(db: TripDb, { target, changes, around }: Edit): Promise<number> {
	const { now, newId } = around;
	const tripId = target === DRAFT ? await claimDraftId(db, around) : target;
	const stored = await db.trips.get(tripId);
	const begun = stored ? [] : await beginTrip(db, tripId, changes);
	const all = [...begun, ...changes];
	const trip = stored ?? emptyTrip(tripId);
	const seq = await readNextSeq(db);
	const { ops, view } = opsOfEdit(trip, all, {
		t: now(),
		seq,
		newId: () => newId('o_'),
	});
	await db.outbox.bulkAdd(target === DRAFT ? await replacing(db, ops) : ops);
	await db.trips.put({ ...trip, view });
	await db.history.where('trip').equals(tripId).and(settledBy(all)).modify({ rewritten: true });
	const nextSeq = seq + ops.length;
	await db.meta.put({ key: 'next_seq', value: nextSeq });
	return nextSeq;
}

/** A trip that the server refused whole is in the tray: it leaves the tray and is recreated. */
async function beginTrip(db: TripDb, tripId: string, changes: readonly Change[]): Promise<Change[]> {
	const refused = await readRefused(db, tripId);
	if (isRefusedWhole(refused)) await db.refused.bulkDelete(refused.map(({ op }) => op.id));
	return birthOf(refused, changes);
}

// Inside the transaction, so that two tabs that begin a draft at once begin the same one.
async function claimDraftId(db: TripDb, { newId }: Surroundings): Promise<string> {
	const claimed = await readDraftId(db);
	const draftId = claimed ?? newId('t_');
	if (claimed === undefined) await db.meta.put({ key: 'draft', value: draftId });
	return draftId;
}

// A draft has never been sent, so only the last value of each path must wait.
async function replacing(db: TripDb, ops: readonly Op[]): Promise<Op[]> {
	const lastByPath = new Map(ops.map((op) => [op.path, op]));
	const keys = ops.map(({ trip, path }) => [trip, path]);
	await db.outbox.where('[trip+path]').anyOf(keys).delete();
	return [...lastByPath.values()].sort((a, b) => a.seq - b.seq);
}
