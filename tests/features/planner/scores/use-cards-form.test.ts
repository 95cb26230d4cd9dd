import { expect, test } from 'vitest';
import { cardsSet } from '#features/planner/scores/use-cards-form.ts';

const none = { student_card: null, parent_card: null, second_parent_card: null };
const unrated = { stopId: 's1', name: 'Brown University', before: none, isShown: false };
const open = { ...unrated, before: { ...none, student_card: '5---', parent_card: '4---' }, isShown: true };

test('everyone’s input is set in one edit, which says whose it was and whether it is sealed', () => {
	expect(cardsSet([['student_card', '45-3 Loved it ']], unrated)).toEqual({
		words: 'Student’s card for Brown University set, sealed for now',
		changes: [{ path: 'stops/s1/student_card', value: '45-3 Loved it' }],
	});
	const both = [
		['student_card', '5---'],
		['parent_card', '---- Too far'],
		['second_parent_card', ''],
	] as const;
	expect(cardsSet(both, unrated)).toEqual({
		words: 'Student’s and Parent’s cards for Brown University set',
		changes: [
			{ path: 'stops/s1/student_card', value: '5---' },
			{ path: 'stops/s1/parent_card', value: '---- Too far' },
		],
	});
});

test('a form left untouched or blank takes no sealed card away; an open card can be emptied', () => {
	const blank = [
		['student_card', '----'],
		['parent_card', ''],
	] as const;
	const sealed = { ...unrated, before: { ...none, student_card: '5---' } };
	expect(cardsSet(blank, sealed).changes).toEqual([]);
	expect(cardsSet([['student_card', '----  ']], sealed).changes).toEqual([]);
	expect(cardsSet(blank, open)).toEqual({
		words: 'Student’s card for Brown University set, sealed for now',
		changes: [{ path: 'stops/s1/student_card', value: null }],
	});
});

test('an unchanged card is not an edit', () => {
	expect(cardsSet([['student_card', '5---']], open).changes).toEqual([]);
});
