import { expect, test } from 'vitest';
import { straightLines } from '#domain/roads/drive-estimate.ts';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { addStop, setStopTime } from '#domain/trips/edit-stops.ts';
import { setTripFact } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import {
	deviceWords,
	isForPlan,
	lengthWords,
	refusalLines,
	refusedAsText,
	startWords,
	trashingWords,
} from '#features/saved/saved-words.ts';
import type { RefusedOfTrip } from '#trips/use-tray.ts';
import { aPlace, applied, aTripOf } from '../../domain/trips/builders.ts';
import { anOp } from '../../sync/builders.ts';

const cells = aTripOf(2);
const trip = tripFromCells('t', cells);

test('a trip in the list has a title and a length', () => {
	expect([tripTitle(trip), tripTitle({ name: '' })]).toEqual(['Spring tour', 'New trip']);
	expect(lengthWords(tripFromCells('t', aTripOf(1)), straightLines)).toBe('1 stop');
	expect(lengthWords(tripFromCells('t', new Map()), straightLines)).toBe('0 stops');
	expect(lengthWords(trip, straightLines)).toMatch(/^2 stops, \d+ mi$/);
	expect(lengthWords(trip, null), 'before the drives are known').toBe('2 stops');
	const far = addStop(trip, {
		id: 's3',
		place: aPlace({ name: 'Yale University', lat: 41.316, long: -72.922 }),
	});
	expect(far.ok && lengthWords(tripFromCells('t', applied(cells, far.changes)), straightLines)).toMatch(
		/^3 stops, \d+ mi$/,
	);
});

test('a person who deletes a trip that the plan would not take back is told so first', () => {
	const stays = 'It stays in the trash for 30 days.';
	expect([trashingWords(1, freePlan), trashingWords(9, fullPlan)]).toEqual([stays, stays]);
	expect(trashingWords(2, freePlan)).toBe(`${stays} Your free plan has no room to take it out again.`);
});

test('a change is announced with the name of its device', () => {
	expect([
		deviceWords('d_me', { isThis: true, word: 'phone', names: { d_me: 'Chrome on Android' } }),
		deviceWords('d_she', { isThis: false, word: 'phone', names: { d_she: 'Anna’s iPhone' } }),
		deviceWords('d_he', { isThis: false, word: 'phone', names: {} }),
		deviceWords('api', { isThis: false, word: 'phone', names: {} }),
	]).toEqual(['This phone', 'Anna’s iPhone', 'Another device', 'Another app (API)']);
});

const refuse = (path: string, value: RefusedOp['op']['value'], code = 'stop_limit'): RefusedOp => ({
	op: anOp({ id: `o_${path}`, trip: 't', path, value }),
	code,
});
const added = addStop(trip, { id: 's3', place: aPlace({ name: 'Yale University' }) });
const refused = added.ok ? added.changes.map(({ path, value }) => refuse(path, value)) : [];
const tray: RefusedOfTrip = {
	trip,
	cells: added.ok ? applied(cells, added.changes) : cells,
	isUnborn: false,
	refused,
};

test('a stop that was refused is one line in the tray, and says why', () => {
	expect(refused.map(({ op }) => op.path)).toContain('stops/s3/place');
	const lines = refusalLines(tray);
	expect(lines.map(({ words }) => words)).not.toContain('Place of a stop: Yale University');
	expect(lines[0]).toMatchObject({
		words: 'Yale University: in the trip',
		why: 'A trip has at most 10 stops',
	});
});

test('the tray can be copied as text: the edits and why, or the whole trip when that was refused itself', () => {
	const note = { ...tray, refused: [refuse('stops/s1/note', 'Gate B', 'too_large')] };
	expect(refusedAsText(note)).toBe('Spring tour\nNote on Brown University: “Gate B” (It is too long)');
	const whole = refusedAsText({ ...note, isUnborn: true });
	expect(whole.split('\n')[0]).toContain('Spring tour');
	expect(whole).toContain('Brown University');
});

test('only what the free plan refused is a reason to see the plans', () => {
	const mixed = [refuse('name', 'x', 'too_large'), refuse('life', 'live', 'quota')];
	expect(isForPlan(mixed.slice(0, 1), freePlan)).toBe(false);
	expect(isForPlan(mixed, freePlan)).toBe(true);
	expect(isForPlan(mixed, fullPlan)).toBe(false);
});

test('a trip without a first day says from when it has a tour or a session booked', () => {
	const booked = [
		...setStopTime('s1', 'tour_at', '2027-04-13T14:30'),
		...setStopTime('s2', 'session_at', '2027-04-12T10:00'),
	];
	const words = (...edits: Parameters<typeof applied>[1][]) =>
		startWords(tripFromCells('t', edits.reduce(applied, cells)));
	expect(words()).toBe('No dates yet');
	expect(words(booked)).toBe('Booked from Apr 12, 2027');
	expect(words(booked, setTripFact('start_date', '2027-04-11'))).toBe('Starts Apr 11, 2027');
});
