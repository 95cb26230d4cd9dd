import * as z from 'zod/mini';
import { imageCreditSchema } from '../images/image-credit.ts';
import { regionIds } from './region.ts';

/** A state or territory, as listed by `GET /public/states`. `travel_tips` are sanitized HTML. */
export const stateSchema = z.object({
	/** Two-digit federal code, "25". */
	fips: z.string(),
	name: z.string(),
	state_abbreviation: z.string(),
	enabled: z.boolean(),
	region: z.enum(regionIds),
	center_lat: z.number(),
	center_long: z.number(),
	default_zoom: z.number(),
	travel_tips: z.array(z.string()),
	/** Enabled colleges in the state. */
	college_count: z.int(),
});
export type State = z.infer<typeof stateSchema>;

/** Texts and picture of one of the five regions. */
export const regionContentSchema = z.object({
	id: z.enum(regionIds),
	/** The region's name, and its part of an address. */
	idString: z.string(),
	/** A picture's address; null when there is none. */
	image: z.nullable(z.string()),
	/** Absent when the picture needs no credit. */
	image_credit: z.optional(imageCreditSchema),
	text: z.string(),
});
export type RegionContent = z.infer<typeof regionContentSchema>;

/** A named part of a state that groups its colleges. */
export const subregionSchema = z.object({ id: z.int(), state: z.string(), name: z.string() });
export type Subregion = z.infer<typeof subregionSchema>;
