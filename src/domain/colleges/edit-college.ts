/*
 * GET /api/admin/college?ipeds_id the whole record, its revision, and who else has it open
 * POST /api/admin/college { ipeds_id, update, revision? }: 409 `edited_meanwhile` when `revision` is older than the
 * record
 * POST /api/admin/college/restore { ipeds_id, change, seen? } takes back one change; 409 as above for an older `seen`
 *
 * The rules of each field, for both screen and server. A number may be given as typed text; an empty text means "not
 * reported".
 */
import * as z from 'zod/mini';
import { editorSchema } from '../admin/audit.ts';
import { editedFrom, revision } from '../admin/revision.ts';
import {
	atMost,
	fixedFields,
	latitude,
	line,
	longitude,
	NAME_WORDS,
	pageAddress,
	stateCode,
} from '../forms/edit-rules.ts';
import { withScheme } from '../forms/web-address.ts';
import { imageFault } from '../images/edit-image.ts';
import { isImageAddress, isOwnImage } from '../images/image-address.ts';
import { thousands } from '../number-words.ts';
import { collegeSchema, guideSchema } from './college.ts';

const BARE_DOMAIN = /^(https:\/\/)([^/?#:.]+\.[^/?#:.]+)(?=[/?#:]|$)/i;

/**
 * An admission address over https, with "www." added to a bare domain: `http://bc.edu/apply` becomes
 * `https://www.bc.edu/apply`. `admissions.bc.edu` stays as it is: with "www." that host does not exist.
 */
export const admissionAddress = (text: string): string =>
	withScheme(text)
		.replace(/^http:/i, 'https:')
		.replace(BARE_DOMAIN, '$1www.$2');

export const SIZE_WORDS = 'Valid sizes are 1 to 4';
export const DIGITS_WORDS = 'Digits only';
export const NUMBER_WORDS = 'Numbers only, like 45 or 45.5';
/** The most special features a college may have. */
export const MOST_FEATURES = 12;
export const FEATURES_WORDS = `A college has up to ${MOST_FEATURES} features.`;

const typed = z.union([z.number(), z.string(), z.null()], 'must be a number, a text or null');
/** Reads the typed text as a number, or returns it unchanged, so that the field's rule refuses it in its own words. */
const readAs = (written: RegExp) =>
	z.transform((value: number | string | null) => {
		if (typeof value !== 'string') return value;
		const text = value.trim();
		if (text === '') return null;
		return written.test(text) ? Number(text) : text;
	});
const read = readAs(/^-?\d+(\.\d+)?$/);
const readDigits = readAs(/^-?\d+$/);
const upTo = (most: number) => `Up to ${thousands(most)}`;
const numeric = (rule: z.ZodMiniNumber<number>, reads = read) =>
	z.pipe(typed, z.pipe(reads, z.nullable(rule as never)));
const whole = (words: string, least: number, most: number) =>
	numeric(z.number(words).check(z.int(words), z.gte(least, words), z.lte(most, words)), readDigits);
const digits = (most: number) =>
	numeric(
		z.number(DIGITS_WORDS).check(z.int(DIGITS_WORDS), z.gte(0, DIGITS_WORDS), z.lte(most, upTo(most))),
		readDigits,
	);
const percent = numeric(z.number(NUMBER_WORDS).check(z.gte(0, NUMBER_WORDS), z.lte(100, upTo(100))));

const html = z.string().check(atMost(100_000));
const feature = z.object({ title: line('A feature needs a title.'), html });
const sat = whole('SAT scores are 200 to 800', 200, 800);
const act = whole('ACT scores are 1 to 36', 1, 36);
const tuition = digits(1_000_000);

/** The college fields an editor may change; only those given change. */
export const collegeUpdateSchema = z.strictObject(
	{
		name: z.optional(line(NAME_WORDS)),
		name_alias: z.optional(z.string().check(atMost(1000))),
		city: z.optional(line('City cannot be blank.')),
		state_abbreviation: z.optional(stateCode),
		lat: z.optional(z.pipe(typed, z.pipe(read, latitude))),
		long: z.optional(z.pipe(typed, z.pipe(read, longitude))),
		enabled: z.optional(z.boolean()),
		visible: z.optional(z.boolean()),
		/** Says that the sender has opened or left the record; not a change. */
		isBeingEdited: z.optional(z.boolean()),
		subregion_id: z.optional(z.nullable(z.int())),
		image: z.optional(
			z.nullable(
				z.string().check(
					z.refine((text) => isOwnImage(text) || isImageAddress(text), {
						error: ({ input }) => imageFault(String(input)),
					}),
				),
			),
		),
		main_url: z.optional(pageAddress()),
		admission_url: z.optional(pageAddress(admissionAddress)),
		enrolled_total: z.optional(digits(10_000_000)),
		size: z.optional(whole(SIZE_WORDS, 1, 4)),
		control: z.optional(z.nullable(z.literal([1, 2]))),
		setting: z.optional(collegeSchema.shape.setting),
		locale: z.optional(
			numeric(
				z.number().check(z.refine((code) => /^[1-4][1-3]$/.test(String(code)), 'A locale code is 11 to 43')),
			),
		),
		tuition_in_state: z.optional(tuition),
		tuition_out_state: z.optional(tuition),
		need_based_aid: z.optional(percent),
		merit_based_aid: z.optional(percent),
		act_composite_25: z.optional(act),
		act_composite_75: z.optional(act),
		act_math_25: z.optional(act),
		act_math_75: z.optional(act),
		act_english_25: z.optional(act),
		act_english_75: z.optional(act),
		sat_math_25: z.optional(sat),
		sat_math_75: z.optional(sat),
		sat_reading_25: z.optional(sat),
		sat_reading_75: z.optional(sat),
		stay_html: z.optional(html),
		eat_html: z.optional(html),
		do_html: z.optional(html),
		features: z.optional(html),
		content: z.optional(
			z.object({
				features: z.array(feature).check(z.maxLength(MOST_FEATURES, FEATURES_WORDS)),
			}),
		),
		edmit_college_name: z.optional(z.nullable(z.string().check(atMost(200)))),
	},
	fixedFields,
);
export type CollegeUpdate = z.infer<typeof collegeUpdateSchema>;
export type CollegeField = keyof typeof collegeUpdateSchema.shape;

/** Returns what is wrong with a field as typed, or undefined. */
export function faultOf(field: CollegeField, value: unknown): string | undefined {
	return collegeUpdateSchema.shape[field].safeParse(value).error?.issues[0]?.message;
}

/** Returns the faults in each part of a special feature. */
export const featureFaults = ({ title, html: text }: { title: string; html: string }) => ({
	title: feature.shape.title.safeParse(title).error?.issues[0]?.message,
	html: html.safeParse(text).error?.issues[0]?.message,
});

const ipedsId = z.int().check(z.positive());

export const collegeChangeSchema = z.object({
	ipeds_id: ipedsId,
	update: collegeUpdateSchema,
	revision: editedFrom,
});
export type CollegeChange = z.input<typeof collegeChangeSchema>;

export const collegeRestoreSchema = z.object({
	ipeds_id: ipedsId,
	/** The number of the change to take back. */
	change: revision,
	/** The newest change that the editor has seen. */
	seen: editedFrom,
});
export type CollegeRestore = z.input<typeof collegeRestoreSchema>;

/** A college as the back office sees it: everything, published or not. */
export const adminCollegeSchema = z.extend(guideSchema, {
	/** 1 to 4, as set by an editor; null uses the number of undergraduates. */
	size: z.nullable(z.int()),
	revision,
	/** The last change; null before the first one. */
	saved: z.nullable(z.object({ at: z.string(), by: z.nullable(editorSchema) })),
	/** Others who have it open. */
	editors: z.array(editorSchema),
});
export type AdminCollege = z.infer<typeof adminCollegeSchema>;

/** One row of the Colleges Manager. */
export const listedCollegeSchema = z.object({
	ipeds_id: z.int(),
	name: z.string(),
	/** Other names people type, separated by `|`. */
	name_alias: z.string(),
	city: z.string(),
	state_abbreviation: z.string(),
	enabled: z.boolean(),
	visible: z.boolean(),
	isBeingEdited: z.boolean(),
	/** Editors who have it open. */
	editors: z.array(editorSchema),
	/** True when Stay, Eat and Do all have text. */
	has_guide: z.boolean(),
});
export type ListedAdminCollege = z.infer<typeof listedCollegeSchema>;
