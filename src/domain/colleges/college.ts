import * as z from 'zod/mini';
import { imageCreditSchema } from '../images/image-credit.ts';

const count = z.int().check(z.nonnegative());
const percentile = z.nullable(z.int().check(z.minimum(1), z.maximum(800)));

/** A titled piece of a college's Special Features panel; `html` is sanitized. */
const collegeFeatureSchema = z.object({ title: z.string(), html: z.string() });

/**
 * The facts of one college, as listed by `GET /public/colleges` and bundled with the app. Facts come from the US
 * Department of Education, as shipped from IPEDS 2024 and tuition 2022-23, in whole dollars; an editor or an import may
 * have set newer ones. Null means "not reported".
 */
export const collegeSchema = z.object({
	ipeds_id: z.int().check(z.positive()),
	name: z.string(),
	/** Other names people type, separated by `|`. */
	name_alias: z.string(),
	city: z.string(),
	state_abbreviation: z.string(),
	lat: z.number(),
	long: z.number(),
	enabled: z.boolean(),
	visible: z.boolean(),
	subregion_id: z.nullable(z.int()),
	subregion_name: z.nullable(z.string()),
	image: z.nullable(z.string()),
	/** Absent when the picture needs no credit. */
	image_credit: z.optional(imageCreditSchema),
	main_url: z.nullable(z.string()),
	admission_url: z.nullable(z.string()),
	/** Undergraduates. */
	enrolled_total: z.nullable(count),
	/** The size bucket, 1 to 4, if an editor has set it; absent from lists that a device stored in the past. */
	size: z.optional(z.nullable(z.int())),
	/** 1 public, 2 private. */
	control: z.nullable(z.int()),
	setting: z.nullable(z.enum(['Urban', 'Suburban', 'Town', 'Rural'])),
	/** 11-13 Urban, 21-23 Suburban, 31-33 Town, 41-43 Rural. */
	locale: z.nullable(z.int()),
	tuition_in_state: z.nullable(count),
	tuition_out_state: z.nullable(count),
	/** Percent of need met, or of students with merit aid; null until an editor fills it in. */
	need_based_aid: z.nullable(z.number()),
	merit_based_aid: z.nullable(z.number()),
	act_composite_25: percentile,
	act_composite_75: percentile,
	act_math_25: percentile,
	act_math_75: percentile,
	act_english_25: percentile,
	act_english_75: percentile,
	sat_math_25: percentile,
	sat_math_75: percentile,
	sat_reading_25: percentile,
	sat_reading_75: percentile,
});
export type College = z.infer<typeof collegeSchema>;

/** A college with its guide's texts, as answered by `GET /query?target=college&on=ipeds_id`. HTML is sanitized. */
export const guideSchema = z.extend(collegeSchema, {
	stay_html: z.string(),
	eat_html: z.string(),
	do_html: z.string(),
	/** The untitled text of the Special Features panel, as HTML; empty when the college has none. */
	features: z.string(),
	content: z.object({ features: z.array(collegeFeatureSchema) }),
	isBeingEdited: z.boolean(),
	edmit_college_name: z.nullable(z.string()),
	/** True while the texts are the ones we ship, not an editor's: the page then says "check before you go". */
	is_starter: z.boolean(),
});
export type Guide = z.infer<typeof guideSchema>;
