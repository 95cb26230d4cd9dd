import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

interface CloseWatcher extends EventTarget {
	destroy(): void;
}
/** Where the browser has none, its Back leaves the page, as on any other. */
const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };

/** Closes what lies over the page when Android's Back, or Escape, asks for it. Dialogs have this from the browser. */
export function useCloseRequest(onClose: () => void) {
	const close = useLatest(onClose);
	useEffect(() => {
		if (!Watcher) return;
		const watcher = new Watcher();
		watcher.addEventListener('close', () => close()());
		return () => watcher.destroy();
	}, [close]);
}
