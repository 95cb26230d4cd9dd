import { useLayoutEffect } from 'react';
import { observable, useObservable } from '#runtime/observable.ts';

/** One line that floats above the tabs, usually for 8 s, with at most one action. */
export interface Toast {
	id: number;
	words: string;
	action?: { label: string; run: () => void };
	/** True stays until answered, giving way to toasts that pass; for a new version. */
	stays?: boolean;
	/**
	 * True stays for a minute, unless the next one comes; for what is under way, and for an undo that a driver cannot
	 * reach in time.
	 */
	lasts?: boolean;
	/** The dialog that was on top when it came: anything under a dialog is neither seen nor read aloud. */
	over?: string | undefined;
}

const shown = observable<Toast | null>(null);
/** The ids of the open dialogs, the topmost last. */
const dialogs = observable<readonly string[]>([]);
let staying: Toast | null = null;
let nextId = 1;

/** Shows a toast in place of the previous one; returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'over'>): number {
	const next: Toast = { ...toast, id: nextId++ };
	if (next.stays) staying = next;
	else next.over = dialogs.get().at(-1);
	shown.set(next);
	return next.id;
}

/** Changes the words of a toast, if nothing has replaced it. */
export function rewordToast(id: number, words: string) {
	const toast = shown.get();
	if (toast?.id === id) shown.set({ ...toast, words });
}

/** Removes the toast, if nothing has replaced it; one that stays comes back after one that passes. */
export function dismissToast(id: number) {
	if (staying?.id === id) staying = null;
	if (shown.get()?.id === id) shown.set(staying);
}

/** Removes, as a screen opens, what another one said in passing: its undo would change what is no longer seen. */
export function useOwnToasts() {
	useLayoutEffect(() => {
		if (shown.get() !== staying) shown.set(staying);
	}, []);
}

/** Notes that a dialog is open; returns the function that notes its end. */
export function noteDialog(id: string): () => void {
	dialogs.set([...dialogs.get(), id]);
	return () => dialogs.set(dialogs.get().filter((open) => open !== id));
}

/** Returns the toast to show in a dialog, or on the page itself if there is none; null if no toast belongs there. */
export function useToast(dialog?: string): Toast | null {
	const toast = useObservable(shown);
	const open = useObservable(dialogs);
	const over = toast?.over !== undefined && open.includes(toast.over) ? toast.over : undefined;
	return over === dialog ? toast : null;
}
