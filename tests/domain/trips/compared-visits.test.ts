import { expect, test } from 'vitest';
import bundled from '#domain/catalogue/colleges.json' with { type: 'json' };
import type { College } from '#domain/colleges/college.ts';
import { cardRows, compareVisits } from '#domain/trips/compared-visits.ts';
import { noCards, visitCards } from '#domain/trips/visit-cards.ts';

const bostonCollege = (bundled as College[]).find(({ ipeds_id }) => ipeds_id === 164924);
const brown = { ...noCards, student_card: '45-3 Loved it', parent_card: '5---' };
const ohio = { ...noCards, student_card: '---- Too far', parent_card: '2244' };
const wordsOf = (rows: ReturnType<typeof cardRows>) =>
	Object.fromEntries(rows.map(({ label, cells }) => [label, cells.map(({ words }) => words)]));

test('the cards of a visit are shown side by side, and a skipped score is a dash', () => {
	const rows = cardRows(visitCards(brown));
	expect(wordsOf(rows)).toEqual({
		Campus: ['4', '5'],
		Classes: ['5', '–'],
		People: ['–', '–'],
		Town: ['3', '–'],
		'In words': ['“Loved it”', '–'],
	});
	expect(rows[0]?.cells[0]).toEqual({ words: '4', span: { from: 0, to: 0.8 }, isMissing: false });
});

test('visits are shown beside the official numbers, even where one has no guide', () => {
	const visits = [
		{ ...visitCards(brown), college: bostonCollege },
		{ ...visitCards(ohio), college: undefined },
	];
	expect(wordsOf(compareVisits(visits))).toMatchObject({
		'Student’s average': ['4', '–'],
		'Parent’s average': ['5', '3'],
		Undergraduates: ['10,083', '–'],
	});
});

test('without any guide there are only the scores', () => {
	const visits = [{ ...visitCards({ ...ohio, second_parent_card: '1---' }), college: undefined }];
	expect(wordsOf(compareVisits(visits))).toEqual({
		'Student’s average': ['–'],
		'Parent’s average': ['3'],
		'Second parent’s average': ['1'],
	});
});
