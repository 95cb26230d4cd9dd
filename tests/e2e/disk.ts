import type { Page } from '@playwright/test';

/**
 * Rows of a table that this browser stores for all accounts, with keys that start with `prefix`; empty if there is no
 * database yet.
 */
export function rowsOnDisk<Row>(page: Page, table: string, prefix: string): Promise<Row[]> {
	return page.evaluate(
		([name, begin]) =>
			new Promise<Row[]>((resolve, reject) => {
				const opening = indexedDB.open('ctt');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const database = opening.result;
					const done = (rows: Row[]) => {
						database.close();
						resolve(rows);
					};
					if (!database.objectStoreNames.contains(name)) return done([]);
					const keys = IDBKeyRange.bound(begin, `${begin}\uffff`);
					const reading = database.transaction(name).objectStore(name).getAll(keys);
					reading.onerror = () => reject(reading.error);
					reading.onsuccess = () => done(reading.result);
				};
			}),
		[table, prefix] as const,
	);
}

/** Makes the browser refuse writes from `fill` to `free`, like a full disk; call this before opening the page. */
export async function letDiskFill(
	page: Page,
): Promise<{ fill: () => Promise<void>; free: () => Promise<void> }> {
	await page.addInitScript(() => {
		const { add, put } = IDBObjectStore.prototype;
		const refusing = (write: typeof add) =>
			function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
				if (document.documentElement.hasAttribute('data-full'))
					throw new DOMException('Full', 'QuotaExceededError');
				return write.apply(this, given);
			};
		IDBObjectStore.prototype.add = refusing(add);
		IDBObjectStore.prototype.put = refusing(put);
	});
	return {
		fill: () => page.evaluate(() => document.documentElement.setAttribute('data-full', '')),
		free: () => page.evaluate(() => document.documentElement.removeAttribute('data-full')),
	};
}
