import { observable, useObservable } from '#runtime/observable.ts';

/** One line that floats above the tabs for 8 s, with at most one action. */
export interface Toast {
	id: number;
	words: string;
	action?: { label: string; run: () => void };
	/** Stays until answered, or until its news is out of date; for a new version. */
	stays?: boolean;
}

const shown = observable<Toast | null>(null);
let nextId = 1;

/** Shows a toast in place of the one before it. */
export function showToast(toast: Omit<Toast, 'id'>) {
	shown.set({ ...toast, id: nextId++ });
}

/** Removes the toast, if it is still the one shown. */
export function dismissToast(id: number) {
	if (shown.get()?.id === id) shown.set(null);
}

/** The toast on screen, or null. */
export function useToast(): Toast | null {
	return useObservable(shown);
}
