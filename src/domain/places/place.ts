import * as z from 'zod/mini';

export const placeTypes = ['hotel', 'restaurant', 'poi', 'airport'] as const;
export type PlaceType = (typeof placeTypes)[number];
/** What a guide tells of around a campus; airports stand in a list of their own. */
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
	/** What it is or where it lies, 60 characters at most; may be empty. */
	note: z.string(),
	/** As it is dialed, "(617) 868-2255"; null where nobody has looked it up. */
	phone: z.nullable(z.string()),
	/** Its own page, https or http; null where nobody has looked it up. */
	website: z.nullable(z.string().check(z.regex(/^https?:\/\//))),
	/** Miles from the point that was asked about; null when no point was. */
	distance: z.nullable(z.number()),
});
export type Place = z.infer<typeof placeSchema>;

/** As their license wants them named. */
export const OSM_CREDIT = '© OpenStreetMap contributors';

/** Whether one of these places, told by its id, came from OpenStreetMap. */
export const areFromOsm = (placeIds: readonly string[]) => placeIds.some((id) => id.startsWith('osm_'));

/** An airport of the bundled list. */
export type Airport = Pick<Place, 'place_id' | 'name' | 'city' | 'state_abbreviation' | 'lat' | 'long'>;
