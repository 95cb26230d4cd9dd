import { expect, test } from 'vitest';
import { addStop, removeStop, setNote } from '#domain/trips/edit-stops.ts';
import { invert } from '#domain/trips/invert.ts';
import { noRoomForEdit } from '#domain/trips/stop-room.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import { aPlace, applied, aTripOf } from './builders.ts';

test.each([
	[4, freePlan, null],
	[5, freePlan, 'quota'],
	[5, fullPlan, null],
	[9, fullPlan, null],
	[10, fullPlan, 'stop_limit'],
	[10, freePlan, 'stop_limit'],
] as const)('a stop comes back to a trip of %i stops: %j', (count, { stops }, code) => {
	const full = aTripOf(count);
	expect(noRoomForEdit([{ path: 'stops/old/live', value: true }], full, stops)).toBe(code);
	expect(noRoomForEdit([{ path: 'stops/old/live', value: false }], full, stops)).toBe(null);
	expect(noRoomForEdit([...setNote('s1', 'Gate B'), ...removeStop('s1')], full, stops)).toBe(null);
});

test('a stop that replaces another needs no more room; one that is there needs none', () => {
	const five = aTripOf(5);
	const added = addStop(tripFromCells('t', aTripOf(4)), { id: 'new', place: aPlace({ code: '9' }) });
	const exchange = [...removeStop('s1'), ...(added.ok ? added.changes : [])];
	expect(noRoomForEdit(exchange, five, 5)).toBe(null);
	expect(noRoomForEdit(invert(exchange, five), applied(five, exchange), 5)).toBe(null);
	expect(noRoomForEdit([{ path: 'stops/s1/live', value: true }], five, 5)).toBe(null);
});
