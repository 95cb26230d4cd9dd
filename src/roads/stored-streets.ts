import { orWarn } from '#db/or-warn.ts';
import { sharedDb } from '#db/shared-db.ts';
import type { StreetDrive, TripDb } from '#db/trip-tables.ts';
import type { Point } from '#domain/geo.ts';
import { pairKey, pairsOf, type StreetLegs, streetLeg } from '#domain/roads/known-drives.ts';
import { observable } from '#runtime/observable.ts';
import { currentAccount } from '#sync/current-account.ts';

/** The street drives that this page knows, by `pairKey`. */
export const streetLegs = observable<StreetLegs>({});
const known = new Map<string, StreetDrive>();

/**
 * The most drives stored per trip, including those between stops it no longer has, because a removed stop may come
 * back.
 */
const MOST_STORED = 300;

/** Drives can be asked for again, or estimated: a device that stores nothing still shows them. */
const REFUSED = 'This device does not keep drives along the streets';

export const streetDrive = (from: Point, to: Point): StreetDrive | undefined => known.get(pairKey(from, to));

/** Adds known drives, by `pairKey`; later ones win. */
export function takeInStreets(drives: Record<string, StreetDrive>): void {
	const fresh = Object.entries(drives).filter(
		([key, { told_at }]) => told_at > (known.get(key)?.told_at ?? Number.NEGATIVE_INFINITY),
	);
	if (fresh.length === 0) return;
	for (const [key, street] of fresh) known.set(key, street);
	const legs = fresh.flatMap(([key, { drive }]) => (drive ? [[key, streetLeg(drive)]] : []));
	streetLegs.set({ ...streetLegs.get(), ...Object.fromEntries(legs) });
}

/** Reads a trip's stored drives from this device. */
export async function readStreets(tripId: string): Promise<void> {
	await orWarn(REFUSED, async () => {
		for (const db of databases()) {
			const row = await db.streets.get(tripId);
			if (row) takeInStreets(row.drives);
		}
	});
}

/** Stores the known drives between a trip's stops with the trip, in whichever database holds it. */
export async function storeStreets(tripId: string, points: Point[]): Promise<void> {
	const wanted = pairsOf({ points, which: 'all' }).map(([from, to]) => pairKey(from, to));
	const ours = wanted.flatMap((key): [string, StreetDrive][] => {
		const street = known.get(key);
		return street ? [[key, street]] : [];
	});
	await orWarn(REFUSED, async () => {
		for (const db of databases()) await storeIn(db, tripId, ours);
	});
}

/** Stored with the trip or not at all: deleting a trip also deletes its drives. */
async function storeIn(db: TripDb, tripId: string, ours: [string, StreetDrive][]): Promise<void> {
	await db.transaction('rw', [db.trips, db.streets], async () => {
		if (!(await db.trips.get(tripId))) return;
		const stored = (await db.streets.get(tripId))?.drives ?? {};
		if (ours.every(([key, { told_at }]) => stored[key]?.told_at === told_at)) return;
		const others = Object.entries(stored).filter(([key]) => !ours.some(([other]) => other === key));
		const room = Math.max(0, MOST_STORED - ours.length);
		const drives = Object.fromEntries([...(room > 0 ? others.slice(-room) : []), ...ours]);
		await db.streets.put({ trip: tripId, drives });
	});
}

function databases(): TripDb[] {
	const account = currentAccount();
	return account ? [sharedDb, account.db] : [sharedDb];
}
