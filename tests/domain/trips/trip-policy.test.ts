import { expect, test } from 'vitest';
import type { Json } from '#domain/sync/cell.ts';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import { cellLimits, tripPolicy } from '#domain/trips/trip-policy.ts';
import { anOp } from '../../sync/builders.ts';
import { aPlace } from './builders.ts';

const { malformed, forbids } = tripPolicy(() => fullPlan);
const nested = (depth: number): Json => (depth === 0 ? 'end' : { in: nested(depth - 1) });

test.each<[string, string, Json, string | null]>([
	['a trip lives', 'life', 'live', null],
	['a trip is thrown away', 'life', 'trashed', null],
	['no other life', 'life', 'asleep', 'invalid'],
	['gone for good', 'gone', true, null],
	['gone in words', 'gone', 'yes', 'invalid'],
	['a name', 'name', 'Spring tour', null],
	['a name of two letters', 'name', 'NY', 'name_too_short'],
	['a name that is a number', 'name', 12, 'invalid'],
	['an order', 'order', ['s1', 's2'], null],
	['no order, by the undo of a first move', 'order', null, null],
	['an order of numbers', 'order', [1, 2], 'invalid'],
	['an order with a number in it', 'order', ['s1', 2], 'invalid'],
	['an order that is none', 'order', 's1', 'invalid'],
	['a stop', 'stops/s1/live', true, null],
	['a stop in words', 'stops/s1/live', 'yes', 'invalid'],
	['a place', 'stops/s1/place', aPlace() as never, null],
	['a place that is none', 'stops/s1/place', { name: 'Nowhere' }, 'invalid'],
	['what a later version writes', 'mood', 'glad', null],
	['nothing to write at', '', 'x', 'invalid'],
	['half a letter', 'stops/\ud83d/note', 'x', 'invalid'],
	['the longest path', 'x'.repeat(cellLimits.path), 'x', null],
	['a longer path', 'x'.repeat(cellLimits.path + 1), 'x', 'invalid'],
	['more than a cell holds', 'notes', 'x'.repeat(cellLimits.value), 'too_large'],
	['boxes in boxes', 'mood', nested(32), null],
	['too many boxes in boxes', 'mood', nested(33), 'too_large'],
])('%s: what may stand in a trip', (_what, path, value, refusal) => {
	expect(malformed(anOp({ path, value }))).toBe(refusal);
});

test('a full trip accepts changed text, and nothing new', () => {
	const full = new Map(Array.from({ length: cellLimits.cells }, (_, at) => [`p${at}`, { v: 'x', r: 1 }]));
	expect(forbids(anOp({ path: 'p0', value: 'y' }), full, { liveTrips: 1, madeAt: 0 })).toBeNull();
	expect(forbids(anOp({ path: 'new', value: 'y' }), full, { liveTrips: 1, madeAt: 0 })).toBe('too_large');
});
