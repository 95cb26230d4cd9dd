import { capitalized } from '../capitalized.ts';
import { thousands } from '../number-words.ts';
import type { College } from './college.ts';
import { controlLabel, NOT_REPORTED, sizeCodeLabel, sizeLabel } from './labels.ts';

/** A fact in a guide: a label and words, "not reported" when the source has none. */
export interface Fact {
	label: string;
	value: string;
}

/** A college's facts in the order a guide shows them. Tuition in whole dollars, scores as the middle half. */
export function collegeFacts(college: College): Fact[] {
	const { enrolled_total: undergraduates, size } = college;
	return [
		{ label: 'Undergraduates', value: undergraduates === null ? NOT_REPORTED : thousands(undergraduates) },
		{ label: 'Size', value: size ? sizeCodeLabel(size) : sizeLabel(undergraduates) },
		{ label: 'Control', value: controlLabel(college.control) },
		{ label: 'Setting', value: college.setting ?? NOT_REPORTED },
		...tuition(college),
		{ label: 'SAT reading', value: middleHalf(college.sat_reading_25, college.sat_reading_75) },
		{ label: 'SAT math', value: middleHalf(college.sat_math_25, college.sat_math_75) },
		{ label: 'ACT composite', value: middleHalf(college.act_composite_25, college.act_composite_75) },
		...partOfAct('ACT English', college.act_english_25, college.act_english_75),
		...partOfAct('ACT math', college.act_math_25, college.act_math_75),
		...aid('Need met by aid', college.need_based_aid),
		...aid('Students with merit aid', college.merit_based_aid),
	];
}

/** One line about a college for a card: "10,083 undergraduates, private". Without the number, an editor's size. */
export function collegeLine({
	enrolled_total,
	size,
	control,
}: Pick<College, 'enrolled_total' | 'size' | 'control'>): string {
	const count = enrolled_total === null ? size && sizeCodeLabel(size) : thousands(enrolled_total);
	const words = count ? `${capitalized(count)} undergraduates` : 'Size not reported';
	return control === null ? words : `${words}, ${controlLabel(control).toLowerCase()}`;
}

/** One sentence about a college: "A private university with 1,688 undergraduates in Worcester, MA." */
export function collegeSentence({
	name,
	city,
	state_abbreviation,
	enrolled_total,
	control,
}: Pick<College, 'name' | 'city' | 'state_abbreviation' | 'enrolled_total' | 'control'>): string {
	const kind = /university/i.test(name) ? 'university' : 'college';
	const what = control === null ? kind : `${controlLabel(control).toLowerCase()} ${kind}`;
	const size = enrolled_total === null ? '' : ` with ${thousands(enrolled_total)} undergraduates`;
	return `A ${what}${size} in ${city}, ${state_abbreviation}.`;
}

/** One line when everyone pays the same, two when residents pay less. */
function tuition({ tuition_in_state: inState, tuition_out_state: outState }: College): Fact[] {
	if (inState === outState) return [{ label: 'Tuition', value: dollars(inState) }];
	return [
		{ label: 'In-state tuition', value: dollars(inState) },
		{ label: 'Out-of-state tuition', value: dollars(outState) },
	];
}

function aid(label: string, percent: number | null): Fact[] {
	return percent === null ? [] : [{ label, value: `${percent}%` }];
}

/** Left out when not reported: the composite above has already said so, or stands for its parts. */
function partOfAct(label: string, low: number | null, high: number | null): Fact[] {
	return low === null || high === null ? [] : [{ label, value: middleHalf(low, high) }];
}

function middleHalf(low: number | null, high: number | null): string {
	return low === null || high === null ? NOT_REPORTED : `${low}-${high}`;
}

function dollars(amount: number | null): string {
	return amount === null ? NOT_REPORTED : `$${thousands(amount)}`;
}
