import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '#domain/sync/cell.ts';
import { removeStop } from '#domain/trips/edit-stops.ts';
import { changeWords, fieldWords } from '#trips/field-words.ts';
import { anyJson, anyWord, aPlace, applied, aTripOf } from '../domain/trips/builders.ts';

const cells = aTripOf(2);

test.each([
	['name', 'Spring tour', 'Name', '“Spring tour”'],
	['name', '  ', 'Name', 'no name'],
	['notes', '', 'Notes', 'no notes'],
	['start_date', '2027-04-12', 'First day', 'Apr 12, 2027'],
	['start_date', null, 'First day', 'no date'],
	['start_date', '', 'First day', 'no date'],
	['life', 'trashed', 'The trip', 'in the trash'],
	['life', 'live', 'The trip', 'out of the trash'],
	['order', ['s2', 's1'], 'Order of the stops', '1 Brown University, 2 Brown University'],
	['order', ['gone'], 'Order of the stops', 'as they were added'],
	['order', 'nonsense', 'Order of the stops', 'as they were added'],
	['stops/s1/live', true, 'Brown University', 'in the trip'],
	['stops/s1/live', false, 'Brown University', 'taken out'],
	['stops/none/live', true, 'a stop', 'in the trip'],
	['stops/s1/place', { ...aPlace(), name: 'Yale University' }, 'Place of a stop', 'Yale University'],
	['stops/s1/note', 'Gate B', 'Note on Brown University', '“Gate B”'],
	['stops/s1/note', null, 'Note on Brown University', 'no note'],
	['stops/s1/visit_minutes', 150, 'Visit at Brown University', '2 h 30 min'],
	['stops/s1/visit_minutes', 'long', 'Visit at Brown University', 'not set'],
	['stops/s1/tour_at', '2027-04-12T14:30', 'Tour at Brown University', 'Apr 12, 2027, 2:30 PM'],
	['stops/s1/tour_at', 'at noon', 'Tour at Brown University', 'at noon'],
	['stops/s1/tour_at', ' ', 'Tour at Brown University', 'no time'],
	['stops/s1/session_at', '2027-04-12T09:00', 'Info session at Brown University', 'Apr 12, 2027, 9:00 AM'],
	['stops/s1/parking_minutes', 20, 'Parking at Brown University', '20 min'],
	['stops/s1/overnight', true, 'Night at Brown University', 'yes'],
	['stops/s1/overnight', false, 'Night at Brown University', 'no'],
	['stops/s1/overnight', null, 'Night at Brown University', 'not set'],
	[
		'stops/s1/student_card',
		'5445 Loved it',
		'Student’s scorecard at Brown University',
		'4 scores and a few words',
	],
	['stops/s1/parent_card', '5---', 'Parent’s scorecard at Brown University', '1 score'],
	['stops/s1/parent_card', null, 'Parent’s scorecard at Brown University', 'none'],
	['day_start', '08:30', 'Start of the day', '8:30 AM'],
	['day_end', null, 'End of the day', 'not set'],
	['lunch_minutes', 45, 'Lunch', '45 min'],
	['days/3/day_start', '12:00', 'Start of day 3', '12:00 PM'],
	['days/3/lunch_minutes', 0, 'Lunch on day 3', 'none'],
	['days/3/mood', 'good', 'Something newer than this app', 'this version cannot show it'],
	['stops/s1/mood', 'good', 'Something newer than this app', 'this version cannot show it'],
	['mood', 'good', 'Something newer than this app', 'this version cannot show it'],
])('%s of %j is "%s: %s"', (path, value, what, says) => {
	expect(changeWords({ path, value }, cells)).toEqual({ what, says });
});

test('anything another version wrote has words', () => {
	const anyPath = fc.oneof(
		fc.constantFrom('name', 'notes', 'start_date', 'life', 'order', '__proto__'),
		fc.tuple(anyWord, anyWord).map(([id, field]) => `stops/${id}/${field}`),
	);
	fc.assert(
		fc.property(anyPath, anyJson, (path, value) => {
			const { what, says } = changeWords({ path, value }, cells);
			expect([what.length > 0, says.length > 0]).toEqual([true, true]);
		}),
	);
});

test.each([
	['name', 'name'],
	['life', 'whether it is in the trash'],
	['stops/s1/live', 'Brown University'],
	['stops/s1/note', 'note on Brown University'],
	['stops/none/tour_at', 'tour at a stop'],
	['days/3/day_end', 'end of day 3'],
	['stops/s1/mood', null],
	['constructor', null],
])('inside a sentence %s is "%s"', (path, words) => {
	expect(fieldWords(path, cells)).toBe(words);
});

test('a stop’s name is never read as a pattern', () => {
	const named = applied(cells, [{ path: 'stops/s1/place', value: { ...aPlace(), name: '$& * U' } }]);
	expect(fieldWords('stops/s1/note', named)).toBe('note on $& * U');
	expect(changeWords({ path: 'stops/s1/note', value: null }, named).what).toBe('Note on $& * U');
});

test('a card says what it holds once its visit is open, so that two can be told apart', () => {
	const ofStudent = { path: 'stops/s1/student_card', value: '45-3 Loved the library' };
	const ofParent = { path: 'stops/s1/parent_card', value: '5---' };
	const says = (...changes: Change[]) => changeWords(ofStudent, applied(cells, changes)).says;
	expect(says(ofStudent)).toBe('3 scores and a few words');
	expect(says(ofStudent, ofParent)).toBe('Campus 4, Classes 5, Town 3. Loved the library');
	expect(says({ ...ofStudent, value: null }, ofParent)).toBe('3 scores and a few words');
});

test('what comes back with a removed stop is named', () => {
	const note = { path: 'stops/s1/note', value: 'Confirmation 4711' };
	const tour = { path: 'stops/s1/tour_at', value: '2027-04-13T14:00' };
	const back = { path: 'stops/s1/live', value: true };
	const card = { path: 'stops/s1/parent_card', value: '5445 Loved it' };
	const empty = { path: 'stops/s1/overnight', value: null };
	const says = (...changes: Change[]) => changeWords(back, applied(cells, changes)).says;
	const out = removeStop('s1');
	expect(says(note, tour, empty, ...out)).toBe(
		'in the trip, with note “Confirmation 4711”, tour Apr 13, 2027, 2:00 PM',
	);
	expect(says(card, ...out)).toBe('in the trip, with parent’s scorecard 4 scores and a few words');
	expect(says(...out)).toBe('in the trip');
	expect(says(note, tour)).toBe('in the trip');
});
