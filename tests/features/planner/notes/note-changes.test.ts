import { expect, test } from 'vitest';
import { noteOf } from '#domain/exchange/found-places.ts';
import { LONGEST_NOTE, setNote } from '#domain/trips/edit-stops.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import { tripPolicy } from '#domain/trips/trip-policy.ts';
import { mostOfNote, noteChanges } from '#features/planner/notes/note-changes.ts';

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
