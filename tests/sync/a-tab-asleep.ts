/** A suspended tab: it has the database open, and hears of no version change. */
export async function aTabAsleep(name: string) {
	const db = await answerOf(indexedDB.open(name));
	const countRows = async () => {
		const stores = [...db.objectStoreNames];
		const all = db.transaction(stores, 'readonly');
		const counts = await Promise.all(stores.map((store) => answerOf(all.objectStore(store).count())));
		return counts.reduce((sum, count) => sum + count, 0);
	};
	return { countRows, close: () => db.close() };
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
