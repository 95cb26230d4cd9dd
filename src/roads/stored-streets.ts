import { sharedDb } from '#db/shared-db.ts';
import type { StreetDrive, TripDb } from '#db/trip-tables.ts';
import type { Point } from '#domain/geo.ts';
import { pairKey, pairsOf, type StreetLegs, streetLeg } from '#domain/roads/known-drives.ts';
import { observable } from '#runtime/observable.ts';
import { currentAccount } from '#sync/current-account.ts';

/** The street drives that this page knows, by `pairKey`. */
export const streetLegs = observable<StreetLegs>({});
const known = new Map<string, StreetDrive>();

/** Most drives stored per trip, including those between stops it no longer has: a removed stop may come back. */
const MOST_STORED = 300;

export const streetDrive = (from: Point, to: Point): StreetDrive | undefined => known.get(pairKey(from, to));

/** Adds known drives, by `pairKey`; the later of two wins. */
export function takeInStreets(drives: Record<string, StreetDrive>): void {
	const fresh = Object.entries(drives).filter(
		([key, { told_at }]) => told_at > (known.get(key)?.told_at ?? Number.NEGATIVE_INFINITY),
	);
	if (fresh.length === 0) return;
	for (const [key, told] of fresh) known.set(key, told);
	const legs = fresh.flatMap(([key, { drive }]) => (drive ? [[key, streetLeg(drive)]] : []));
	streetLegs.set({ ...streetLegs.get(), ...Object.fromEntries(legs) });
}

/** Reads a trip's stored drives from this device. */
export async function readStreets(tripId: string): Promise<void> {
	await orWarn(async () => {
		for (const db of databases()) {
			const row = await db.streets.get(tripId);
			if (row) takeInStreets(row.drives);
		}
	});
}

/** Stores the known drives between a trip's stops with the trip, in whichever database holds it. */
export async function storeStreets(tripId: string, points: Point[]): Promise<void> {
	const wanted = pairsOf({ points, which: 'all' }).map(([from, to]) => pairKey(from, to));
	const told = wanted.flatMap((key): [string, StreetDrive][] => {
		const street = known.get(key);
		return street ? [[key, street]] : [];
	});
	await orWarn(async () => {
		for (const db of databases()) await storeIn(db, tripId, told);
	});
}

/** Stored with the trip or not at all: deleting a trip also deletes its drives. */
async function storeIn(db: TripDb, tripId: string, told: [string, StreetDrive][]): Promise<void> {
	await db.transaction('rw', [db.trips, db.streets], async () => {
		if (!(await db.trips.get(tripId))) return;
		const held = (await db.streets.get(tripId))?.drives ?? {};
		if (told.every(([key, { told_at }]) => held[key]?.told_at === told_at)) return;
		const others = Object.entries(held).filter(([key]) => !told.some(([other]) => other === key));
		const room = Math.max(0, MOST_STORED - told.length);
		const drives = Object.fromEntries([...(room > 0 ? others.slice(-room) : []), ...told]);
		await db.streets.put({ trip: tripId, drives });
	});
}

function databases(): TripDb[] {
	const account = currentAccount();
	return account ? [sharedDb, account.db] : [sharedDb];
}

/** Not an error: drives can be fetched again, or estimated, so a device that stores nothing still shows them. */
async function orWarn(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		console.warn('This device does not keep drives along the streets', error);
	}
}
