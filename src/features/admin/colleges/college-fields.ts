import type { AdminCollege, CollegeChange, CollegeField } from '#domain/colleges/edit-college.ts';
import { sameJson } from '#domain/sync/cell.ts';

/** The changed fields of a college, as typed; `faultOf` says whether a typed value fits its field. */
export type Typed = CollegeChange['update'];

/** Returns the input with one more field; a chosen subregion belongs to one state, and is dropped with it. */
export function typedWith({ subregion_id, ...others }: Typed, field: CollegeField, value: unknown): Typed {
	const stays = subregion_id !== undefined && field !== 'state_abbreviation';
	return { ...others, ...(stays && { subregion_id }), [field]: value };
}

/** The fields that are edited as texts with headings and lists. */
const textFields = ['stay_html', 'eat_html', 'do_html', 'features', 'content'] as const;
type Texts = Pick<AdminCollege, (typeof textFields)[number]>;

/** True when a text is replaced by one not typed here: an earlier one, or a colleague's. */
export const hasOtherText = (next: Texts, shown: Texts, typedHere: Typed): boolean =>
	textFields.some((text) => !(text in typedHere || sameJson(next[text], shown[text])));

/** A form field typed as one line. */
export interface LineField {
	field: CollegeField;
	label: string;
	hint?: string;
	/** Brings up the number keyboard on a phone. */
	isNumber?: boolean;
}

const federal = 'Leave empty for “not reported”';
const number = (field: CollegeField, label: string, hint?: string): LineField => ({
	field,
	label,
	isNumber: true,
	...(hint !== undefined && { hint }),
});

export const nameFields: LineField[] = [
	{ field: 'name', label: 'Name' },
	{ field: 'name_alias', label: 'Other names', hint: 'Separated by |' },
	{ field: 'city', label: 'City' },
	{ field: 'state_abbreviation', label: 'State', hint: 'Two letters' },
	number('lat', 'Latitude'),
	number('long', 'Longitude'),
	{ field: 'edmit_college_name', label: 'Name at Edmit' },
];

export const factFields: LineField[] = [
	number('enrolled_total', 'Undergraduates', federal),
	number('tuition_in_state', 'In-state tuition', federal),
	number('tuition_out_state', 'Out-of-state tuition', federal),
	number('need_based_aid', 'Need met by aid, %'),
	number('merit_based_aid', 'Students with merit aid, %'),
	number('locale', 'Locale code', '11 to 43'),
];

const scores = [
	['sat_reading', 'SAT reading'],
	['sat_math', 'SAT math'],
	['act_composite', 'ACT composite'],
	['act_english', 'ACT English'],
	['act_math', 'ACT math'],
] as const;

export const scoreFields: LineField[] = scores.flatMap(([field, label]) => [
	number(`${field}_25`, `${label} 25th`),
	number(`${field}_75`, `${label} 75th`),
]);

/** The field's label in lists of changes. */
export function fieldLabel(field: string): string {
	const line = [...nameFields, ...factFields, ...scoreFields].find((each) => each.field === field);
	return line?.label ?? others[field] ?? field;
}

const others: Record<string, string> = {
	stay_html: 'Stay',
	eat_html: 'Eat',
	do_html: 'Do',
	features: 'Special features text',
	content: 'Special features',
	size: 'Size',
	setting: 'Setting',
	control: 'Control',
	image: 'Picture',
	main_url: 'Website',
	admission_url: 'Admissions page',
	subregion_id: 'Subregion',
	subregion_name: 'Subregion name',
	enabled: 'Live',
	visible: 'Visible',
	is_starter: 'Starter guide',
};
