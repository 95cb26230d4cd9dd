import { readSyncedAt, readTrips } from '#db/queries.ts';
import type { Account } from '#domain/accounts/account.ts';
import { limits } from '#domain/limits.ts';
import { fullPlan, tripPlanOf } from '#domain/trips/trip-plan.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import type { TripStore } from './trip-store.ts';

/** The person's plan, as far as it is known; for an unknown person, the server decides. */
export function accountPlanOf(account: Account | null): TripPlan {
	return account ? tripPlanOf(account, Date.now()) : fullPlan;
}

/** How many stops a trip may have, and what limits it: the product's own rule, or the account's plan. */
export interface StopRoom {
	mostStops: number;
	by: 'trip' | 'plan';
}

/** The room in a trip. A draft holds ten stops on every plan; the plan's limit comes up when it is saved. */
export function stopRoomOf({ account: owner }: Pick<TripStore, 'account'>, who: Account | null): StopRoom {
	const { stops } = owner && who?.id === owner.accountId ? accountPlanOf(who) : fullPlan;
	return stops < limits.stopsPerTrip
		? { mostStops: stops, by: 'plan' }
		: { mostStops: limits.stopsPerTrip, by: 'trip' };
}

/** True when the plan has room for this trip besides the live ones; asked before the server would refuse it. */
export async function hasRoomForTrip(
	tripId: string,
	plan: TripPlan,
	{ db, call }: Pick<AccountSync, 'db' | 'call'>,
): Promise<boolean> {
	if (plan.trips === Number.POSITIVE_INFINITY) return true;
	try {
		// On a device that has just signed in, the trips are not here yet.
		if ((await readSyncedAt(db)) === null) await call('wake');
		const trips = await readTrips(db);
		const others = trips.filter(({ id, view }) => id !== tripId && view.get('life')?.v === 'live');
		return others.length < plan.trips;
	} catch (error) {
		// Saving reports that the device refuses, and the server counts for itself.
		console.error('The saved trips could not be counted on this device', error);
		return true;
	}
}
