import * as z from 'zod/mini';
import { isPoint } from '#domain/geo.ts';
import type { Json } from '#domain/sync/cell.ts';

export const stopTypes = ['college', 'hotel', 'restaurant', 'airport', 'poi', 'x'] as const;
export type StopType = (typeof stopTypes)[number];

/**
 * Where a stop is, kept whole inside the trip so that it can be shown with no catalogue at hand.
 * `code` is the college's IPEDS id, the airport's IATA code, the place's id, or empty for a custom place (`x`).
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

/** The place that a cell's value describes, or null when it describes none on the globe. */
export function readStopPlace(value: Json | undefined): StopPlace | null {
	const parsed = stopPlaceSchema.safeParse(value);
	return parsed.success && isPoint(parsed.data) ? parsed.data : null;
}
