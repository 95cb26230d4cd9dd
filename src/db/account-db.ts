import Dexie from 'dexie';
import { noteUnderWay } from './let-go.ts';
import { STREET_STORES, TRIP_STORES, type TripDb } from './trip-tables.ts';

/** The name of an account's own database. `accountHash` keeps the account's id off the disk. */
export const accountDbName = (accountHash: string) => `ctt.u.${accountHash}`;

/** One account's own database on this device, deleted when it signs out. */
export function openAccountDb(accountHash: string): TripDb {
	const db = new Dexie(accountDbName(accountHash), { chromeTransactionDurability: 'strict' }) as TripDb;
	noteUnderWay(db);
	db.version(1).stores(TRIP_STORES);
	db.version(2).stores(STREET_STORES);
	return db;
}
