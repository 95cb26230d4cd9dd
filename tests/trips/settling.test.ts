import { expect, test } from 'vitest';
import { unsettledChanges } from '#trips/settling.ts';

const rename = [{ path: 'name', value: 'Ohio loop' }];

test('an edit stays on top until the trip is as new as its write', () => {
	expect(unsettledChanges([{ changes: rename, writtenAt: null }], 9)).toEqual(rename);
	expect(unsettledChanges([{ changes: rename, writtenAt: 8 }], 7)).toEqual(rename);
	expect(unsettledChanges([{ changes: rename, writtenAt: 8 }], 8)).toEqual([]);
});

test('an edit of another tab that came later is not covered', () => {
	expect(unsettledChanges([{ changes: rename, writtenAt: 8 }], 12)).toEqual([]);
});
