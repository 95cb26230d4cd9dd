import * as z from 'zod/mini';
import type { StoredTrip } from '#domain/sync/account-state.ts';
import { encodeStops } from './stop-code.ts';
import { stopTypes } from './stop-place.ts';
import { tripFromCells } from './trip.ts';

/** A saved trip as `GET /account/trip` answers it (§3). */
export const savedTripSchema = z.object({
	trip_id: z.string(),
	name: z.string(),
	/** ISO 8601. */
	last_modified: z.string(),
	deleted: z.boolean(),
	stops: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			city: z.string(),
			state: z.string(),
			lat: z.number(),
			long: z.number(),
			type: z.enum(stopTypes),
		}),
	),
	/** The stops as a comma list of stop codes. */
	trip_string: z.string(),
});
export type SavedTrip = z.infer<typeof savedTripSchema>;

/** A trip on the server as other clients of the API see it. */
export function savedTripOf(id: string, { cells }: StoredTrip): SavedTrip {
	const { name, stops, life } = tripFromCells(id, cells);
	const changed = Math.max(0, ...[...cells.values()].map(({ t }) => t));
	return {
		trip_id: id,
		name,
		last_modified: new Date(changed).toISOString(),
		deleted: life === 'trashed',
		stops: stops.map((stop) => {
			const { name, city, state, lat, long, type } = stop.place;
			return { id: stop.id, name, city, state, lat, long, type };
		}),
		trip_string: encodeStops(stops.map(({ place }) => place)),
	};
}
