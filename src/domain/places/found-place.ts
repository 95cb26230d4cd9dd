/*
 *   GET  /api/admin/places/found?ipeds_id&miles   what OpenStreetMap knows around a campus, nearest first
 *   POST /api/admin/places/import                 { places }: adds those that are chosen
 */
import * as z from 'zod/mini';
import { milesBetween } from '../geo.ts';
import { normalise } from '../search/normalise.ts';
import { placeEditSchema } from './edit-place.ts';
import { type Place, placeSchema } from './place.ts';

/** How far around a campus is looked, in miles. */
export const searchedMiles = [0.5, 1, 3, 5] as const;
/** So many of a kind are shown: the nearest. */
export const MOST_FOUND_PLACES = 40;

export const foundQuerySchema = z.object({
	ipeds_id: z.coerce.number().check(z.int(), z.positive()),
	miles: z.coerce
		.number()
		.check(z.refine((miles) => searchedMiles.some((each) => each === miles), 'must be 0.5, 1, 3 or 5')),
});

const osmId = z.string().check(z.regex(/^osm_(node|way|relation)_\d{1,15}$/));

/** A place that OpenStreetMap knows; `isHere` says that it is among ours already. */
export const foundPlaceSchema = z.extend(placeSchema, { place_id: osmId, isHere: z.boolean() });
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

export const foundPlacesSchema = z.object({
	found: z.array(foundPlaceSchema),
	/** How many more there are, farther away. */
	farther: z.int().check(z.nonnegative()),
});
export type FoundPlaces = z.infer<typeof foundPlacesSchema>;

export const importPlacesSchema = z.object({
	places: z
		.array(z.extend(placeEditSchema, { place_id: osmId }))
		.check(z.minLength(1, 'Choose at least one place.'), z.maxLength(3 * MOST_FOUND_PLACES)),
});
export type ImportedPlace = z.infer<typeof importPlacesSchema>['places'][number];

/** How many were added; the rest were there already. */
export const importedSchema = z.object({ added: z.int(), known: z.int() });

/** Two of one name and kind are so near each other only if they are one. */
const ONE_PLACE_MILES = 0.15;

/** Whether both are the same place: by its id, or by name, kind and where it stands. */
export function isSamePlace(a: Compared, b: Compared): boolean {
	if (a.place_id === b.place_id) return true;
	return (
		a.type === b.type && normalise(a.name) === normalise(b.name) && milesBetween(a, b) <= ONE_PLACE_MILES
	);
}
type Compared = Pick<Place, 'place_id' | 'type' | 'name' | 'lat' | 'long'>;
