/*
 * GET /api/admin/state?fips a state as an editor sees it, with its revision
 * POST /api/admin/state { fips, update, revision? }; `travel_tips` is a JSON string
 * GET /api/admin/region every region's text and picture, with its revision
 * POST /api/admin/region { id, update, revision? }; both answer an older revision with 409 `edited_meanwhile`
 */

import * as z from 'zod/mini';
import { editedFrom, revision } from '../admin/revision.ts';
import { atMost, fixedFields, latitude, longitude } from '../forms/edit-rules.ts';
import { isImageAddress, isOwnImage } from '../images/image-address.ts';
import { readJson } from '../read-json.ts';
import { hasWords } from '../without-tags.ts';
import { regionIds } from './region.ts';
import { regionContentSchema, stateSchema } from './state.ts';

export const TIP_WORDS = 'A tip cannot be empty.';

const ZOOMS = 'A number from 2 to 16';

const tips = z.pipe(
	z.string().check(atMost(200_000)),
	z.pipe(
		z.transform(readJson),
		z.array(z.string().check(z.refine(hasWords, TIP_WORDS)), 'must be a list of texts as a JSON string'),
	),
);

/** The state fields an editor may change. */
export const stateUpdateSchema = z.strictObject(
	{
		enabled: z.optional(z.boolean()),
		travel_tips: z.optional(tips),
		center_lat: z.optional(latitude),
		center_long: z.optional(longitude),
		default_zoom: z.optional(z.number(ZOOMS).check(z.gte(2, ZOOMS), z.lte(16, ZOOMS))),
	},
	fixedFields,
);
export type StateUpdate = z.infer<typeof stateUpdateSchema>;

export const stateChangeSchema = z.object({
	fips: z.string().check(z.regex(/^\d\d$/, 'Two digits')),
	update: stateUpdateSchema,
	revision: editedFrom,
});
export type StateChange = z.input<typeof stateChangeSchema>;

/** A state as the back office sees it. */
export const adminStateSchema = z.extend(stateSchema, { revision });
export type AdminState = z.infer<typeof adminStateSchema>;

export const regionChangeSchema = z.object({
	id: z.enum(regionIds),
	update: z.strictObject({
		text: z.optional(
			z.string().check(z.trim(), z.minLength(1, 'Say something about the region.'), z.maxLength(2000)),
		),
		image: z.optional(
			z.nullable(
				z.string().check(z.refine((text) => isOwnImage(text) || isImageAddress(text), 'Invalid Image URL')),
			),
		),
	}),
	revision: editedFrom,
});
export type RegionChange = z.infer<typeof regionChangeSchema>;

/** A region as the back office sees it. */
export const adminRegionSchema = z.extend(regionContentSchema, { revision });
export type AdminRegion = z.infer<typeof adminRegionSchema>;
