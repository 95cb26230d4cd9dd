import { useEffect, useState } from 'react';
import type { AppOnDevice } from './app-on-device.ts';
import { readStorageState, type StorageState } from './persist-storage.ts';

/** The storage report, beginning with this one; read again when that is, and once more or less of the app is here. */
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
