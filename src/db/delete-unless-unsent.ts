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
	const found = (await indexedDB.databases()).find((each) => each.name === name);
	return Math.max(TO_ONESELF, (found?.version ?? 0) + 1);
}

function holdsUnsent(name: string, version: number): Promise<boolean> {
	return new Promise((resolve, reject) => {
		let isUnsent = false;
		const opening = indexedDB.open(name, version);
		opening.onupgradeneeded = ({ oldVersion }) => {
			const { result: db, transaction } = opening;
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
		opening.onsuccess = () => {
			opening.result.close();
			resolve(false);
		};
		// An open that found nothing, or edits to keep, was aborted and changed nothing.
		opening.onerror = () =>
			opening.error?.name === 'AbortError' ? resolve(isUnsent) : reject(opening.error);
	});
}
