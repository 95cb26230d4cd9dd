import { expect, test } from 'vitest';
import type { Cells } from '#domain/sync/cell.ts';
import { removeStop } from '#domain/trips/edit-stops.ts';
import { areRemovals, gaveWayWords, hiderName } from '#features/planner/saved/gave-way.ts';
import { anEntry } from '../../../domain/sync/an-entry.ts';
import { applied, aTripOf } from '../../../domain/trips/builders.ts';

const cells = applied(aTripOf(1), [{ path: 'name', value: 'Theirs' }]);

test('the device whose value won is named, when there is one and it is known', () => {
	const names = { d_anna: 'Anna’s iPhone', d_ben: 'Chrome on Android' };
	const theirs: Cells = new Map([['name', { v: 'Theirs', r: 9 }]]);
	const entries = (...devices: (string | null | undefined)[]) =>
		devices.map((hidden_by_device) => anEntry({ hidden_by_device }));
	const by = (...devices: (string | null | undefined)[]) => hiderName(entries(...devices), theirs, names);
	expect(by('d_anna', 'd_anna')).toBe('Anna’s iPhone');
	for (const devices of [['d_anna', 'd_ben'], ['d_else'], [null], [undefined], ['__proto__'], []])
		expect(by(...devices)).toBe(null);
	const later: Cells = new Map([['name', { v: 'Somebody else’s', r: 12 }]]);
	expect(hiderName(entries('d_anna'), later, names)).toBe(null);
});

test.each([
	[['name'], 'name'],
	[['name', 'stops/s1/note'], 'name and note on Brown University'],
	[['order', 'notes', 'life'], 'order of the stops and 2 more'],
	[['stops/s1/live'], 'Brown University'],
	[['stops/s1/__proto__'], 'Brown University'],
	[['stops/none/tour_at'], 'tour at a stop'],
	[['stops/s1/session_at', 'days/3/day_start'], 'info session at Brown University and start of day 3'],
	[['days/3/mood'], 'something newer than this app'],
	[['__proto__'], 'something newer than this app'],
	[[], ''],
])('%j are "%s"', (paths, words) => {
	expect(
		gaveWayWords(
			paths.map((path) => anEntry({ path })),
			cells,
		),
	).toBe(words);
});

test('stops that gave way to their removal are told from values that another’s replaced', () => {
	const [stop, name] = [anEntry({ path: 'stops/s1/live', v: true }), anEntry()];
	const without = applied(cells, removeStop('s1'));
	expect(areRemovals([stop], without)).toBe(true);
	expect(areRemovals([stop, name], without)).toBe(false);
	expect(areRemovals([stop], cells)).toBe(false);
});
