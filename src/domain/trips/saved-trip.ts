import * as z from 'zod/mini';
import { type Place, placeSchema } from '#domain/places/place.ts';
import type { StoredTrip } from '#domain/sync/account-state.ts';
import { encodeStop, encodeStops } from './stop-code.ts';
import { type StopPlace, stopTypes } from './stop-place.ts';
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
			/** The place's own id; a custom place has none, so this is its stop code. */
			id: z.string(),
			/** The stop's id in sync. */
			stop_id: z.string(),
			name: z.string(),
			city: z.string(),
			state: z.string(),
			lat: z.number(),
			long: z.number(),
			type: z.enum(stopTypes),
			/** Hotels, restaurants and sights near the stop: at most nine of each, nearest first. */
			nearby: z.array(placeSchema),
		}),
	),
	/** The stops as a comma-separated list of stop codes. */
	trip_string: z.string(),
});
export type SavedTrip = z.infer<typeof savedTripSchema>;

/** Finds the places near a stop. */
export type NearbyOf = (place: StopPlace) => Promise<Place[]>;

/** Converts a trip on the server to the form for other API clients. */
export async function savedTripOf(id: string, { cells }: StoredTrip, nearbyOf: NearbyOf): Promise<SavedTrip> {
	const { name, stops, life } = tripFromCells(id, cells);
	const changed = Math.max(0, ...[...cells.values()].map(({ t }) => t));
	return {
		trip_id: id,
		name,
		last_modified: new Date(changed).toISOString(),
		deleted: life !== 'live',
		stops: await Promise.all(
			stops.map(async ({ id: stop_id, place }) => {
				const { code, name, city, state, lat, long, type } = place;
				const nearby = await nearbyOf(place);
				return { id: code || encodeStop(place), stop_id, name, city, state, lat, long, type, nearby };
			}),
		),
		trip_string: encodeStops(stops.map(({ place }) => place)),
	};
}
