import { capitalized } from '../capitalized.ts';
import { thousands } from '../number-words.ts';
import type { College } from './college.ts';
import { controlLabel, NOT_REPORTED, sizeCodeLabel, sizeLabel } from './labels.ts';

/** A fact in a guide: a label and words, "not reported" when the source has none. */
export interface Fact {
	label: string;
	value: string;
}

/** Where the facts come from, and what the scores are. */
export const factsSource =
	'US Department of Education, 2024 (tuition 2022-23, before fees) or newer; some figures are our editors’. Test scores: middle 50% of enrolled first-year students who sent scores.';

/** One of the facts that colleges are described by. */
export interface FactRow {
	label: string;
	words: (college: College) => string;
	/** The lowest and highest amount, for a fact with a number; null when not reported. */
	amounts?: (college: College) => readonly [low: number, high: number] | null;
	/** Where the scale begins and ends; if absent, 0 and the highest amount there is. */
	scale?: readonly [least: number, most: number];
}

/** Returns a college's facts in the order a guide shows them. Tuition in whole dollars, scores as the middle half. */
export const collegeFacts = (college: College): Fact[] =>
	factRows([college]).map(({ label, words }) => ({ label, value: words(college) }));

/**
 * Returns the facts that describe these colleges: those that every guide has, and those that at least one college
 * reports.
 */
export function factRows(colleges: readonly College[]): FactRow[] {
	const isReported = ({ amounts }: FactRow) => colleges.some((college) => amounts?.(college));
	return [
		numberRow('Undergraduates', 'enrolled_total', thousands),
		{
			label: 'Size',
			words: ({ size, enrolled_total }) => (size ? sizeCodeLabel(size) : sizeLabel(enrolled_total)),
		},
		{ label: 'Control', words: ({ control }) => controlLabel(control) },
		{ label: 'Setting', words: ({ setting }) => setting ?? NOT_REPORTED },
		...tuition(colleges),
		scoreRow('SAT reading', 'sat_reading', SAT),
		scoreRow('SAT math', 'sat_math', SAT),
		scoreRow('ACT composite', 'act_composite', ACT),
		// Left out when no college reports them: the composite above says so, or replaces its parts.
		...[scoreRow('ACT English', 'act_english', ACT), scoreRow('ACT math', 'act_math', ACT)].filter(
			isReported,
		),
		...[
			{ ...numberRow('Need met by aid', 'need_based_aid', percent), scale: PERCENT },
			{ ...numberRow('Students with merit aid', 'merit_based_aid', percent), scale: PERCENT },
		].filter(isReported),
	];
}

/**
 * One line about a college for a card: "10,083 undergraduates, private". Without the number, uses the size an editor
 * set.
 */
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
function tuition(colleges: readonly College[]): FactRow[] {
	if (colleges.every(({ tuition_in_state, tuition_out_state }) => tuition_in_state === tuition_out_state))
		return [numberRow('Tuition', 'tuition_in_state', dollars)];
	return [
		numberRow('In-state tuition', 'tuition_in_state', dollars),
		numberRow('Out-of-state tuition', 'tuition_out_state', dollars),
	];
}

type NumberField = 'enrolled_total' | `tuition_${'in' | 'out'}_state` | `${'need' | 'merit'}_based_aid`;
type ScoreField = 'sat_reading' | 'sat_math' | `act_${'composite' | 'english' | 'math'}`;
/** Hardly any college's middle half begins below this. */
const SAT = [400, 800] as const;
const ACT = [10, 36] as const;
const PERCENT = [0, 100] as const;

function numberRow(label: string, field: NumberField, inWords: (amount: number) => string): FactRow {
	return {
		label,
		words: ({ [field]: amount }) => (amount === null ? NOT_REPORTED : inWords(amount)),
		amounts: ({ [field]: amount }) => (amount === null ? null : [0, amount]),
	};
}

function scoreRow(label: string, field: ScoreField, scale: readonly [number, number]): FactRow {
	const amounts = ({ [`${field}_25` as const]: low, [`${field}_75` as const]: high }: College) =>
		low === null || high === null ? null : ([low, high] as const);
	return { label, words: (college) => amounts(college)?.join('-') ?? NOT_REPORTED, amounts, scale };
}

const dollars = (amount: number) => `$${thousands(amount)}`;
const percent = (share: number) => `${share}%`;
