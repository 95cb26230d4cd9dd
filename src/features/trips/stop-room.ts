import { limits } from '#domain/limits.ts';
import { tripPlanOf } from '#domain/trips/trip-plan.ts';
import { useSession } from '#session/session.ts';
import type { TripStore } from '#trips/trip-store.ts';

/** How many stops a trip may have, and what says so: the product's own rule, or the account's plan. */
export interface StopRoom {
	mostStops: number;
	by: 'trip' | 'plan';
}

/** The room of a trip. A draft keeps ten stops on every plan; what a plan refuses is said when it is saved. */
export function useStopRoom({ account: owner }: TripStore): StopRoom {
	const { account } = useSession();
	// Of whom nothing is known, the server decides.
	if (!owner || account?.id !== owner.accountId) return { mostStops: limits.stopsPerTrip, by: 'trip' };
	const { stops } = tripPlanOf(account, Date.now());
	return stops < limits.stopsPerTrip
		? { mostStops: stops, by: 'plan' }
		: { mostStops: limits.stopsPerTrip, by: 'trip' };
}
