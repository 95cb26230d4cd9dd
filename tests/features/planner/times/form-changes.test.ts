import { expect, test } from 'vitest';
import { newStop, tripFromCells } from '#domain/trips/trip.ts';
import { dayChanges, stopTimeChanges } from '#features/planner/times/form-changes.ts';
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
