import { readTrips } from '#db/queries.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import { fullPlan, tripPlanOf } from '#domain/trips/trip-plan.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import type { AccountSync } from '#sync/account-sync.ts';

/** What stands in the way of saving a trip: the plan has no room for one more, or for its stops; or it needs a name. */
export type Hindrance = 'trips' | 'stops' | 'name';

/** The plan of a person by what is known of them; of whom nothing is known, the server decides. */
export function planOf(account: Account | null): TripPlan {
	return account ? tripPlanOf(account, Date.now()) : fullPlan;
}

/** What stands in the way of saving a trip, told before the server refuses it; null when nothing does. */
export async function hindranceOf(trip: Trip, plan: TripPlan, owner: AccountSync): Promise<Hindrance | null> {
	if (!(await hasRoomForTrip(trip.id, plan, owner))) return 'trips';
	if (trip.stops.length > plan.stops) return 'stops';
	return isTripName(trip.name) ? null : 'name';
}

/** Whether the plan has room for this trip beside the live ones that are on this device. */
export async function hasRoomForTrip(tripId: string, plan: TripPlan, owner: AccountSync): Promise<boolean> {
	try {
		const trips = await readTrips(owner.db);
		const others = trips.filter(({ id, view }) => id !== tripId && view.get('life')?.v === 'live');
		return others.length < plan.trips;
	} catch (error) {
		// Saving says that the device refuses, and the server counts for itself.
		console.error('The saved trips could not be counted on this device', error);
		return true;
	}
}
