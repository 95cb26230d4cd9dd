import { sharedDb } from '#db/shared-db.ts';
import type { StreetDrive, TripDb } from '#db/trip-tables.ts';
import type { Point } from '#domain/geo.ts';
import { pairKey, pairsOf, type StreetLegs, streetLeg } from '#domain/roads/known-drives.ts';
import { currentAccount } from '#sync/current-account.ts';
import { observable } from '#ui/observable.ts';

/** The drives along the streets that this page knows, by `pairKey`. */
export const streetLegs = observable<StreetLegs>({});
const known = new Map<string, StreetDrive>();

/** Drives that a trip keeps, those between stops it has no more included: a stop that is taken out may come back. */
const MOST_STORED = 300;

/** The drive as last told; undefined when nothing was. */
export const streetDrive = (from: Point, to: Point): StreetDrive | undefined => known.get(pairKey(from, to));

/** Takes in what is known of drives, by `pairKey`; of two tellings the later one stays. */
export function takeInStreets(drives: Record<string, StreetDrive>): void {
	const fresh = Object.entries(drives).filter(
		([key, { told_at }]) => told_at > (known.get(key)?.told_at ?? Number.NEGATIVE_INFINITY),
	);
	if (fresh.length === 0) return;
	for (const [key, told] of fresh) known.set(key, told);
	const legs = fresh.flatMap(([key, { drive }]) => (drive ? [[key, streetLeg(drive)]] : []));
	streetLegs.set({ ...streetLegs.get(), ...Object.fromEntries(legs) });
}

/** Reads what a trip of this device keeps. */
export async function readStreets(tripId: string): Promise<void> {
	await orWarn(async () => {
		for (const db of databases()) {
			const row = await db.streets.get(tripId);
			if (row) takeInStreets(row.drives);
		}
	});
}

/** Keeps what is known of the drives between a trip's stops with the trip, wherever that lies on this device. */
export async function keepStreets(tripId: string, points: Point[]): Promise<void> {
	const wanted = pairsOf({ points, which: 'all' }).map(([from, to]) => pairKey(from, to));
	const told = wanted.flatMap((key): [string, StreetDrive][] => {
		const street = known.get(key);
		return street ? [[key, street]] : [];
	});
	await orWarn(async () => {
		for (const db of databases()) await keepIn(db, tripId, told);
	});
}

/** With the trip or not at all: whoever deletes a trip deletes what it keeps. */
async function keepIn(db: TripDb, tripId: string, told: [string, StreetDrive][]): Promise<void> {
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

/** Drives can be asked for again, and estimated without: a device that keeps nothing still shows them. */
async function orWarn(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		console.warn('This device does not keep drives along the streets', error);
	}
}
