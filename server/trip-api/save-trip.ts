import * as z from 'zod/mini';
import { tripIdSchema } from '#domain/sync/wire.ts';
import { renameTrip, restoreTrip, startTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { replaceStops } from '#domain/trips/replace-stops.ts';
import type { NearbyOf, SavedTrip } from '#domain/trips/saved-trip.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { Problem } from '#server/http/problems.ts';
import { randomId } from '#server/secrets/random.ts';
import type { Stores } from '#server/stores.ts';
import { lookUpStops } from './look-up-stops.ts';
import { mustHave } from './must-have.ts';
import { createApiWriter } from './write-as-api.ts';

/** The body of `POST /account/trip`. */
export const tripDeletionSchema = z.object({ trip_id: tripIdSchema, deleted: z.boolean() });
/** The body of `POST /private/trip`: without an id it saves a new trip, which needs a name. */
export const savingSchema = z.object({
	id: z.optional(tripIdSchema),
	name: z.optional(z.string()),
	trip_string: z.string(),
});

/** Creates other API clients' actions on saved trips. Both throw the `trip_not_found` and `trip_refused` problems. */
export function createTripSaver(
	stores: Pick<Stores, 'sync' | 'colleges' | 'places'>,
	nearbyOf: NearbyOf,
	now: () => Date,
) {
	const { sync } = stores;
	const write = createApiWriter(sync, nearbyOf, now);
	const placesOf = (accountId: string, tripId: string): StopPlace[] => {
		const { cells } = mustHave(sync.reader, accountId, tripId);
		return tripFromCells(tripId, cells).stops.map(({ place }) => place);
	};

	return {
		/** Moves a trip to the trash, or back out. */
		markDeleted: async (
			accountId: string,
			{ trip_id, deleted }: z.infer<typeof tripDeletionSchema>,
		): Promise<SavedTrip> => {
			mustHave(sync.reader, accountId, trip_id);
			const changes = () => (deleted ? trashTrip() : restoreTrip());
			return write({ accountId, tripId: trip_id, changes });
		},
		/** Saves a new trip, or replaces a trip's stops with those of `trip_string`. */
		save: async (
			accountId: string,
			{ id, name, trip_string }: z.infer<typeof savingSchema>,
		): Promise<SavedTrip> => {
			const own = id === undefined ? [] : placesOf(accountId, id);
			const places = await lookUpStops(stores, trip_string, own);
			if (places.length === 0) throw new Problem('trip_refused', 'A trip without stops cannot be saved.');
			const tripId = id ?? randomId('t_');
			return write({
				accountId,
				tripId,
				changes: (trip) => [
					...(trip ? (name === undefined ? [] : renameTrip(name)) : startTrip(name ?? '')),
					...replaceStops(trip ?? tripFromCells(tripId, new Map()), places, () => randomId('s_')),
				],
			});
		},
	};
}
