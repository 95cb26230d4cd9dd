import { expect, test } from 'vitest';
import { noteOf } from '#domain/exchange/found-places.ts';
import { LONGEST_NOTE, setNote } from '#domain/trips/edit-stops.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { newStop, tripFromCells } from '#domain/trips/trip.ts';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import { tripPolicy } from '#domain/trips/trip-policy.ts';
import {
	dayChanges,
	mostOfNote,
	noteChanges,
	stopTimeChanges,
} from '#features/planner/times/form-changes.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

const trip = {
	...tripFromCells('t', new Map()),
	start_date: '2027-04-12',
	day_end: '18:30',
	days: [{ number: 2, day_start: '08:00', day_end: null, lunch_minutes: null }],
};

function filled(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

test('a form about all days changes only the values that differ', () => {
	const same = { start_date: '2027-04-12', day_start: '', day_end: '18:30', lunch_minutes: '' };
	expect(dayChanges(trip, null, filled(same))).toEqual([]);
	const other = { start_date: '2027-04-19', day_start: '08:30', day_end: '', lunch_minutes: '0' };
	expect(dayChanges(trip, null, filled(other))).toEqual([
		{ path: 'start_date', value: '2027-04-19' },
		{ path: 'day_start', value: '08:30' },
		{ path: 'day_end', value: null },
		{ path: 'lunch_minutes', value: 0 },
	]);
});

test('a form about one day leaves the other days and the start alone', () => {
	expect(dayChanges(trip, 2, filled({ day_start: '08:00', day_end: '', lunch_minutes: '' }))).toEqual([]);
	expect(dayChanges(trip, 2, filled({ day_start: '', day_end: '20:00', lunch_minutes: '30' }))).toEqual([
		{ path: 'days/2/day_start', value: null },
		{ path: 'days/2/day_end', value: '20:00' },
		{ path: 'days/2/lunch_minutes', value: 30 },
	]);
});

test('a note keeps its lines as typed; typing nothing takes nothing back from another phone', () => {
	const onStop = (seen: string, now: string, typed: string) =>
		noteChanges({ seen, now, typed }, (note) => setNote('s', note));
	expect(onStop('', '', ' Park at Gate B\n617-555-0123\n')).toEqual([
		{ path: 'stops/s/note', value: 'Park at Gate B\n617-555-0123' },
	]);
	expect(onStop('Gate B', 'Gate B', '')).toEqual([{ path: 'stops/s/note', value: '' }]);
	expect(onStop('Gate B', 'Gate B', 'Gate B')).toEqual([]);
	expect(onStop('Gate B', 'Gate C, from the other phone', 'Gate B')).toEqual([]);
	expect(onStop('Gate B', 'Gate C', 'Gate C')).toEqual([]);
	expect(onStop('Meet at gate 5', 'Gate 1', 'Gate 12')).toEqual([
		{ path: 'stops/s/note', value: 'Gate 1\nGate 12' },
	]);
	expect(onStop('', '', '  \n')).toEqual([]);
	expect(noteChanges({ seen: '', now: '', typed: 'Bring the cooler' }, setTripNotes)).toEqual([
		{ path: 'notes', value: 'Bring the cooler' },
	]);
});

test('a note typed while another phone wrote one has both', () => {
	const onStop = (seen: string, now: string, typed: string) =>
		noteChanges({ seen, now, typed }, (note) => setNote('s', note)).map(({ value }) => value);
	expect(onStop('', 'Gate C', ' Ask for Ann\n')).toEqual(['Gate C\nAsk for Ann']);
	expect(onStop('Gate B', 'Gate C', 'Gate C, ask for Ann')).toEqual(['Gate C, ask for Ann']);
	expect(onStop('Gate B', 'Gate B', 'Gate D')).toEqual(['Gate D']);
	expect(onStop('Gate B', '', 'Gate D')).toEqual(['Gate D']);
	expect(onStop('Gate B', 'Gate C', '')).toEqual([]);
});

test('two phones’ longest notes are one that the server takes, a file keeps and the form lets be edited', () => {
	const [theirs, ours] = ['"'.repeat(LONGEST_NOTE), '\\'.repeat(LONGEST_NOTE)];
	const [joined] = noteChanges({ seen: '', now: theirs, typed: ours }, setTripNotes);
	if (typeof joined?.value !== 'string') throw new Error('Both were written');
	expect(joined.value).toBe(`${theirs}\n${ours}`);
	const op = { id: 'o', seq: 1, trip: 't', base: 0, t: 0, ...joined };
	expect(tripPolicy(() => fullPlan).malformed(op)).toBeNull();
	expect(noteOf(joined.value)).toBe(joined.value);
	expect([mostOfNote(''), mostOfNote(theirs)]).toEqual([LONGEST_NOTE, LONGEST_NOTE]);
	expect(mostOfNote(joined.value)).toBe(joined.value.length);
});

test('a form about a stop changes only the values that differ; a time makes it fixed, clearing it undoes that', () => {
	const stop = {
		...newStop('s', aPlace({ type: 'college' })),
		tour_at: '2027-04-12T11:00',
		parking_minutes: 20,
	};
	const same = {
		session_at_day: '2027-04-12',
		session_at: '',
		tour_at_day: '2027-04-12',
		tour_at: '11:00',
		visit_minutes: '',
		parking_minutes: '20',
	};
	expect(stopTimeChanges(stop, filled(same))).toEqual([]);
	const other = {
		...same,
		session_at: '10:00',
		tour_at: '',
		visit_minutes: '90',
		parking_minutes: '',
		overnight: 'on',
	};
	expect(stopTimeChanges(stop, filled(other))).toEqual([
		{ path: 'stops/s/visit_minutes', value: 90 },
		{ path: 'stops/s/parking_minutes', value: null },
		{ path: 'stops/s/session_at', value: '2027-04-12T10:00' },
		{ path: 'stops/s/tour_at', value: null },
		{ path: 'stops/s/overnight', value: true },
	]);
});

test('a night at a hotel goes without saying, and can be taken away', () => {
	const hotel = newStop('h', aPlace({ type: 'hotel' }));
	expect(stopTimeChanges(hotel, filled({ overnight: 'on' }))).toEqual([]);
	expect(stopTimeChanges(hotel, filled({}))).toEqual([{ path: 'stops/h/overnight', value: false }]);
	expect(stopTimeChanges({ ...hotel, overnight: false }, filled({ overnight: 'on' }))).toEqual([
		{ path: 'stops/h/overnight', value: null },
	]);
});
