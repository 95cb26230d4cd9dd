import Dexie from 'dexie';
import { TRIP_STORES, type TripDb } from './trip-tables.ts';

/** One account's own database on this device, deleted when it signs out. `accountHash` keeps the account's id off the disk. */
export function openAccountDb(accountHash: string): TripDb {
	const db = new Dexie(`ctt.u.${accountHash}`, { chromeTransactionDurability: 'strict' }) as TripDb;
	db.version(1).stores(TRIP_STORES);
	return db;
}
