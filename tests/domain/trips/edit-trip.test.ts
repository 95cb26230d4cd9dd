import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '#domain/sync/cell.ts';
import {
	addStop,
	moveStop,
	removeStop,
	setNote,
	setScorecard,
	setStopTime,
	swapStop,
} from '#domain/trips/edit-stops.ts';
import {
	deleteForGood,
	renameTrip,
	restoreTrip,
	setDayValue,
	setTripFact,
	setTripNotes,
	startTrip,
	trashTrip,
} from '#domain/trips/edit-trip.ts';
import { invert } from '#domain/trips/invert.ts';
import { blankCard } from '#domain/trips/scorecard.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import { dayPath, mayStandAt, readDayPath, readStopPath } from '#domain/trips/trip-paths.ts';
import { tripAsText } from '#domain/trips/trip-text.ts';
import { anyChanges, aPlace, applied, aTripOf } from './builders.ts';

const orderOf = (cells: ReturnType<typeof aTripOf>) =>
	tripFromCells('t', cells)
		.stops.map(({ id }) => id)
		.join(' ');
const tripOf = (cells: ReturnType<typeof aTripOf>) => tripFromCells('t', cells);

test('a trip of no cells is empty and live', () => {
	expect(tripFromCells('t', new Map())).toEqual({
		id: 't',
		name: '',
		notes: '',
		start_date: null,
		day_start: null,
		day_end: null,
		lunch_minutes: null,
		days: [],
		life: 'live',
		stops: [],
	});
});

test('stops come in the order they were added', () => {
	expect(orderOf(aTripOf(4))).toBe('s1 s2 s3 s4');
});

test('an unsent stop follows the sent ones', () => {
	const cells = new Map(aTripOf(3));
	cells.set('stops/s1/place', { v: { ...aPlace() }, r: 0, pending: 7 });
	cells.set('stops/s3/place', { v: { ...aPlace() }, r: 0, pending: 6 });
	expect(orderOf(cells)).toBe('s2 s3 s1');
});

test('stops missing from the order follow in the order they were added', () => {
	const cells = applied(aTripOf(4), [{ path: 'order', value: ['s3', 'gone', 's1', 's3', 7] }]);
	expect(orderOf(cells)).toBe('s3 s1 s2 s4');
});

test('the eleventh stop is refused with a typed code', () => {
	const trip = tripOf(aTripOf(10));
	expect(trip.stops).toHaveLength(10);
	expect(addStop(trip, { id: 's11', place: aPlace() })).toEqual({ ok: false, code: 'stop_limit' });
	expect(addStop(tripOf(aTripOf(5)), { id: 's6', place: aPlace() }, 5)).toEqual({
		ok: false,
		code: 'stop_limit',
	});
});

test('a removed stop comes back with its notes, at its place in the order', () => {
	const ordered = applied(aTripOf(3), [
		{ path: 'order', value: ['s2', 's1', 's3'] },
		...setNote('s1', 'Gate B'),
	]);
	const without = applied(ordered, removeStop('s1'));
	expect(orderOf(without)).toBe('s2 s3');
	expect(tripOf(applied(without, [{ path: 'stops/s1/live', value: true }])).stops[1]).toMatchObject({
		id: 's1',
		note: 'Gate B',
	});
});

test('a stop moves to any place, and past the end is last', () => {
	const cells = aTripOf(4);
	expect(orderOf(applied(cells, moveStop(tripOf(cells), 's4', 0)))).toBe('s4 s1 s2 s3');
	expect(orderOf(applied(cells, moveStop(tripOf(cells), 's1', 99)))).toBe('s2 s3 s4 s1');
	expect(moveStop(tripOf(cells), 's2', 1)).toEqual([]);
	expect(moveStop(tripOf(cells), 'nobody', 1)).toEqual([]);
});

test('the buttons swap neighbors, and do nothing at the ends', () => {
	const cells = aTripOf(3);
	expect(orderOf(applied(cells, swapStop(tripOf(cells), 's2', 'up')))).toBe('s2 s1 s3');
	expect(orderOf(applied(cells, swapStop(tripOf(cells), 's2', 'down')))).toBe('s1 s3 s2');
	expect(swapStop(tripOf(cells), 's1', 'up')).toEqual([]);
	expect(swapStop(tripOf(cells), 's3', 'down')).toEqual([]);
	for (const direction of ['up', 'down'] as const)
		expect(swapStop(tripOf(cells), 'nobody', direction)).toEqual([]);
});

test('every field has an edit function', () => {
	const changes = [
		...renameTrip('  Ohio loop '),
		...setTripNotes('Bring the cooler'),
		...setTripFact('start_date', '2027-04-12'),
		...setNote('s1', 'Gate B'),
		...setDayValue('day_start', '08:30'),
		...setDayValue('day_end', '17:00'),
		...setDayValue('lunch_minutes', 30),
		...setDayValue('day_start', '07:00', 3),
		...setDayValue('day_end', '21:00', 2),
		...setDayValue('lunch_minutes', 0, 3),
		...setStopTime('s1', 'visit_minutes', 90),
		...setStopTime('s1', 'parking_minutes', 20),
		...setStopTime('s1', 'session_at', '2027-04-12T09:00'),
		...setStopTime('s1', 'tour_at', '2027-04-12T10:00'),
		...setStopTime('s1', 'overnight', true),
		...setScorecard('s1', 'student_card', { ...blankCard, campus: 5, words: 'Felt like home' }),
		...setScorecard('s1', 'parent_card', { ...blankCard, town: 3 }),
		...setScorecard('s1', 'second_parent_card', blankCard),
		...trashTrip(),
	];
	const trip = tripOf(applied(aTripOf(1), changes));
	expect(trip).toEqual({
		id: 't',
		name: 'Ohio loop',
		notes: 'Bring the cooler',
		start_date: '2027-04-12',
		day_start: '08:30',
		day_end: '17:00',
		lunch_minutes: 30,
		days: [
			{ number: 2, day_start: null, day_end: '21:00', lunch_minutes: null },
			{ number: 3, day_start: '07:00', day_end: null, lunch_minutes: 0 },
		],
		life: 'trashed',
		stops: [
			{
				id: 's1',
				place: aPlace({ code: '101' }),
				note: 'Gate B',
				visit_minutes: 90,
				parking_minutes: 20,
				session_at: '2027-04-12T09:00',
				tour_at: '2027-04-12T10:00',
				overnight: true,
				student_card: '5--- Felt like home',
				parent_card: '---3',
				second_parent_card: null,
			},
		],
	});
	expect([trip.life, tripOf(applied(aTripOf(1), restoreTrip())).life]).toEqual(['trashed', 'live']);
	expect(startTrip()).toEqual([{ path: 'life', value: 'live' }]);
});

test('a trip name has three characters, spaces at the ends aside', () => {
	expect(['abc', ' abc ', '大学行', '👩🏽‍🎓👩🏽‍🎓'].map(isTripName)).toEqual([true, true, true, true]);
	expect(['', 'ab', ' ab  ', '\u00a0\u00a0\u00a0'].map(isTripName)).toEqual([false, false, false, false]);
});

test('any cells at all make a trip whose stops are live, whole and each once', () => {
	fc.assert(
		fc.property(anyChanges, (changes) => {
			const cells = applied(new Map(), changes);
			const ids = tripOf(cells).stops.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			for (const id of ids) expect(cells.get(`stops/${id}/live`)?.v).toBe(true);
		}),
	);
});

test('undo gives the trip back, whatever was edited', () => {
	fc.assert(
		fc.property(anyChanges, anyChanges, (first, second) => {
			const before = applied(new Map(), first);
			const edits = second.filter(({ path }) => path !== 'life' && !path.endsWith('/place'));
			const after = applied(before, edits);
			expect(tripOf(applied(after, invert(edits, before)))).toEqual(tripOf(before));
		}),
	);
});

test('undo clears a value that no version would accept again', () => {
	const before = applied(aTripOf(1), [{ path: 'stops/s1/tour_at', value: 'at noon' }]);
	expect(invert(setStopTime('s1', 'tour_at', '2027-04-12T10:00'), before)).toEqual(
		setStopTime('s1', 'tour_at', null),
	);
});

test('undo takes the last change back first', () => {
	const before = aTripOf(2);
	const both = [...setNote('s1', 'Gate B'), ...setNote('s2', 'Gate C'), ...setNote('s1', 'Gate D')];
	expect(invert(both, before)).toEqual([
		{ path: 'stops/s2/note', value: null },
		{ path: 'stops/s1/note', value: null },
	]);
});

test('undo of an added stop takes it out, and undo of that brings it back', () => {
	const before = aTripOf(2);
	const added = addStop(tripOf(before), { id: 's3', place: aPlace() });
	if (!added.ok) throw new Error(added.code);
	const after = applied(before, added.changes);
	const undo = invert(added.changes, before);
	// Its place stays, and does no harm.
	expect(undo).toEqual(removeStop('s3'));
	expect(invert(startTrip('x'), new Map())).toEqual([{ path: 'name', value: null }]);
	expect(orderOf(applied(after, undo))).toBe('s1 s2');
	expect(orderOf(applied(applied(after, undo), invert(undo, after)))).toBe('s1 s2 s3');
});

test('a permanently deleted trip shows nowhere; restored and trashed again it is in the trash', () => {
	const lifeOf = (...edits: Change[][]) => tripOf(edits.reduce(applied, aTripOf(1))).life;
	expect(lifeOf(trashTrip(), deleteForGood())).toBe('gone');
	expect(lifeOf(trashTrip(), deleteForGood(), restoreTrip())).toBe('live');
	expect(lifeOf(trashTrip(), deleteForGood(), restoreTrip(), trashTrip())).toBe('trashed');
	expect(lifeOf(deleteForGood())).toBe('live');
	expect(restoreTrip()).toEqual([{ path: 'life', value: 'live' }]);
	const unsent = new Map(applied(aTripOf(1), trashTrip()));
	unsent.set('life', { v: 'trashed', r: 0, pending: 4 }).set('gone', { v: true, r: 0, pending: 5 });
	expect(tripOf(unsent).life).toBe('gone');
});

test('a trip can be copied as text', () => {
	const trip = tripOf(applied(aTripOf(2), setNote('s2', 'Gate B')));
	expect(tripAsText(trip)).toBe(
		'Spring tour\n1. Brown University, Providence, RI\n2. Brown University, Providence, RI (Gate B)',
	);
	expect(tripAsText(tripFromCells('t', new Map()))).toBe('New trip');
	const home = { type: 'x', code: '', name: 'Home', city: '', state: 'MA' } as const;
	const own = addStop(tripOf(aTripOf(0)), { id: 's1', place: aPlace(home) });
	expect(own.ok && tripAsText(tripOf(applied(aTripOf(0), own.changes)))).toBe('Spring tour\n1. Home, MA');
});

test('a path names a stop or a day and a field, or nothing', () => {
	expect(readStopPath('stops/s1/note')).toEqual({ stopId: 's1', field: 'note' });
	for (const path of ['x/stops/s1/note', 'stops/s1/note/x', 'stops/s1', 'stops//note', 'note'])
		expect(readStopPath(path)).toBeNull();
	expect(readDayPath('days/9999/day_end')).toEqual({ number: 9999, field: 'day_end' });
	for (const path of [
		'x/days/2/day_end',
		'days/2/day_end/x',
		'days/0/day_end',
		'days/10000/day_end',
		'days/2',
	])
		expect(readDayPath(path)).toBeNull();
	expect([dayPath('day_end', null), dayPath('day_end', 12)]).toEqual(['day_end', 'days/12/day_end']);
});

test('minutes are whole and within a day; empty and unknown values are allowed', () => {
	const may = (value: Change['value'], path = 'stops/s1/visit_minutes') => mayStandAt(path, value);
	expect([0, 45, 1440].map((value) => may(value))).toEqual([true, true, true]);
	expect([-1, 0.5, 1441, '45', true].map((value) => may(value))).toEqual(Array(5).fill(false));
	for (const path of ['lunch_minutes', 'days/2/lunch_minutes'])
		expect([may(60, path), may('an hour', path), may(null, path)]).toEqual([true, false, true]);
	for (const path of ['stops/s1/mood', 'days/2/mood', 'mood', 'days/2/name', 'stops/s1/name'])
		expect(may('good', path) && may(7, path)).toBe(true);
	expect([may('x', 'name'), may(7, 'name')]).toEqual([true, false]);
});

test('unsent stops follow sent ones, and a value of the wrong kind counts as none', () => {
	const day = (field: string, value: Change['value']) =>
		applied(aTripOf(1), [{ path: `days/2/${field}`, value }]);
	for (const [field, value] of Object.entries({ day_start: '09:00', day_end: '18:00', lunch_minutes: 0 }))
		expect(tripOf(day(field, value)).days).toMatchObject([{ number: 2, [field]: value }]);
	expect(tripOf(day('day_start', 'at noon')).days).toEqual([]);
	const mixed = applied(aTripOf(2), [{ path: 'order', value: ['s2', 7, null, 's1'] }]);
	expect(orderOf(mixed)).toBe('s2 s1');
	const sent = new Map(aTripOf(2));
	for (const [id, pending] of [
		['s1', 0],
		['s2', undefined],
	] as const) {
		const cell = sent.get(`stops/${id}/place`);
		if (cell) sent.set(`stops/${id}/place`, pending === undefined ? cell : { ...cell, pending });
	}
	expect(orderOf(sent)).toBe('s2 s1');
});
