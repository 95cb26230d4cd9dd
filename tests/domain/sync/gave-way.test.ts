import { expect, test } from 'vitest';
import type { Cell } from '#domain/sync/cell.ts';
import type { HistoryOnDevice } from '#domain/sync/device-state.ts';
import { hiderOf, newlyGaveWay } from '#domain/sync/gave-way.ts';
import { applied, aTripOf } from '../trips/builders.ts';
import { anEntry } from './an-entry.ts';

const cells = applied(aTripOf(1), [{ path: 'name', value: 'Theirs' }]);
const told = (history: HistoryOnDevice[], seenUntil = 0) =>
	newlyGaveWay({ cells, history, thisDevice: 'd_me', seenUntil }).map(({ path, v }) => [path, v]);

test('a value of this device that gave way is reported, only the latest of each path', () => {
	const history = [anEntry({ v: 'Mine, later' }), anEntry(), anEntry({ path: 'notes', v: 'Gate B' })];
	expect(told(history)).toEqual([
		['name', 'Mine, later'],
		['notes', 'Gate B'],
	]);
});

test('not reported: another device’s value, one already seen, one restored', () => {
	expect(told([anEntry({ device: 'd_she' })])).toEqual([]);
	expect(told([anEntry({ hidden_by: 9 })], 9)).toEqual([]);
	expect(told([anEntry({ hidden_by: 10 })], 9)).toEqual([['name', 'Mine']]);
	expect(told([anEntry({ v: 'Theirs' })])).toEqual([]);
});

test('not reported: a value that this device has replaced with another since', () => {
	expect(told([anEntry({ rewritten: true })])).toEqual([]);
	// Two names given with no signal: theirs came between, and gave way to the second.
	const theirs = { v: 'Theirs', r: 9, device: 'd_she', hidden_by: 12, hidden_by_device: 'd_me' };
	expect(told([anEntry(theirs), anEntry()])).toEqual([]);
	expect(told([anEntry({ v: 'The second', hidden_by: 20 }), anEntry(theirs), anEntry()])).toEqual([
		['name', 'The second'],
	]);
	const pending = new Map([['name', { v: 'The second', r: 5, pending: 3 }]]);
	expect(newlyGaveWay({ cells: pending, history: [anEntry()], thisDevice: 'd_me', seenUntil: 0 })).toEqual(
		[],
	);
});

test('the device that a value gave way to is named as long as its own value is current', () => {
	const hider = (name: Cell) => hiderOf(anEntry({ hidden_by_device: 'd_she' }), new Map([['name', name]]));
	expect(hider({ v: 'Theirs', r: 9 })).toBe('d_she');
	expect(hider({ v: 'Somebody else’s', r: 12 })).toBeNull();
	expect(hider({ v: 'Mine again', r: 9, pending: 3 })).toBeNull();
	expect(hiderOf(anEntry(), new Map([['name', { v: 'Theirs', r: 9 }]]))).toBeNull();
});
