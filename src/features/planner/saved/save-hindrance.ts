import type { Trip } from '#domain/trips/trip.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { hasRoomForTrip } from '#trips/plan-room.ts';

/** An obstacle to saving a trip: the plan has no room for another trip or for its stops, or the trip needs a name. */
export type Hindrance = 'trips' | 'stops' | 'name';

/** Finds the obstacle to saving a trip before the server refuses it; null if there is none. */
export async function hindranceOf(trip: Trip, plan: TripPlan, owner: AccountSync): Promise<Hindrance | null> {
	if (!(await hasRoomForTrip(trip.id, plan, owner))) return 'trips';
	if (trip.stops.length > plan.stops) return 'stops';
	return isTripName(trip.name) ? null : 'name';
}
