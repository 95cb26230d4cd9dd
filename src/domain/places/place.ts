import * as z from 'zod/mini';

export const placeTypes = ['hotel', 'restaurant', 'poi', 'airport'] as const;
export type PlaceType = (typeof placeTypes)[number];
/** Kinds of places in a guide; airports have their own list. */
export const guidedTypes = ['hotel', 'restaurant', 'poi'] as const satisfies readonly PlaceType[];

/** A hotel, restaurant, point of interest or airport. An airport's `place_id` is its IATA code. */
export const placeSchema = z.object({
	place_id: z.string(),
	name: z.string(),
	lat: z.number(),
	long: z.number(),
	type: z.enum(placeTypes),
	city: z.string(),
	state_abbreviation: z.string(),
	/** A few words on its kind or location, at most 60 characters; may be empty. */
	note: z.string(),
	/** As dialed, "(617) 868-2255"; null if nobody has looked it up. */
	phone: z.nullable(z.string()),
	/** The place's own page, https or http, in capitals if stored so; null if nobody has looked it up. */
	website: z.nullable(z.string().check(z.regex(/^https?:\/\//i))),
	/** Miles from the requested point; null without one. */
	distance: z.nullable(z.number()),
});
export type Place = z.infer<typeof placeSchema>;

/** The credit that their license asks for. */
export const OSM_CREDIT = '© OpenStreetMap contributors';

/** True when any of these places, known by id, came from OpenStreetMap. */
export const areFromOsm = (placeIds: readonly string[]) => placeIds.some((id) => id.startsWith('osm_'));

/** An airport in the bundled list. */
export type Airport = Pick<Place, 'place_id' | 'name' | 'city' | 'state_abbreviation' | 'lat' | 'long'> & {
	/** By the FAA: a large, medium or small hub; N for no hub, but with airlines; "" where hardly any airline flies. */
	hub: 'L' | 'M' | 'S' | 'N' | '';
};
