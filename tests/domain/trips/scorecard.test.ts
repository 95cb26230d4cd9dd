import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	averageScore,
	blankCard,
	LONGEST_SCORE_WORDS,
	readScorecard,
	scorecardText,
} from '#domain/trips/scorecard.ts';
import { newStop, tripFromCells } from '#domain/trips/trip.ts';
import { tripAsText } from '#domain/trips/trip-text.ts';
import { hasVisits, noCards, visitCards } from '#domain/trips/visit-cards.ts';
import { anyCard, anyText } from '../exchange/builders.ts';
import { aPlace } from './builders.ts';

test('a card is one line: its scores in order, then its words', () => {
	const card = { campus: 4, classes: 5, people: null, town: 3, words: 'Loved the library' } as const;
	expect(scorecardText(card)).toBe('45-3 Loved the library');
	expect(readScorecard('45-3 Loved the library')).toEqual(card);
	expect(readScorecard('5---')).toEqual({ ...blankCard, campus: 5 });
	expect(readScorecard('---- Too far\nfrom home')).toEqual({ ...blankCard, words: 'Too far\nfrom home' });
});

test('any card comes back as it was written, and a card that says nothing counts as none', () => {
	fc.assert(
		fc.property(anyCard, (card) => {
			const text = scorecardText(card);
			if (text === null) expect({ ...card, words: card.words.trim() }).toEqual(blankCard);
			else expect(readScorecard(text)).toEqual(card);
		}),
	);
});

test('anything else is not a card', () => {
	for (const text of ['', '----', '----  ', '45-', '45-36', '4563', 'Loved it', '45-3Loved it', ' 45-3'])
		expect(readScorecard(text), text).toBeNull();
	expect(readScorecard(`5555 ${'a'.repeat(LONGEST_SCORE_WORDS)}`)).not.toBeNull();
	expect(readScorecard(`5555 ${'a'.repeat(LONGEST_SCORE_WORDS + 1)}`)).toBeNull();
	fc.assert(
		fc.property(anyText, (text) => {
			const card = readScorecard(text);
			if (card) expect(scorecardText(card)).toBe(text);
		}),
	);
});

test('the average is that of the scores given', () => {
	expect(averageScore({ ...blankCard, campus: 4, town: 5 })).toBe(4.5);
	expect(averageScore({ ...blankCard, words: 'Too far' })).toBeNull();
});

describe('a visit’s cards', () => {
	const byStudent = { ...noCards, student_card: '5555' };
	const byBoth = { ...byStudent, parent_card: '---- Too far' };

	test('are sealed until the student and a parent have rated', () => {
		expect(visitCards(noCards)).toMatchObject({ isSealed: false, isOpen: false });
		expect(visitCards(byStudent)).toMatchObject({ isSealed: true, missing: ['parent_card'] });
		expect(visitCards(byBoth)).toMatchObject({ isSealed: false, isOpen: true, missing: [] });
		expect(visitCards(byBoth).cards.map(({ rater }) => rater)).toEqual(['student_card', 'parent_card']);
	});

	test('have one by a second parent, who is not waited for', () => {
		const bySecond = { ...noCards, second_parent_card: '3---' };
		expect(visitCards(bySecond)).toMatchObject({ isSealed: true, missing: ['student_card', 'parent_card'] });
		expect(visitCards({ ...byBoth, second_parent_card: '3---' })).toMatchObject({
			isOpen: true,
			cards: [{}, {}, { rater: 'second_parent_card' }],
		});
	});

	test('written differently by a later app count as missing', () => {
		expect(visitCards({ ...byBoth, parent_card: '{"campus":5}' }).missing).toEqual(['parent_card']);
	});

	test('are asked for from the first day on, while the trip is driven, and shown as soon as there is one', () => {
		const campus = newStop('s1', aPlace());
		const from = (firstDay: string | null) => ({ firstDay, today: '2027-04-12', isDriven: false });
		expect(hasVisits([campus], from('2027-04-13'))).toBe(false);
		expect(hasVisits([campus], from('2027-04-12'))).toBe(true);
		expect(hasVisits([campus], from(null))).toBe(true);
		expect(hasVisits([campus, campus], from(null))).toBe(false);
		expect(hasVisits([campus, campus], { ...from(null), isDriven: true })).toBe(true);
		expect(hasVisits([{ ...campus, ...byStudent }], from(null))).toBe(true);
		const hotel = newStop('s2', aPlace({ type: 'hotel' }));
		expect(hasVisits([hotel], from('2027-04-12'))).toBe(false);
	});
});

test('a trip copied as text has its cards: it may be the last copy', () => {
	const stop = {
		...newStop('s1', aPlace()),
		student_card: '45-3 Loved it',
		second_parent_card: '---- Too far',
	};
	const trip = { ...tripFromCells('t', new Map()), name: 'Spring loop', stops: [stop] };
	expect(tripAsText(trip).split('\n').slice(2)).toEqual([
		'   Student: Campus 4, Classes 5, Town 3. Loved it',
		'   Second parent: Too far',
	]);
});
