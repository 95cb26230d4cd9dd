import Dexie from 'dexie';
import type { DeviceState } from '#domain/sync/device-state.ts';
import { isAccountDbName } from './account-db-name.ts';
import type { MetaRow } from './trip-tables.ts';

/** Higher than any version of our schema: opening this version gives exclusive access to the database. */
const TO_ONESELF = 2 ** 31;

export async function accountDbNames(): Promise<string[]> {
	return (await Dexie.getDatabaseNames()).filter((name) => isAccountDbName(name));
}

/**
 * Deletes an account's database, unless it holds edits that the server has not taken, has refused, or may have lost;
 * returns true if the database stays. It checks inside a version change, which begins once no tab has the database
 * open, so that no edit can slip in between the check and the deletion.
 */
export async function deleteUnlessUnsent(name: string): Promise<boolean> {
	if (await holdsUnsentAlone(name, await versionAbove(name))) return true;
	await Dexie.delete(name);
	return false;
}

/** Returns true if it holds such edits now, whoever has it open; others may follow. */
export async function holdsUnsent(name: string): Promise<boolean> {
	let isUnsent = false;
	const use = (db: IDBDatabase) => {
		const all = db.transaction([...db.objectStoreNames], 'readonly');
		ifUnsent(all, () => {
			isUnsent = true;
		});
		return all;
	};
	await openOnce({ name, change: abort, use });
	return isUnsent;
}

/** Deletes its rows at once, whoever has it open, unless it holds such edits; returns true if the rows stay. */
export async function clearUnlessUnsent(name: string): Promise<boolean> {
	let isUnsent = false;
	const use = (db: IDBDatabase) => {
		const stores = [...db.objectStoreNames];
		const all = db.transaction(stores, 'readwrite');
		ifUnsent(all, () => {
			isUnsent = true;
			// Nothing of it has happened.
			all.abort();
		});
		for (const store of stores) all.objectStore(store).clear();
		return all;
	};
	await openOnce({ name, change: abort, use });
	return isUnsent;
}

/** Makes an account's database stay until it enters another epoch: by then it has resent what the server lost. */
export async function keepInEpoch(name: string): Promise<void> {
	await openOnce({
		name,
		change: abort,
		use: (db) => {
			const meta = db.transaction('meta', 'readwrite').objectStore('meta');
			readMeta(meta, 'epoch', (value) => meta.put({ key: 'kept_in', value } satisfies MetaRow));
			return meta.transaction;
		},
	});
}

/** An interrupted deletion leaves the database at the check's version, so the next check has to go higher. */
async function versionAbove(name: string): Promise<number> {
	// Only opening it tells, because Firefox before 126 and Safari before 14 list no databases. Opened without a
	// version, only a missing database fires an upgrade, which we abort.
	const version = await openOnce({ name, change: abort });
	return Math.max(TO_ONESELF, (version ?? 0) + 1);
}

async function holdsUnsentAlone(name: string, version: number): Promise<boolean> {
	let isUnsent = false;
	const change = ({ transaction }: IDBOpenDBRequest, oldVersion: number) => {
		// The database is already gone: create nothing in its place.
		if (oldVersion === 0 || !transaction) return transaction?.abort();
		ifUnsent(transaction, () => {
			isUnsent = true;
			transaction.abort();
		});
	};
	await openOnce({ name, version, change });
	return isUnsent;
}

/** Calls back, once, if the stores of this transaction hold edits that may be only here. */
function ifUnsent(transaction: IDBTransaction, act: () => void) {
	let isTold = false;
	const tell = () => {
		if (!isTold) act();
		isTold = true;
	};
	const here = transaction.objectStoreNames;
	for (const table of ['outbox', 'refused'].filter((each) => here.contains(each))) {
		const counting = transaction.objectStore(table).count();
		counting.onsuccess = () => {
			if (counting.result > 0) tell();
		};
	}
	if (!here.contains('meta')) return;
	const meta = transaction.objectStore('meta');
	// On its way to another epoch, it has not yet resent edits that only it may have.
	readMeta(meta, 'reset', (reset) => {
		if ((reset as DeviceState['reset'] | undefined)?.restored) tell();
	});
	let keptIn: unknown;
	readMeta(meta, 'kept_in', (kept) => {
		keptIn = kept;
	});
	readMeta(meta, 'epoch', (epoch) => {
		if (keptIn !== undefined && keptIn === epoch) tell();
	});
}

/** Reads a value from the table `meta`; undefined where there is none. */
function readMeta(meta: IDBObjectStore, key: MetaRow['key'], then: (value: unknown) => void) {
	const reading: IDBRequest<MetaRow | undefined> = meta.get(key);
	reading.onsuccess = () => then(reading.result?.value);
}

const abort = ({ transaction }: IDBOpenDBRequest) => transaction?.abort();

interface OpenOnce {
	name: string;
	/** The current version if absent. */
	version?: number;
	change: (opening: IDBOpenDBRequest, oldVersion: number) => void;
	/** Starts the work on the open database. */
	use?: (db: IDBDatabase) => IDBTransaction;
}

/** Opens it and closes it again; returns its version, or null when the change was aborted and changed nothing. */
function openOnce({ name, version, change, use }: OpenOnce): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(name, version);
		opening.onupgradeneeded = ({ oldVersion }) => change(opening, oldVersion);
		opening.onsuccess = () => {
			const { result: db } = opening;
			let using: IDBTransaction | undefined;
			try {
				using = use?.(db);
			} catch (error) {
				reject(error);
			}
			// It closes once the started work is done.
			db.close();
			if (!using) return resolve(db.version);
			using.oncomplete = () => resolve(db.version);
			// Without an error, the work itself has called it off.
			using.onabort = () => (using.error ? reject(using.error) : resolve(db.version));
		};
		opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(null) : reject(opening.error));
	});
}
