import Dexie from 'dexie';

/** Higher than any version of our schema: opening it gives exclusive access to the database. */
const TO_ONESELF = 2 ** 31;

export async function accountDbNames(): Promise<string[]> {
	return (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('ctt.u.'));
}

/**
 * Deletes an account's database, unless it holds edits that the server has not taken or has refused; returns true if it
 * stays. It checks inside a version change, which begins once no tab has the database open: no edit slips in between
 * the check and the end.
 */
export async function deleteUnlessUnsent(name: string): Promise<boolean> {
	if (await holdsUnsent(name, await versionAbove(name))) return true;
	await Dexie.delete(name);
	return false;
}

/** A check whose deletion was cut short has left the database at its version: the next one has to go beyond. */
async function versionAbove(name: string): Promise<number> {
	// Only opening it tells: Firefox before 126 and Safari before 14 list no databases. Opened without a version, only a
	// missing database fires an upgrade, which we abort.
	const version = await openOnce({ name, change: ({ transaction }) => transaction?.abort() });
	return Math.max(TO_ONESELF, (version ?? 0) + 1);
}

async function holdsUnsent(name: string, version: number): Promise<boolean> {
	let isUnsent = false;
	const change = ({ result: db, transaction }: IDBOpenDBRequest, oldVersion: number) => {
		// It is already gone: do not create anything in its place.
		if (oldVersion === 0) return transaction?.abort();
		for (const table of ['outbox', 'refused'].filter((each) => db.objectStoreNames.contains(each))) {
			const counting = transaction?.objectStore(table).count();
			if (!counting) continue;
			counting.onsuccess = () => {
				if (counting.result === 0 || isUnsent) return;
				isUnsent = true;
				transaction?.abort();
			};
		}
	};
	await openOnce({ name, version, change });
	return isUnsent;
}

interface OpenOnce {
	name: string;
	/** The current one if left out. */
	version?: number;
	change: (opening: IDBOpenDBRequest, oldVersion: number) => void;
}

/** Opens it and closes it again; answers its version, or null when the change was aborted: then nothing has changed. */
function openOnce({ name, version, change }: OpenOnce): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(name, version);
		opening.onupgradeneeded = ({ oldVersion }) => change(opening, oldVersion);
		opening.onsuccess = () => {
			const { result: db } = opening;
			db.close();
			resolve(db.version);
		};
		opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(null) : reject(opening.error));
	});
}
