import { useEffect, useState } from 'react';
import type { AppOnDevice } from './app-on-device.ts';

/** The browser's report on this site's storage. */
export interface StorageState {
	/** True if it promised not to clear it on its own; null if it does not tell. */
	isPersistent: boolean | null;
	/** Bytes in use, including the app; null if it does not tell. */
	bytes: number | null;
}

/**
 * Asks the browser not to clear this device's data when it runs out of room, because there is now a trip to lose.
 * Firefox asks the person.
 */
export async function persistStorage(): Promise<void> {
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
		const [isPersistent = null, estimate] = await Promise.all([
			storage?.persisted?.(),
			storage?.estimate?.(),
		]);
		return { isPersistent, bytes: estimate?.usage ?? null };
	} catch (error) {
		console.warn('The browser does not say what room is used on this device', error);
		return { isPersistent: null, bytes: null };
	}
}

/**
 * Returns the storage report: at first the loader's, then a new one whenever that, or how much of the app is here,
 * changes.
 */
export function useStorageState(first: StorageState, app: AppOnDevice): StorageState {
	const [storage, setStorage] = useState(first);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of either is a reason to read it again.
	useEffect(() => {
		let isOver = false;
		void readStorageState().then((now) => {
			if (!isOver) setStorage(now);
		});
		return () => {
			isOver = true;
		};
	}, [first, app]);
	return storage;
}
