/** The browser's report on this site's storage. */
export interface StorageState {
	/** True if it promised not to clear it on its own; null if it does not say. */
	isKept: boolean | null;
	/** Bytes in use, including the app; null if it does not say. */
	bytes: number | null;
}

/**
 * Asks the browser not to clear this device's data when it runs out of room: now there is a trip to lose. Firefox asks
 * the person.
 */
export async function keepStorage(): Promise<void> {
	// Old browsers, and pages without https, have none.
	const { storage } = navigator as { storage?: Partial<StorageManager> };
	try {
		if (storage?.persist && !(await storage.persisted?.())) await storage.persist();
	} catch (error) {
		console.warn('The browser does not say whether it keeps what is on this device', error);
	}
}

/** Reads the storage report; needs no network. */
export async function readStorageState(): Promise<StorageState> {
	const { storage } = navigator as { storage?: Partial<StorageManager> };
	try {
		const [isKept = null, estimate] = await Promise.all([storage?.persisted?.(), storage?.estimate?.()]);
		return { isKept, bytes: estimate?.usage ?? null };
	} catch (error) {
		console.warn('The browser does not say what room is used on this device', error);
		return { isKept: null, bytes: null };
	}
}
