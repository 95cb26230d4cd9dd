import { expect, test } from 'vitest';
import type { Cells, Json } from '#domain/sync/cell.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { mergeCell } from '#domain/sync/merge-cell.ts';
import { afterSeeing, opsOfEdit } from '#domain/sync/write-edit.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';

const TOUR = 'stops/s1/tour_at';
const at = (v: Json, r: number): Cells => new Map([[TOUR, { v, r }]]);

/** The base of a tour set by somebody who saw these cells, in a trip that is now as given. */
function baseOf(seen: Cells, now: Cells) {
	const changes = afterSeeing(seen, setStopTime('s1', 'tour_at', '2027-04-12T10:00'));
	const trip = { ...emptyTrip('t_1'), confirmed: now, view: now };
	return opsOfEdit(trip, changes, { t: 0, seq: 1, newId: () => 'o_1' }).ops[0]?.base ?? Number.NaN;
}

test('a form sent after another phone wrote what it did not show puts that value into the history', () => {
	const moms = { v: '2027-04-12T14:00', r: 7, t: 1, device: 'mom', seq: 1 };
	const dads = { t: 2, device: 'dad', seq: 1, base: baseOf(new Map(), at(moms.v, moms.r)) };
	expect(mergeCell(moms, dads)).toBe('overrides');
	expect(mergeCell(moms, { ...dads, base: baseOf(at(moms.v, 7), at(moms.v, 7)) })).toBe('replaces');
});

test('whatever a person saw before a restore, an edit claims no more than the trip has', () => {
	expect(baseOf(at(null, 9), at(null, 4))).toBe(4);
});
