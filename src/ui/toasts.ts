import { observable, useObservable } from '#runtime/observable.ts';

/** One line that floats above the tabs for 8 s, with at most one action. */
export interface Toast {
	id: number;
	words: string;
	action?: { label: string; run: () => void };
	/** Stays until answered, giving way to those that pass; for a new version. */
	stays?: boolean;
}

const shown = observable<Toast | null>(null);
let staying: Toast | null = null;
let nextId = 1;

/** Shows a toast in place of the one before it. */
export function showToast(toast: Omit<Toast, 'id'>) {
	const next = { ...toast, id: nextId++ };
	if (next.stays) staying = next;
	shown.set(next);
}

/** Removes the toast, if nothing has taken its place; one that stays comes back after one that passes. */
export function dismissToast(id: number) {
	if (staying?.id === id) staying = null;
	if (shown.get()?.id === id) shown.set(staying);
}

/** The toast on screen, or null. */
export function useToast(): Toast | null {
	return useObservable(shown);
}
