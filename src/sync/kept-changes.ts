import { useSyncExternalStore } from 'react';

/** Whether edits of somebody who is not signed in here any more wait on this device. Whose, and what, nobody is told. */
let hasKept = false;
const listeners = new Set<() => void>();

/** Notes whether such edits are there. */
export function noteKeptChanges(kept: boolean): void {
	hasKept = kept;
	for (const listener of listeners) listener();
}

/** Whether such edits are there; re-renders when that changes. */
export function useKeptChanges(): boolean {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => hasKept,
		() => false,
	);
}
