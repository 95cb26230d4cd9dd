import Dexie, { type EntityTable } from 'dexie';
import type { Account } from '#domain/accounts/account.ts';
import type { Guide } from '#domain/colleges/college.ts';
import type { Place } from '#domain/places/place.ts';
import type { ViewRecord } from '#domain/views/view-record.ts';
import { noteUnderWay } from './let-go.ts';
import { STREET_STORES, TRIP_STORES, type TripTables } from './trip-tables.ts';

/** A list of the public catalogue as last received from the server. */
export interface ContentRow {
	key: string;
	value: unknown;
	etag: string | null;
	/** When the server last confirmed it, epoch milliseconds. */
	refreshed_at: number;
}

/** A college's guide, stored after its first view or for a trip. */
export interface GuideRow {
	ipeds_id: number;
	guide: Guide;
	places: Place[];
	etag: string | null;
	/** The ETag of the places near it; missing if they came with the document. */
	places_etag?: string | null;
	refreshed_at: number;
	/** The server's content revision at that time; missing if it was not known. */
	revision?: number | undefined;
	/** When a person last opened it, epoch milliseconds; missing if only a trip brought it. */
	viewed_at?: number;
}

/** The browser's own record of what was viewed for free, under the specification's key. */
export interface RecordRow extends ViewRecord {
	key: 'ctt';
}

/** The person signed in on this device, as last reported by the server; deleted when they sign out. */
export interface AccountRow {
	key: 'signed-in';
	account: Account;
	/** When the server last reported the account, in epoch milliseconds. */
	confirmed_at: number;
	/** How far this device's clock was ahead of the server's at that time, in milliseconds; missing if unknown. */
	ahead_ms?: number | undefined;
}

/** The data that everyone on this device shares: public content, the `ctt` record, and the draft trip. */
export type SharedDb = Dexie &
	TripTables & {
		content: EntityTable<ContentRow, 'key'>;
		guides: EntityTable<GuideRow, 'ipeds_id'>;
		record: EntityTable<RecordRow, 'key'>;
		account: EntityTable<AccountRow, 'key'>;
	};

// In a browser without any database, Dexie's live queries never answer; if a database fails to open, they do.
Dexie.dependencies.indexedDB ??= {
	open() {
		throw new Dexie.MissingAPIError('This browser has no IndexedDB');
	},
} as unknown as IDBFactory;

/** Opens, on first use, the database that all accounts on this device share. */
export function openSharedDb(name = 'ctt'): SharedDb {
	// Strict: an edit is shown as saved once it is on disk, not once it is in a buffer.
	const db = new Dexie(name, { chromeTransactionDurability: 'strict' }) as SharedDb;
	noteUnderWay(db);
	db.version(1).stores({ ...TRIP_STORES, content: 'key', guides: 'ipeds_id, viewed_at', record: 'key' });
	db.version(2).stores({ account: 'key' });
	db.version(3).stores(STREET_STORES);
	return db;
}

export const sharedDb = openSharedDb();
