/*
 *   GET  /api/admin/places?lat&long   the hotels, restaurants and sights within 20 miles, nearest first, each with its revision
 *   POST /api/admin/place             { action: create, place_id?, place } | { action: update, place_id, place } | { action: delete, place_id }
 *                                     a creation may be sent again: 409 `edited_meanwhile` once the place was changed or deleted
 *                                     an update or a deletion may carry a `revision`: 409 `edited_meanwhile` when it is older than the place's
 */
import * as z from 'zod/mini';
import { sameJson } from '#domain/sync/cell.ts';
import { editedFrom, revision } from '../admin/revision.ts';
import {
	atMost,
	latitude,
	line,
	longitude,
	NAME_WORDS,
	pageAddress,
	stateCode,
} from '../forms/edit-rules.ts';
import { type Point, roundedMilesBetween } from '../geo.ts';
import { thousands } from '../number-words.ts';
import { guidedTypes, placeSchema } from './place.ts';
import { AROUND_CAMPUS_MILES } from './shown-places.ts';

const optionalText = z.nullable(z.string().check(atMost(40)));

/** A place as an editor enters it; airports come with each release. */
export const placeEditSchema = z.object({
	name: line(NAME_WORDS, 120),
	type: z.enum(guidedTypes),
	lat: latitude,
	long: longitude,
	city: line('City cannot be blank.', 80),
	state_abbreviation: stateCode,
	note: z.string().check(z.trim(), atMost(60)),
	phone: optionalText,
	website: pageAddress(),
});

export type PlaceEdit = z.infer<typeof placeEditSchema>;

/** A place as an editor enters it in a college's guide: any farther away, no page would list it. */
export const placeEditAround = (campus: Point) =>
	placeEditSchema.check(
		z.check(({ value, issues }) => {
			const miles = roundedMilesBetween(campus, value);
			if (miles > AROUND_CAMPUS_MILES)
				issues.push({ code: 'custom', path: ['lat'], message: tooFarWords(miles), input: value.lat });
		}),
	);

const tooFarWords = (miles: number) =>
	`This point is ${thousands(Math.ceil(miles))} miles from the campus; its guide shows places within ${AROUND_CAMPUS_MILES}.`;

const id = z.string().check(z.minLength(1), z.maxLength(100));
/** Drawn by the client, so that a place sent twice is added once. */
const newId = z.optional(z.string().check(z.regex(/^o_[\w-]{22}$/, 'must be o_ and 128 random bits')));

export const placeChangeSchema = z.discriminatedUnion('action', [
	z.object({ action: z.literal('create'), place_id: newId, place: placeEditSchema }),
	z.object({ action: z.literal('update'), place_id: id, place: placeEditSchema, revision: editedFrom }),
	z.object({ action: z.literal('delete'), place_id: id, revision: editedFrom }),
]);
export type PlaceChange = z.infer<typeof placeChangeSchema>;

/** A place as the back office sees it. */
export const adminPlaceSchema = z.extend(placeSchema, { revision });
export type AdminPlace = z.infer<typeof adminPlaceSchema>;

/** The place after the change; null after deletion. */
export const placeAnswerSchema = z.nullable(adminPlaceSchema);

/** True when a place is saved as it was typed. */
export const isSavedAs = (typed: PlaceEdit, saved: AdminPlace): boolean =>
	Object.entries(typed).every(([field, value]) => sameJson(value, saved[field as keyof PlaceEdit]));
