import { expect, test } from 'vitest';
import { restoredAccount } from '#domain/sync/restore.ts';
import { cellsFromWire, pageLimits, readSyncRequest, readSyncResponse } from '#domain/sync/wire.ts';
import { addStop, setNote } from '#domain/trips/edit-stops.ts';
import {
	deleteForGood,
	renameTrip,
	restoreTrip,
	setTripNotes,
	startTrip,
	trashTrip,
} from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { ADevice, AServer, anOp, NOW } from '../../sync/builders.ts';
import { aPlace } from '../trips/builders.ts';

function aFamily() {
	const server = new AServer();
	const [phone, laptop] = [new ADevice(server, 'd_phone'), new ADevice(server, 'd_laptop')];
	phone.edit('t_1', startTrip('Spring tour'));
	phone.sync();
	laptop.sync();
	return { server, phone, laptop };
}

function stopOf(id: string) {
	const added = addStop(tripFromCells('t', new Map()), { id, place: aPlace({ name: id }) });
	return added.ok ? added.changes : [];
}

test('both edit one value offline: one wins, the other is in the history of both', () => {
	const { server, phone, laptop } = aFamily();
	phone.edit('t_1', setTripNotes('phone'));
	server.now += 1000;
	laptop.edit('t_1', setTripNotes('laptop'));
	laptop.sync();
	phone.sync();
	laptop.sync();
	expect([phone.shows('t_1', 'notes'), laptop.shows('t_1', 'notes')]).toEqual(['laptop', 'laptop']);
	for (const { state } of [phone, laptop]) {
		expect(state.history).toMatchObject([
			{ trip: 't_1', path: 'notes', v: 'phone', device: 'd_phone', hidden_by_device: 'd_laptop' },
		]);
	}
});

test('claiming to have seen a revision that does not exist counts for nothing: the current value stays', () => {
	const { server, phone, laptop } = aFamily();
	const { epoch, rev } = server.state;
	phone.edit('t_1', setTripNotes('phone'));
	phone.sync();
	const liar = { v: 1 as const, device: 'd_liar', epoch, cursor: rev, clientNow: server.now, limit: 100 };
	const op = anOp({ value: 'liar', base: 1_000_000, t: server.now + 1000 });
	expect(server.answer({ ...liar, ops: [op] }).acks).toMatchObject([{ verdict: 'applied' }]);
	laptop.sync();
	expect(laptop.state.history).toMatchObject([{ path: 'notes', v: 'phone', device: 'd_phone' }]);
});

test('edits of different values both win', () => {
	const { phone, laptop } = aFamily();
	phone.edit('t_1', stopOf('s1'));
	laptop.edit('t_1', [...stopOf('s2'), ...setNote('s2', 'Gate B')]);
	for (const device of [phone, laptop, phone]) device.sync();
	const trip = tripFromCells('t_1', phone.state.trips.get('t_1')?.view ?? new Map());
	expect(trip.stops.map(({ id, note }) => [id, note])).toEqual([
		['s1', ''],
		['s2', 'Gate B'],
	]);
	expect([...(laptop.state.trips.get('t_1')?.view.keys() ?? [])].length).toBe(7);
});

test('a new device shows when a trip changed, not when it learned of it', () => {
	const { server, phone } = aFamily();
	phone.edit('t_1', setTripNotes('in the morning'));
	phone.sync();
	const changedAt = phone.state.trips.get('t_1')?.changed_at;
	server.now += 86_400_000;
	const tablet = new ADevice(server, 'd_tablet');
	tablet.sync();
	expect(tablet.state.trips.get('t_1')?.changed_at).toBe(changedAt);
	expect(tablet.state.trips.get('t_1')?.seen_at).toBeGreaterThan(server.now - 1000);
});

test('the same request again has the same verdicts and no effect', () => {
	const { server, phone } = aFamily();
	phone.edit('t_1', setTripNotes('once'));
	const asked = phone.ask();
	const first = server.answer(asked.body);
	const after = server.state;
	expect(server.answer(asked.body).acks).toEqual(first.acks);
	expect(server.state).toEqual(after);
});

test('a duplicate whose verdict is forgotten is refused as stale, by the watermark', () => {
	const { server, phone } = aFamily();
	phone.edit('t_1', setTripNotes('once'));
	const asked = phone.ask();
	server.answer(asked.body);
	server.state = server.pruned({ content: 0, verdicts: server.now + 1 });
	expect(server.answer(asked.body).acks).toMatchObject([{ verdict: 'refused', code: 'stale' }]);
});

test('a trip is born from its first life, and nothing else makes one', () => {
	const { server, phone } = aFamily();
	const request = { ...phone.ask().body, ops: [anOp({ trip: 't_none', seq: 90 })] };
	expect(server.answer(request).acks).toEqual([{ id: 'o_1', verdict: 'refused', code: 'unknown_trip' }]);
});

test('a trip whose id another account owns starts over under a new one', () => {
	const { server, phone } = aFamily();
	server.taken.add('t_2');
	phone.edit('t_2', [...startTrip('Ohio loop'), ...stopOf('s1')]);
	phone.sync();
	expect([...server.state.trips.keys()]).toEqual(['t_1', expect.stringMatching(/^t_d_phone/)]);
	expect(phone.state.refused).toEqual([]);
	expect([...phone.state.trips.values()].map(({ view }) => view.get('name')?.v)).toEqual([
		'Spring tour',
		'Ohio loop',
	]);
});

test('each of two trips whose ids are taken starts over with its own edits, and no other is touched', () => {
	const { server, phone } = aFamily();
	server.taken.add('t_2').add('t_3');
	phone.edit('t_2', startTrip('Ohio loop'));
	phone.edit('t_3', startTrip('Texas loop'));
	phone.edit('t_1', renameTrip('ab'));
	const asked = phone.ask();
	phone.edit('t_1', setTripNotes('Bring a coat'));
	phone.hear(asked, server.answer(asked.body));
	expect(phone.state.refused.map(({ op, code }) => `${op.trip} ${code}`)).toEqual(['t_1 name_too_short']);
	phone.sync();
	const said = [...server.state.trips.values()].map(({ cells }) => [
		cells.get('name')?.v,
		cells.get('notes')?.v,
	]);
	expect(said).toEqual([
		['Spring tour', 'Bring a coat'],
		['Ohio loop', undefined],
		['Texas loop', undefined],
	]);
});

test('plan, stops and names: refused edits go to the tray and block nothing', () => {
	const { server, phone } = aFamily();
	server.plan = { trips: 1, stops: 5 };
	phone.edit('t_2', startTrip('Second trip'));
	phone.edit('t_1', ['s1', 's2', 's3', 's4', 's5', 's6'].flatMap(stopOf));
	phone.edit('t_1', [...renameTrip('ab'), ...setTripNotes('x'.repeat(40_000)), ...setNote('s1', 'Gate B')]);
	phone.edit('t_1', [
		{ path: 'stops/ghost/live', value: true },
		{ path: 'life', value: 'gone' },
	]);
	phone.sync();
	expect(phone.state.outbox).toEqual([]);
	expect(phone.state.refused.map(({ op, code }) => `${op.path} ${code}`)).toEqual([
		'life quota',
		'name unknown_trip',
		'stops/s6/live quota',
		'name name_too_short',
		'notes too_large',
		'stops/ghost/live invalid',
		'life invalid',
	]);
	const trip = tripFromCells('t_1', phone.state.trips.get('t_1')?.view ?? new Map());
	expect([trip.name, trip.stops.length, trip.stops[0]?.note]).toEqual(['Spring tour', 5, 'Gate B']);
});

test.each([
	['start_date', '2027-02-29', '2027-02-28'],
	['day_start', '9:00', '09:00'],
	['day_end', '24:00', '23:59'],
	['lunch_minutes', 1441, 0],
	['days/2/day_start', 540, '07:30'],
	['days/2/lunch_minutes', 'none', 0],
	['stops/s1/note', 7, 'Gate B'],
	['stops/s1/visit_minutes', 90.5, 90],
	['stops/s1/parking_minutes', -1, 15],
	['stops/s1/session_at', '2027-04-12', '2027-04-12T09:00'],
	['stops/s1/tour_at', 'at noon', '2027-04-12T10:00'],
	['stops/s1/overnight', 'yes', true],
	['stops/s1/student_card', '4567 Loved it', '4455 Loved it'],
	['stops/s1/parent_card', 'Loved it', '---- Loved it'],
	['stops/s1/second_parent_card', '----', '5---'],
])('at %s %j is refused, and %j and null are taken', (path, wrong, right) => {
	const { phone } = aFamily();
	for (const value of [right, null, wrong]) phone.edit('t_1', [{ path, value }]);
	phone.sync();
	expect(phone.state.refused).toMatchObject([{ op: { path, value: wrong }, code: 'invalid' }]);
	expect(phone.shows('t_1', path)).toBeNull();
});

test('anything a newer version writes is kept', () => {
	const { phone, laptop } = aFamily();
	const novel = [
		{ path: 'budget', value: { cents: 100 } },
		{ path: 'stops/s1/mood', value: 7 },
		{ path: 'days/0/day_start', value: 'no day' },
	];
	phone.edit('t_1', novel);
	phone.sync();
	laptop.sync();
	expect(phone.state.refused).toEqual([]);
	for (const { path, value } of novel) expect(laptop.shows('t_1', path)).toEqual(value);
});

test('no plan allows an eleventh stop', () => {
	const { phone } = aFamily();
	phone.edit('t_1', Array.from({ length: 11 }, (_, n) => stopOf(`s${n}`)).flat());
	phone.sync();
	expect(phone.state.refused.map(({ op, code }) => [op.path, code])).toEqual([
		['stops/s10/live', 'stop_limit'],
	]);
});

test('deleted on one, edited on the other: the trash wins and the edit is in it', () => {
	const { phone, laptop } = aFamily();
	phone.edit('t_1', trashTrip());
	laptop.edit('t_1', setTripNotes('still here'));
	for (const device of [phone, laptop, phone]) device.sync();
	expect([phone.shows('t_1', 'life'), phone.shows('t_1', 'notes')]).toEqual(['trashed', 'still here']);
	laptop.edit('t_1', restoreTrip());
	laptop.sync();
	phone.sync();
	expect(phone.shows('t_1', 'life')).toBe('live');
});

test('a pruned trip leaves every device; unsent edits of it begin a copy', () => {
	const { server, phone, laptop } = aFamily();
	phone.edit('t_1', trashTrip());
	phone.sync();
	laptop.edit('t_1', setTripNotes('unsent'));
	server.state = server.pruned({ content: server.now + 1, verdicts: 0 });
	phone.sync();
	expect(phone.state.trips.size).toBe(0);
	laptop.sync();
	const [[copyId, copy] = []] = laptop.state.trips;
	expect([copyId === 't_1', copy?.view.get('name')?.v, copy?.view.get('notes')?.v]).toEqual([
		false,
		'Spring tour',
		'unsent',
	]);
});

test('a trip in the trash is kept from its last change on, as long as its devices say, but not once permanently deleted', () => {
	const { server, phone, laptop } = aFamily();
	const notPrunedNow = () => server.pruned({ content: server.now - 500, verdicts: 0 }).trips.size;
	phone.edit('t_1', trashTrip());
	for (const device of [phone, laptop]) device.sync();
	server.now += 1000;
	laptop.edit('t_1', setTripNotes('still planning'));
	laptop.sync();
	expect([laptop.state.trips.get('t_1')?.changed_at, notPrunedNow()]).toEqual([server.now, 1]);
	phone.edit('t_1', deleteForGood());
	phone.sync();
	expect(notPrunedNow()).toBe(0);
});

test('an unsent edit that arrives after the trip was permanently deleted elsewhere puts it back in the trash', () => {
	const { server, phone, laptop } = aFamily();
	laptop.edit('t_1', setTripNotes('written on the road'));
	phone.edit('t_1', trashTrip());
	phone.edit('t_1', deleteForGood());
	for (const device of [phone, laptop, phone]) device.sync();
	expect(server.pruned({ content: server.now - 1000, verdicts: 0 }).trips.size).toBe(1);
	for (const device of [phone, laptop]) {
		const trip = tripFromCells('t_1', device.state.trips.get('t_1')?.view ?? new Map());
		expect([trip.life, trip.notes]).toEqual(['trashed', 'written on the road']);
	}
	phone.edit('t_1', deleteForGood());
	phone.sync();
	expect(server.pruned({ content: server.now - 1000, verdicts: 0 }).trips.size).toBe(0);
});

test('a permanent deletion made offline does not count for a later stay in the trash', () => {
	const { server, phone, laptop } = aFamily();
	phone.edit('t_1', trashTrip());
	for (const device of [phone, laptop]) device.sync();
	phone.edit('t_1', deleteForGood());
	for (const changes of [restoreTrip(), setTripNotes('worked on since'), trashTrip()]) {
		server.now += 60_000;
		laptop.edit('t_1', changes);
		laptop.sync();
	}
	phone.sync();
	expect(server.pruned({ content: server.now - 1000, verdicts: 0 }).trips.size).toBe(1);
	for (const device of [phone, laptop]) {
		const trip = tripFromCells('t_1', device.state.trips.get('t_1')?.view ?? new Map());
		expect([trip.life, trip.notes]).toEqual(['trashed', 'worked on since']);
	}
});

test('a permanently deleted trip is gone with the next pruning, unless somebody took it out of the trash before', () => {
	const { server, phone, laptop } = aFamily();
	const pruned = () => server.pruned({ content: server.now - 1000, verdicts: 0 });
	phone.edit('t_1', trashTrip());
	phone.sync();
	expect(pruned().trips.size).toBe(1);
	phone.edit('t_1', deleteForGood());
	phone.sync();
	expect(pruned().trips.size).toBe(0);
	laptop.sync();
	laptop.edit('t_1', restoreTrip());
	laptop.sync();
	expect(pruned().trips.size).toBe(1);
	laptop.edit('t_1', trashTrip());
	laptop.sync();
	expect(pruned().trips.size).toBe(1);
});

test('a permanent deletion does not remove a trip that was restored elsewhere in the meantime', () => {
	const { server, phone, laptop } = aFamily();
	phone.edit('t_1', trashTrip());
	for (const device of [phone, laptop]) device.sync();
	laptop.edit('t_1', restoreTrip());
	phone.edit('t_1', deleteForGood());
	for (const device of [laptop, phone]) device.sync();
	const { trips } = server.pruned({ content: server.now - 1000, verdicts: 0 });
	expect(tripFromCells('t_1', trips.get('t_1')?.cells ?? new Map()).life).toBe('live');
});

test('a restored server gets back what a device holds, and its revisions never repeat', () => {
	const { server, phone, laptop } = aFamily();
	const backup = server.state;
	phone.edit('t_1', setTripNotes('after the backup'));
	phone.edit('t_2', startTrip('Born after it'));
	phone.sync();
	const lost = server.state.rev;
	server.state = restoredAccount(backup, { epoch: 'e_2', now: server.now });
	expect(server.state.rev).toBeGreaterThan(lost + 1000);
	const again = restoredAccount(backup, { epoch: 'e_3', now: server.now + 1000 });
	expect(again.rev).toBeGreaterThan(server.state.rev + 1000);
	for (const device of [phone, laptop]) device.sync();
	for (const device of [phone, laptop]) {
		expect(device.shows('t_1', 'notes')).toBe('after the backup');
		expect(device.shows('t_2', 'name')).toBe('Born after it');
	}
});

test('a trip that is in the trash comes back to a restored server that has no room for another live one', () => {
	const { server, phone } = aFamily();
	server.plan = { trips: 1, stops: 5 };
	const backup = server.state;
	phone.edit('t_1', trashTrip());
	phone.edit('t_2', startTrip('Fall tour'));
	phone.edit('t_2', trashTrip());
	phone.edit('t_1', restoreTrip());
	phone.sync();
	server.state = restoredAccount(backup, { epoch: 'e_2', now: server.now });
	phone.sync();
	expect(phone.state.refused).toEqual([]);
	const lives = [...server.state.trips].map(([id, { cells }]) => [id, cells.get('life')?.v]);
	expect(lives).toEqual([
		['t_1', 'live'],
		['t_2', 'trashed'],
	]);
});

test('a value that a device received under its own unsent edit comes back with it, into history', () => {
	const { server, phone, laptop } = aFamily();
	const backup = server.state;
	laptop.edit('t_1', setTripNotes('laptop'));
	phone.edit('t_1', setTripNotes('phone'));
	phone.sync();
	const heard = laptop.ask(0);
	laptop.hear(heard, server.answer(heard.body));
	expect(laptop.shows('t_1', 'notes')).toBe('laptop');
	server.state = restoredAccount(backup, { epoch: 'e_2', now: server.now });
	// The phone never comes back.
	laptop.sync();
	expect(laptop.shows('t_1', 'notes')).toBe('laptop');
	expect(server.state.history).toMatchObject([{ trip: 't_1', path: 'notes', v: 'phone' }]);
});

test('a backup put back silently is noticed by a cursor from the future', () => {
	const { server, phone } = aFamily();
	const backup = server.state;
	phone.edit('t_1', setTripNotes('after the backup'));
	phone.sync();
	server.state = backup;
	phone.sync();
	expect(server.state.epoch).not.toBe('e_1');
	expect(server.state.trips.get('t_1')?.cells.get('notes')?.v).toBe('after the backup');
});

test('an answer overtaken by a newer one is ignored', () => {
	const { server, phone, laptop } = aFamily();
	const late = phone.ask();
	laptop.edit('t_1', setTripNotes('newer'));
	const old = server.answer(late.body);
	laptop.sync();
	phone.sync();
	phone.hear(late, old);
	expect(phone.shows('t_1', 'notes')).toBe('newer');
});

test('pages hold a hundred rows or 256 KB, and the last says so', () => {
	const server = new AServer();
	const phone = new ADevice(server, 'd_phone');
	for (let n = 0; n < 12; n++)
		phone.edit(`t_${n}`, [...startTrip('A long one'), ...setTripNotes('x'.repeat(30_000))]);
	while (phone.state.outbox.length > 0) {
		const asked = phone.ask();
		expect(JSON.stringify(asked.body.ops).length).toBeLessThan(70_000);
		phone.hear(asked, server.answer(asked.body));
	}
	const laptop = new ADevice(server, 'd_laptop');
	const first = server.answer(laptop.ask().body);
	expect(first.more).toBe(true);
	expect(JSON.stringify(first.trips).length).toBeLessThan(pageLimits.characters);
	laptop.sync();
	expect(laptop.state.trips.size).toBe(12);
});

test('a path of any name travels both ways', () => {
	const { phone, laptop } = aFamily();
	const strange = ['__proto__', 'constructor', 'hasOwnProperty', 'new/field', 'stops/__proto__/live2'];
	phone.edit(
		't_1',
		strange.map((path) => ({ path, value: JSON.parse('{"__proto__":1,"a":[null]}') })),
	);
	phone.sync();
	const asked = laptop.ask();
	const answered = readSyncResponse(JSON.parse(JSON.stringify(laptop.server.answer(asked.body))));
	if (!answered) throw new Error('not an answer');
	laptop.hear(asked, answered);
	for (const path of strange)
		expect(JSON.stringify(laptop.shows('t_1', path))).toBe('{"__proto__":1,"a":[null]}');
	expect(cellsFromWire(JSON.parse('{"__proto__":{"v":1,"r":2}}')).get('__proto__')).toEqual({ v: 1, r: 2 });
});

test('anything but a request or an answer is refused on arrival', () => {
	const { server, phone } = aFamily();
	const { body } = phone.ask();
	expect(readSyncRequest(JSON.parse(JSON.stringify(body)))).toEqual(body);
	const broken = [null, [], 'x', {}, { ...body, v: 2 }, { ...body, cursor: -1 }, { ...body, ops: [{}] }];
	for (const wrong of broken) expect(readSyncRequest(wrong)).toBe(null);
	for (const device of ['', 'd phone', 'd_phóne', 'd'.repeat(65)])
		expect(readSyncRequest({ ...body, device }), device).toBe(null);
	expect(readSyncRequest({ ...body, device: 'd'.repeat(64) })).not.toBe(null);
	expect(readSyncRequest({ ...body, ops: Array.from({ length: 51 }, () => anOp()) })).toBe(null);
	const answer = server.answer(body);
	for (const wrong of [
		null,
		'<html>',
		{},
		{ ...answer, acks: undefined },
		{ ...answer, trips: [{ id: 't' }] },
	]) {
		expect(readSyncResponse(wrong)).toBe(null);
	}
	expect(readSyncResponse(answer)).toBe(answer);
	expect(NOW).toBeGreaterThan(0);
});
