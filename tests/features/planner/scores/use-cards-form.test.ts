import { expect, test } from 'vitest';
import { cardsSet } from '#features/planner/scores/use-cards-form.ts';

const visit = { stopId: 's1', name: 'Brown University', missing: [], isOpen: true } as const;
const unrated = { ...visit, missing: ['student_card', 'parent_card'], isOpen: false } as const;

test('what everyone has typed is set in one edit, which says who rated and whether the visit is sealed', () => {
	expect(cardsSet([['student_card', '45-3 Loved it ']], unrated)).toEqual({
		words: 'Student rated Brown University, sealed for now',
		changes: [{ path: 'stops/s1/student_card', value: '45-3 Loved it' }],
	});
	const both = [
		['student_card', '5---'],
		['parent_card', '---- Too far'],
		['second_parent_card', ''],
	] as const;
	expect(cardsSet(both, unrated)).toEqual({
		words: 'Student and Parent rated Brown University',
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
	const sealed = { ...unrated, missing: ['parent_card'] } as const;
	expect(cardsSet(blank, sealed).changes).toEqual([]);
	expect(cardsSet([['student_card', '----  ']], sealed).changes).toEqual([]);
	expect(cardsSet(blank, visit).changes).toEqual([{ path: 'stops/s1/student_card', value: null }]);
});
