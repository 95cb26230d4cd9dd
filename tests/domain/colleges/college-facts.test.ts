import { expect, test } from 'vitest';
import bundled from '#domain/catalogue/colleges.json' with { type: 'json' };
import type { College } from '#domain/colleges/college.ts';
import { collegeFacts, collegeLine, collegeSentence } from '#domain/colleges/college-facts.ts';

const college = (changes: Partial<College> = {}) => ({
	...(bundled.find(({ ipeds_id }) => ipeds_id === 164924) as unknown as College),
	...changes,
});
const factsOf = (changes?: Partial<College>) =>
	Object.fromEntries(collegeFacts(college(changes)).map(({ label, value }) => [label, value]));

test('a fact that was not reported says so and is never 0', () => {
	const facts = factsOf({
		enrolled_total: null,
		tuition_in_state: null,
		tuition_out_state: null,
		sat_math_25: null,
	});
	expect(facts).toMatchObject({
		Undergraduates: 'not reported',
		Size: 'not reported',
		Tuition: 'not reported',
		'SAT math': 'not reported',
	});
	expect(collegeLine({ enrolled_total: null, control: 1 })).toBe('Size not reported, public');
	expect(collegeLine({ enrolled_total: null, size: null, control: 1 })).toBe('Size not reported, public');
	const clark = { name: 'Clark University', city: 'Worcester', state_abbreviation: 'MA' };
	const whole = { ...clark, enrolled_total: 1688, control: 2 };
	expect(collegeSentence(whole)).toBe('A private university with 1,688 undergraduates in Worcester, MA.');
	const bare = { ...whole, name: 'Bates', enrolled_total: null, control: null };
	expect(collegeSentence(bare)).toBe('A college in Worcester, MA.');
});

test('a guide shows size, control, setting, cost, the middle half of the scores, and aid where an editor has it', () => {
	const all: Partial<College> = {
		enrolled_total: 9484,
		control: 1,
		setting: 'Town',
		tuition_in_state: 100,
		tuition_out_state: 2500,
		sat_reading_25: 710,
		sat_reading_75: 760,
		sat_math_25: 730,
		sat_math_75: 790,
		act_composite_25: 33,
		act_composite_75: 35,
		act_english_25: 34,
		act_english_75: 36,
		act_math_25: 30,
		act_math_75: 35,
		need_based_aid: 100,
		merit_based_aid: 2.5,
	};
	expect(Object.entries(factsOf(all))).toEqual([
		['Undergraduates', '9,484'],
		['Size', '5,000-10,000'],
		['Control', 'Public'],
		['Setting', 'Town'],
		['In-state tuition', '$100'],
		['Out-of-state tuition', '$2,500'],
		['SAT reading', '710-760'],
		['SAT math', '730-790'],
		['ACT composite', '33-35'],
		['ACT English', '34-36'],
		['ACT math', '30-35'],
		['Need met by aid', '100%'],
		['Students with merit aid', '2.5%'],
	]);
	const none = factsOf({
		...all,
		setting: null,
		sat_math_75: null,
		act_composite_25: null,
		act_english_25: null,
		act_math_75: null,
		need_based_aid: null,
		merit_based_aid: 0,
	});
	expect(none).toMatchObject({ Setting: 'not reported', 'SAT math': 'not reported' });
	expect(none['ACT composite']).toBe('not reported');
	expect([none['ACT English'], none['ACT math']]).toEqual([undefined, undefined]);
	expect([none['Need met by aid'], none['Students with merit aid']]).toEqual([undefined, '0%']);
	expect(collegeLine({ enrolled_total: 9484, control: null })).toBe('9,484 undergraduates');
});

test('where undergraduates are not reported, a card has the size that an editor set', () => {
	const line = (enrolled_total: number | null, size: number) =>
		collegeLine({ enrolled_total, size, control: 2 });
	expect([line(null, 1), line(null, 3), line(9484, 4)]).toEqual([
		'Under 1,000 undergraduates, private',
		'5,000-10,000 undergraduates, private',
		'9,484 undergraduates, private',
	]);
});

test('tuition is one line where everybody pays the same, two where residents pay less', () => {
	expect(factsOf().Tuition).toBe('$62,950');
	expect(factsOf({ tuition_in_state: 9000, tuition_out_state: 30_000 })).toMatchObject({
		'In-state tuition': '$9,000',
		'Out-of-state tuition': '$30,000',
	});
});
