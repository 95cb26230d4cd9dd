/** What a browser says of the room that this site has on the device. */
export interface StorageState {
	/** Whether it promised not to clear it by itself; null when it does not say. */
	isKept: boolean | null;
	/** Bytes in use, the app included; null when it does not say. */
	bytes: number | null;
}

/** Asks the browser not to clear what is on this device when it runs out of room: now there is a trip to lose. Firefox asks the person. */
export async function keepStorage(): Promise<void> {
	// Old browsers, and pages without https, have none.
	const { storage } = navigator as { storage?: Partial<StorageManager> };
	try {
		if (storage?.persist && !(await storage.persisted?.())) await storage.persist();
	} catch (error) {
		console.warn('The browser does not say whether it keeps what is on this device', error);
	}
}

/** Reads it; needs no network. */
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
