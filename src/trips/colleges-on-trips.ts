import { openAccountDb } from '#db/account-db.ts';
import { readTrips } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { liveTrips } from '#domain/trips/trip.ts';
import { accountHash } from '#sync/account-hash.ts';

/** Returns the colleges on this device's draft and on the signed-in account's saved trips, by IPEDS id. */
export async function collegesOnTrips(accountId: string | null): Promise<ReadonlySet<number>> {
	const drafts = await collegesIn(sharedDb);
	return new Set(accountId === null ? drafts : [...drafts, ...(await collegesOnSaved(accountId))]);
}

async function collegesOnSaved(accountId: string): Promise<number[]> {
	const db = openAccountDb(accountHash(accountId));
	try {
		return await collegesIn(db);
	} finally {
		db.close();
	}
}

/** Returns the colleges on a database's trips outside the trash, by IPEDS id, including those that had no guide yet. */
export async function collegesIn(db: TripDb): Promise<number[]> {
	return liveTrips(await readTrips(db))
		.flatMap(({ stops }) => stops)
		.filter(({ place }) => isCampus(place))
		.map(({ place }) => Number(place.code));
}
