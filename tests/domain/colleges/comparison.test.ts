import { expect, test } from 'vitest';
import bundled from '#domain/catalogue/colleges.json' with { type: 'json' };
import type { College } from '#domain/colleges/college.ts';
import { collegeFacts } from '#domain/colleges/college-facts.ts';
import { askedColleges, compareColleges } from '#domain/colleges/comparison.ts';

const catalogue = (bundled as unknown as College[]).map((each) => ({ ...each, enabled: true }));
const [first, second, third] = catalogue;
if (!first || !second || !third) throw new Error('The catalogue has no three colleges');
const college = (changes: Partial<College>): College => ({ ...first, ...changes });
const rowOf = (label: string, ...colleges: College[]) =>
	compareColleges(colleges).find((row) => row.label === label)?.cells;

test('each college is described in the words of its own guide', () => {
	for (const each of catalogue)
		expect(compareColleges([each]).map(({ label, cells }) => ({ label, value: cells[0]?.words }))).toEqual(
			collegeFacts(each),
		);
});

test('amounts are drawn to the scale of their row', () => {
	const cells = rowOf('Undergraduates', college({ enrolled_total: 2000 }), college({ enrolled_total: 8000 }));
	expect(cells).toEqual([
		{ words: '2,000', span: { from: 0, to: 0.25 }, isMissing: false },
		{ words: '8,000', span: { from: 0, to: 1 }, isMissing: false },
	]);
	const scores = rowOf('SAT math', college({ sat_math_25: 500, sat_math_75: 700 }));
	expect(scores).toEqual([{ words: '500-700', span: { from: 0.25, to: 0.75 }, isMissing: false }]);
});

test('scores below the scale begin at its start, and nothing is drawn for an unreported one', () => {
	const low = college({ act_composite_25: 8, act_composite_75: 23 });
	const none = college({ act_composite_25: null, act_composite_75: null });
	expect(rowOf('ACT composite', low, none)).toEqual([
		{ words: '8-23', span: { from: 0, to: 0.5 }, isMissing: false },
		{ words: 'not reported', span: null, isMissing: true },
	]);
	expect(rowOf('Undergraduates', college({ enrolled_total: 0 }))).toEqual([
		{ words: '0', span: { from: 0, to: 0 }, isMissing: false },
	]);
});

test('a fact that only some guides have is compared as soon as one of the colleges has it', () => {
	const without = college({ need_based_aid: null, tuition_in_state: 50, tuition_out_state: 50 });
	const having = college({ need_based_aid: 100, tuition_in_state: 50, tuition_out_state: 90 });
	expect(rowOf('Need met by aid', without)).toBeUndefined();
	expect(rowOf('Need met by aid', without, having)?.map(({ words }) => words)).toEqual([
		'not reported',
		'100%',
	]);
	expect(rowOf('Tuition', without)?.map(({ words }) => words)).toEqual(['$50']);
	expect(rowOf('In-state tuition', without, having)?.map(({ words }) => words)).toEqual(['$50', '$50']);
	expect(rowOf('Out-of-state tuition', without, having)?.map(({ words }) => words)).toEqual(['$50', '$90']);
});

test('an address that anybody wrote yields the open colleges in its order, each once, and counts the others', () => {
	const shut = { ...third, enabled: false };
	const ids = [second, first, second, shut].map(({ ipeds_id }) => String(ipeds_id));
	expect(askedColleges([...ids, 'x', '', ' ', '-1', '1e9', '99999999'], [first, second, shut])).toEqual({
		colleges: [second, first],
		missing: 5,
		beyond: 0,
	});
	const all = catalogue.map(({ ipeds_id }) => String(ipeds_id));
	expect(askedColleges(all.slice(0, 13), catalogue)).toMatchObject({ missing: 0, beyond: 3 });
	expect(askedColleges(all.slice(0, 13), catalogue).colleges).toHaveLength(10);
});
