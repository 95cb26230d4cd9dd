import { expect, test } from 'vitest';
import type { Cell, Json } from '#domain/sync/cell.ts';
import { type DeviceState, emptyTrip, newDevice, type TripOnDevice } from '#domain/sync/device-state.ts';
import { beginReset, finishReset } from '#domain/sync/reset.ts';
import { anOp } from '../../sync/builders.ts';

const cells = (of: Record<string, [Json, number]>) =>
	new Map(Object.entries(of).map(([path, [v, r]]): [string, Cell] => [path, { v, r }]));

const aTrip = (over: Partial<TripOnDevice> = {}): TripOnDevice => ({
	...emptyTrip('t_1'),
	rev: 12,
	seen_at: 5000,
	confirmed: cells({ life: ['live', 10], notes: ['Gate B', 12] }),
	...over,
});
const fresh = (of: Record<string, [Json, number]>, rev = 12) => ({
	rev,
	cells: cells(of),
	seen_at: 9000,
	changed_at: 8000,
});

/** A device in the middle of a reset, with one trip. */
const aDevice = (trip: TripOnDevice, over: Partial<DeviceState> = {}): DeviceState => ({
	...newDevice('d_phone'),
	epoch: 'e_2',
	next_seq: 7,
	reset: { from: 12, restored: true },
	trips: new Map([[trip.id, trip]]),
	...over,
});

function finished(state: DeviceState, over: Partial<Parameters<typeof finishReset>[1]> = {}) {
	let count = 0;
	const after = finishReset(state, {
		newId: (prefix) => `${prefix}new${++count}`,
		clockError: 100,
		shared: null,
		rules: { sendsAgain: true, lowersBases: true },
		...over,
	});
	const sent = after.outbox.map(({ seq, path, value, base }) => [seq, path, value, base]);
	return { ...after, sent };
}

test('a reset begins at zero, and loses nothing that the screen shows or that waits', () => {
	const state = { ...aDevice(aTrip({ fresh: fresh({}) })), reset: null, cursor: 12, outbox: [anOp()] };
	const begun = beginReset(state, 'e_2');
	expect(begun).toMatchObject({ cursor: 0, resets: 1, epoch: 'e_2', outbox: [anOp()] });
	expect(begun.reset).toEqual({ from: 12, restored: false, mark: null });
	expect(begun.trips.get('t_1')).toEqual(aTrip());
});

test('a new epoch means a restored server, which a second reset in the middle does not forget', () => {
	const begun = beginReset({ ...newDevice('d_phone'), epoch: 'e_1', cursor: 12 }, 'e_2');
	expect(begun.reset).toMatchObject({ from: 12, restored: true });
	expect(beginReset({ ...begun, cursor: 3 }, 'e_2').reset).toMatchObject({ from: 12, restored: true });
	expect(beginReset(newDevice('d_phone'), 'e_1').reset?.restored).toBe(false);
});

test('without a restore the server’s version takes over, and nothing is sent again', () => {
	const state = aDevice(aTrip({ fresh: fresh({ life: ['live', 10] }, 13) }), {
		reset: { from: 12, restored: false },
	});
	const { trips, reset, sent, device } = finished(state);
	expect(trips.get('t_1')).toMatchObject({ rev: 13, confirmed: cells({ life: ['live', 10] }), fresh: null });
	expect([reset, sent, device]).toEqual([null, [], 'd_phone']);
});

test('a permanently deleted trip comes back whole, under a new id, only if edits of it wait', () => {
	const reset = { from: 12, restored: false };
	expect(finished(aDevice(aTrip(), { reset })).sent).toEqual([]);
	const { trips, outbox, sent, next_seq } = finished(
		aDevice(aTrip(), { reset, outbox: [anOp({ path: 'name', value: 'Spring', base: 12, seq: 6 })] }),
	);
	expect([...trips.keys()]).toEqual(['t_new1']);
	expect(new Set(outbox.map(({ trip }) => trip))).toEqual(new Set(['t_new1']));
	expect(sent).toEqual([
		[7, 'life', 'live', 0],
		[8, 'notes', 'Gate B', 0],
		[9, 'name', 'Spring', 0],
	]);
	expect(next_seq).toBe(10);
});

test('a deletion that a later stay in the trash voided is neither sent again nor copied', () => {
	const again = cells({ life: ['trashed', 15], gone: [true, 11], notes: ['Gate B', 14] });
	const { sent } = finished(aDevice(aTrip({ confirmed: again, fresh: fresh({ life: ['live', 10] }) })));
	expect(sent.map(([, path]) => path)).toEqual(['life', 'notes']);
	const deleted = cells({ life: ['trashed', 11], gone: [true, 12] });
	const lost = finished(aDevice(aTrip({ confirmed: deleted, fresh: fresh({ life: ['live', 10] }) })));
	expect(lost.sent.map(([, path]) => path)).toEqual(['life', 'gone']);
	const unsent = anOp({ path: 'name', value: 'Spring', base: 12, seq: 6 });
	const reset = { from: 12, restored: false };
	const copy = finished(aDevice(aTrip({ confirmed: deleted }), { reset, outbox: [unsent] }));
	expect(copy.sent.map(([, path]) => path)).toEqual(['life', 'name']);
});

test('a restored server gets back what it lost: a trip before its content, a stop’s place before its life', () => {
	const confirmed = cells({
		'stops/s_1/live': [true, 12],
		'stops/s_1/place': ['Brown', 12],
		life: ['live', 11],
	});
	const { sent, device, outbox } = finished(aDevice(aTrip({ confirmed })));
	expect(sent.map(([, path]) => path)).toEqual(['life', 'stops/s_1/place', 'stops/s_1/live']);
	expect(device).toMatch(/^d_new/);
	// The device's clock is 100 ms ahead of the server's.
	expect(outbox.map(({ t }) => t)).toEqual([5100, 5100, 5100]);
});

test('a restored server is first sent what makes room: trips in the trash, stops that were removed', () => {
	const confirmed = cells({
		life: ['live', 11],
		'stops/s_1/live': [true, 12],
		'stops/s_2/live': [false, 12],
	});
	const trashed = { ...aTrip({ confirmed: cells({ life: ['trashed', 12] }) }), id: 't_2' };
	const trips = new Map([aTrip({ confirmed }), trashed].map((trip) => [trip.id, trip]));
	const { sent } = finished({ ...aDevice(trashed), trips });
	expect(sent.map(([, path, value]) => [path, value])).toEqual([
		['life', 'trashed'],
		['life', 'live'],
		['stops/s_2/live', false],
		['stops/s_1/live', true],
	]);
});

test('what both have is not sent again, and a value written after the restore may only be replaced knowingly', () => {
	const held = aTrip({ confirmed: cells({ life: ['live', 10], notes: ['Gate B', 12] }) });
	const after = (now: Record<string, [Json, number]>, shared: number | null) =>
		finished(aDevice({ ...held, fresh: fresh(now) }), { shared }).sent.map(([, ...rest]) => rest);
	expect(after({ life: ['live', 10], notes: ['Gate B', 12] }, 12)).toEqual([]);
	expect(after({ life: ['live', 10], notes: ['Gate A', 4] }, 10)).toEqual([['notes', 'Gate B', 4]]);
	expect(after({ life: ['live', 10], notes: ['Gate C', 90] }, 10)).toEqual([['notes', 'Gate B', 10]]);
	expect(after({ life: ['live', 10], notes: ['Gate B', 90] }, 10)).toEqual([]);
});

test('a waiting edit claims to have seen no more than the restored server has', () => {
	const trip = aTrip({ fresh: fresh({ life: ['live', 10], notes: ['Gate B', 12] }) });
	const state = aDevice(trip, { outbox: [anOp({ path: 'name', value: 'Spring', base: 12 })] });
	expect(finished(state, { shared: 10 }).sent.at(-1)).toEqual([7, 'name', 'Spring', 10]);
	expect(finished(state).sent.at(-1)).toEqual([7, 'name', 'Spring', 12]);
});

test('a held value that a waiting edit had not seen goes first, as another device’s, so that it ends in history', () => {
	const trip = aTrip({ fresh: fresh({ life: ['live', 10] }) });
	const waiting = anOp({ path: 'notes', value: 'Gate D', base: 11, t: 3000 });
	const { outbox } = finished(aDevice(trip, { outbox: [waiting] }), { shared: 10 });
	expect(outbox.map(({ value, t }) => [value, t])).toEqual([
		['Gate B', 2999],
		['Gate D', 3000],
	]);
	expect(outbox[0]?.device).toMatch(/^d_new/);
	expect(outbox[1]?.device).toBeUndefined();
});

test('marks of writes that the restored server does not have are forgotten', () => {
	const marks = [12, 9].map((rev) => ({ op: `o_${rev}`, rev, at: rev }));
	const kept = (shared: number | null) =>
		finished(aDevice(aTrip(), { marks }), { shared }).marks.map(({ rev }) => rev);
	expect([kept(10), kept(null)]).toEqual([[9], []]);
});
