/*
 *   GET  /api/admin/places/found?ipeds_id&miles   OpenStreetMap places around a campus, nearest first
 *   POST /api/admin/places/import                 { places }: adds these
 */
import * as z from 'zod/mini';
import { atMost } from '../forms/edit-rules.ts';
import { milesBetween, ONE_PLACE_MILES } from '../geo.ts';
import { normalise } from '../search/normalise.ts';
import { placeEditSchema } from './edit-place.ts';
import { guidedTypes, type Place, placeSchema } from './place.ts';

/** Search distances around a campus, in miles. */
export const searchedMiles = [0.5, 1, 3, 5] as const;
/** The most places shown per kind: the nearest ones. */
export const MOST_FOUND_PLACES = 40;

export const foundQuerySchema = z.object({
	ipeds_id: z.coerce.number().check(z.int(), z.positive()),
	miles: z.coerce
		.number()
		.check(z.refine((miles) => searchedMiles.some((each) => each === miles), 'must be 0.5, 1, 3 or 5')),
});

const osmId = z.string().check(z.regex(/^osm_(node|way|relation)_\d{1,15}$/));

/** A place OpenStreetMap knows; `isHere` is true when we already have it. */
export const foundPlaceSchema = z.extend(placeSchema, {
	place_id: osmId,
	type: z.enum(guidedTypes),
	isHere: z.boolean(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

export const foundPlacesSchema = z.object({
	found: z.array(foundPlaceSchema),
	/** How many more there are farther away. */
	farther: z.int().check(z.nonnegative()),
});
export type FoundPlaces = z.infer<typeof foundPlacesSchema>;

/** Empty if unknown so far; the form asks an editor for it. */
export const foundCity = z.string().check(z.trim(), atMost(80));

export const importPlacesSchema = z.object({
	places: z
		.array(z.extend(placeEditSchema, { place_id: osmId, city: foundCity }))
		.check(z.minLength(1, 'Choose at least one place.'), z.maxLength(3 * MOST_FOUND_PLACES)),
});
export type ImportPlaces = z.input<typeof importPlacesSchema>;
export type ImportedPlace = z.infer<typeof importPlacesSchema>['places'][number];

/** `added` are new; `known` were here before. */
export const importedSchema = z.object({ added: z.int(), known: z.int() });
export type Imported = z.infer<typeof importedSchema>;

/** True when both are the same place: by id, or by name, kind and position. */
export function isSamePlace(a: Compared, b: Compared): boolean {
	if (a.place_id === b.place_id) return true;
	// The names are compared last: normalizing one takes far longer than computing the distance.
	return (
		a.type === b.type && milesBetween(a, b) <= ONE_PLACE_MILES && normalise(a.name) === normalise(b.name)
	);
}
type Compared = Pick<Place, 'place_id' | 'type' | 'name' | 'lat' | 'long'>;
