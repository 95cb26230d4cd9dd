import { sharedDb } from '#db/shared-db.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { DRAFT } from '#sync/edit.ts';
import { useTrip } from '#sync/use-trip.ts';

/** The trip on this device that is not saved to an account, live; null when there is none worth opening. */
export function useLocalDraft(): Trip | null {
	const open = useTrip(sharedDb, DRAFT);
	return open && open.trip.stops.length > 0 ? open.trip : null;
}
