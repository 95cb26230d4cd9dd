import { expect, test } from 'vitest';
import type { HistoryEntry } from '#domain/sync/device-state.ts';
import { newlyGaveWay } from '#domain/sync/gave-way.ts';
import { applied, aTripOf } from '../trips/builders.ts';

const cells = applied(aTripOf(1), [{ path: 'name', value: 'Theirs' }]);
const entry = (over: Partial<HistoryEntry> = {}): HistoryEntry => ({
	...{ trip: 't', path: 'name', v: 'Mine', r: 5, t: 0, device: 'd_me', hidden_by: 9 },
	...over,
});
const told = (history: HistoryEntry[], seenUntil = 0) =>
	newlyGaveWay({ cells, history, thisDevice: 'd_me', seenUntil }).map(({ path, v }) => [path, v]);

test('a value of this device that gave way is reported, only the latest of each path', () => {
	const history = [entry({ v: 'Mine, later' }), entry(), entry({ path: 'notes', v: 'Gate B' })];
	expect(told(history)).toEqual([
		['name', 'Mine, later'],
		['notes', 'Gate B'],
	]);
});

test('not reported: another device’s value, one already seen, one restored', () => {
	expect(told([entry({ device: 'd_she' })])).toEqual([]);
	expect(told([entry({ hidden_by: 9 })], 9)).toEqual([]);
	expect(told([entry({ hidden_by: 10 })], 9)).toEqual([['name', 'Mine']]);
	expect(told([entry({ v: 'Theirs' })])).toEqual([]);
});
