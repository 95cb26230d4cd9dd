import { expect, test } from 'vitest';
import type { Cells } from '#domain/sync/cell.ts';
import { lastSeq, unsettledChanges } from '#features/trips/settling.ts';
import { withHeld } from '#sync/held-changes.ts';

const rename = [{ path: 'name', value: 'Ohio loop' }];
const cellsAt = (seq: number): Cells => new Map([['name', { v: 'as on disk', r: 0, pending: seq }]]);

test('an edit stays on top until the cells are as new as its write', () => {
	expect(unsettledChanges([{ changes: rename, writtenAt: null }], cellsAt(9))).toEqual(rename);
	expect(unsettledChanges([{ changes: rename, writtenAt: 8 }], cellsAt(7))).toEqual(rename);
	expect(unsettledChanges([{ changes: rename, writtenAt: 8 }], cellsAt(8))).toEqual([]);
});

test('an edit of another tab that came later is not covered', () => {
	expect(unsettledChanges([{ changes: rename, writtenAt: 8 }], cellsAt(12))).toEqual([]);
});

test('edits in memory do not count as written', () => {
	expect(lastSeq(withHeld(cellsAt(4), [{ path: 'notes', value: 'x' }]))).toBe(4);
	expect(lastSeq(new Map())).toBe(0);
});
