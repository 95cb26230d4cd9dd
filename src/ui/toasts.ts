import { useSyncExternalStore } from 'react';

/** One line that floats above the tabs for 8 s, with one action at most. */
export interface Toast {
	id: number;
	words: string;
	action?: { label: string; run: () => void };
	/** Stays until answered, or until what it tells of has happened; for a new version. */
	stays?: boolean;
}

let shown: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function show(toast: Toast | null) {
	shown = toast;
	for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before it. */
export function showToast(toast: Omit<Toast, 'id'>) {
	show({ ...toast, id: nextId++ });
}

/** Takes the toast away, if it is still the one shown. */
export function dismissToast(id: number) {
	if (shown?.id === id) show(null);
}

/** The toast on screen, or null. */
export function useToast(): Toast | null {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => shown,
		() => null,
	);
}
