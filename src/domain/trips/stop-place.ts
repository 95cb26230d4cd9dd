import * as z from 'zod/mini';
import { isPoint } from '#domain/geo.ts';
import type { Json } from '#domain/sync/cell.ts';

export const stopTypes = ['college', 'hotel', 'restaurant', 'airport', 'poi', 'x'] as const;
export type StopType = (typeof stopTypes)[number];

/**
 * A stop's place, stored whole inside the trip so that it can be shown without the catalogue. `code` is the college's
 * IPEDS id, the airport's IATA code, the place's id, or empty for a custom place (`x`).
 */
export const stopPlaceSchema = z.object({
	type: z.enum(stopTypes),
	code: z.string(),
	name: z.string(),
	city: z.string(),
	/** Two letters, or empty when not known. */
	state: z.string(),
	/** Degrees. */
	lat: z.number(),
	long: z.number(),
});
export type StopPlace = z.infer<typeof stopPlaceSchema>;

/** What was read before: a trip is read again at each edit, but a cell's value never changes. */
const read = new WeakMap<object, StopPlace | null>();

/** Returns the place in a cell's value, or null when it is not one on the globe; the same object each time. */
export function readStopPlace(value: Json | undefined): StopPlace | null {
	if (typeof value !== 'object' || value === null) return null;
	const before = read.get(value);
	if (before !== undefined) return before;
	const parsed = stopPlaceSchema.safeParse(value);
	const place = parsed.success && isPoint(parsed.data) ? parsed.data : null;
	read.set(value, place);
	return place;
}
