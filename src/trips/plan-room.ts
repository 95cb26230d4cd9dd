import { readSyncedAt, readTrips } from '#db/queries.ts';
import type { Account } from '#domain/accounts/account.ts';
import { limits } from '#domain/limits.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import type { RefusalCode } from '#domain/sync/policy.ts';
import { noRoomForEdit } from '#domain/trips/stop-room.ts';
import { fullPlan, tripPlanOf } from '#domain/trips/trip-plan.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import { serverNow } from '#runtime/server-clock.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import type { TripStore } from './trip-store.ts';

/** Returns the person's plan, if known; for an unknown person, the server decides. */
export function accountPlanOf(account: Account | null): TripPlan {
	return account ? tripPlanOf(account, serverNow()) : fullPlan;
}

/** How many stops a trip may have, and what limits it: the product's own rule, or the account's plan. */
export interface StopRoom {
	mostStops: number;
	by: 'trip' | 'plan';
}

/** Returns the room in a trip. A draft holds ten stops on every plan; the plan's limit applies when it is saved. */
export function stopRoomOf(store: Pick<TripStore, 'account'>, who: Account | null): StopRoom {
	const { stops } = planFor(store, who);
	return stops < limits.stopsPerTrip
		? { mostStops: stops, by: 'plan' }
		: { mostStops: limits.stopsPerTrip, by: 'trip' };
}

function planFor({ account: owner }: Pick<TripStore, 'account'>, who: Account | null): TripPlan {
	return owner && who?.id === owner.accountId ? accountPlanOf(who) : fullPlan;
}

/** An edit of a trip that brings back earlier contents, and who makes it. */
interface Return {
	changes: readonly Change[];
	trip: Cells;
	who: Account | null;
}

/** Returns why a trip, or the plan, has no room for what an edit brings back; null if there is room. */
export async function noRoomToReturn(
	store: Pick<TripStore, 'account' | 'target'>,
	edit: Return,
): Promise<RefusalCode | null> {
	const { mostStops } = stopRoomOf(store, edit.who);
	return noRoomForEdit(edit.changes, edit.trip, mostStops) ?? (await noRoomToRestore(store, edit));
}

/**
 * Returns why the plan has no room for the trip that an edit takes out of the trash; null if there is room, or it takes
 * out none.
 */
async function noRoomToRestore(
	store: Pick<TripStore, 'account' | 'target'>,
	{ changes, trip, who }: Return,
): Promise<RefusalCode | null> {
	const restores = changes.some(({ path, value }) => path === 'life' && value === 'live');
	if (!store.account || !restores || trip.get('life')?.v === 'live') return null;
	return (await hasRoomForTrip(store.target, planFor(store, who), store.account)) ? null : 'quota';
}

/** True when the plan has room for this trip besides the live ones; checked before the server would refuse it. */
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
		// Saving itself reports that the device refuses, and the server does its own count.
		console.error('The saved trips could not be counted on this device', error);
		return true;
	}
}
