import { useSyncExternalStore } from 'react';

/** Today as it stands on paper, "Nov 21, 2026": read anew just before the page is printed. */
export function usePrintDate(): string {
	return useSyncExternalStore(onBeforePrint, todayWords, todayWords);
}

function onBeforePrint(listener: () => void): () => void {
	addEventListener('beforeprint', listener);
	return () => removeEventListener('beforeprint', listener);
}

function todayWords(): string {
	return new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
