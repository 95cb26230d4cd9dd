import { afterEach, expect, test } from 'vitest';
import type { TripDb } from '#db/trip-tables.ts';
import {
	changesSince,
	dropChanges,
	editsHere,
	forgetEdits,
	forgetWritten,
	hasHeldChanges,
	heldChanges,
	holdChanges,
	isAnyHeld,
	NO_EDITS,
	refusedDbNames,
	refusedTargets,
	refuseHeld,
	releaseWritten,
} from '#sync/held-changes.ts';

const rename = [{ path: 'name', value: 'Ohio loop' }];
const note = [{ path: 'notes', value: 'Bring boots' }];
const made: TripDb[] = [];

function aDb(): TripDb {
	const db = { name: `test-${made.length}` } as TripDb;
	made.push(db);
	return db;
}

afterEach(() => made.forEach(forgetEdits));

test('an edit in memory shows over any read of the disk', () => {
	const db = aDb();
	holdChanges(db, 't', rename);
	expect(changesSince(editsHere(db, 't'), 99)).toEqual(rename);
	expect([hasHeldChanges(db), heldChanges(db, 'other')]).toEqual([true, []]);
});

test('a written edit shows until the read is as new as the write, and then never hides another', () => {
	const db = aDb();
	holdChanges(db, 't', rename);
	holdChanges(db, 't', note);
	releaseWritten(db, 't', { count: 1, nextSeq: 8 });
	expect(changesSince(editsHere(db, 't'), 7)).toEqual([...rename, ...note]);
	expect(changesSince(editsHere(db, 't'), 8)).toEqual(note);
	releaseWritten(db, 't', { count: 1, nextSeq: 9 });
	expect(changesSince(editsHere(db, 't'), 12)).toEqual([]);
	expect([hasHeldChanges(db), heldChanges(db, 't')]).toEqual([false, []]);
});

test('a trip that is gone shows nothing but later edits', () => {
	const db = aDb();
	holdChanges(db, 't', rename);
	releaseWritten(db, 't', { count: 1, nextSeq: 8 });
	holdChanges(db, 't', rename);
	holdChanges(db, 't', note);
	dropChanges(db, 't', 1);
	expect(changesSince(editsHere(db, 't'), 1)).toEqual(note);
});

test('however much is written, only the last edits are remembered', () => {
	const db = aDb();
	for (let nextSeq = 2; nextSeq < 100; nextSeq++) {
		holdChanges(db, 't', rename);
		releaseWritten(db, 't', { count: 1, nextSeq });
	}
	expect(editsHere(db, 't').written).toHaveLength(20);
	expect(changesSince(editsHere(db, 't'), 98)).toEqual(rename);
});

test('edits in memory count for any database, until that database is deleted', () => {
	const [mine, deleted] = [aDb(), aDb()];
	expect(isAnyHeld()).toBe(false);
	holdChanges(deleted, 't', rename);
	holdChanges(mine, 't', rename);
	forgetEdits(deleted);
	expect([isAnyHeld(), editsHere(deleted, 't')]).toEqual([true, NO_EDITS]);
	releaseWritten(mine, 't', { count: 1, nextSeq: 8 });
	expect(isAnyHeld()).toBe(false);
});

test('what the device refused is found again by the name of the database', () => {
	const [closed, again] = [aDb(), aDb()];
	holdChanges(closed, 't', rename);
	expect([refusedTargets(closed), refusedDbNames()]).toEqual([[], []]);
	refuseHeld(closed, 't');
	expect([refusedTargets({ name: closed.name }), refusedDbNames()]).toEqual([['t'], [closed.name]]);
	expect(refusedTargets(again)).toEqual([]);
	forgetEdits({ name: closed.name } as TripDb);
	expect(isAnyHeld()).toBe(false);
});

test('only the edits of a closed database that are not on disk stay in memory', () => {
	const db = aDb();
	for (const target of ['t', 'other']) {
		holdChanges(db, target, rename);
		releaseWritten(db, target, { count: 1, nextSeq: 8 });
	}
	holdChanges(db, 't', note);
	forgetWritten(db);
	expect([editsHere(db, 't').written, heldChanges(db, 't')]).toEqual([[], note]);
	expect(editsHere(db, 'other')).toBe(NO_EDITS);
});
