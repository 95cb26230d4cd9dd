import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

interface CloseWatcher extends EventTarget {
	destroy(): void;
}

/**
 * Closes elements over the page on Escape or Android's Back, one at a time, the latest first. Dialogs get this from the
 * browser. A key that was used for something else must have its default prevented.
 */
export function useCloseRequest(onClose: () => void) {
	const close = useLatest(onClose);
	useEffect(() => onCloseRequest(() => close()()), [close]);
}

/** Returns the function that stops it. */
function onCloseRequest(close: () => void): () => void {
	const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
	if (Watcher) {
		const watcher = new Watcher();
		watcher.addEventListener('close', close);
		return () => watcher.destroy();
	}
	// Firefox and Safari have no close watcher: there, Back leaves the page as usual.
	const closeOnEscape = (event: KeyboardEvent) => {
		const isOfDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
		if (event.key !== 'Escape' || isOfDialog) return;
		// Runs after everything else that may use the key.
		setTimeout(() => !event.defaultPrevented && close());
	};
	document.addEventListener('keydown', closeOnEscape);
	return () => document.removeEventListener('keydown', closeOnEscape);
}
