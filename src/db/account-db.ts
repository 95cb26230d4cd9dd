import Dexie from 'dexie';
import { accountDbName } from './account-db-name.ts';
import { noteUnderWay } from './let-go.ts';
import { STREET_STORES, TRIP_STORES, type TripDb } from './trip-tables.ts';

/** One account's own database on this device, deleted when it signs out. */
export const openAccountDb = (accountHash: string): TripDb => openNamedAccountDb(accountDbName(accountHash));

/** Does the same by the database's name, as the device tells it. */
export function openNamedAccountDb(name: string): TripDb {
	const db = new Dexie(name, { chromeTransactionDurability: 'strict' }) as TripDb;
	noteUnderWay(db);
	db.version(1).stores(TRIP_STORES);
	db.version(2).stores(STREET_STORES);
	return db;
}
