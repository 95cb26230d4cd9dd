import { useSyncExternalStore } from 'react';

/** Today as it stands on paper, "Nov 21, 2026": read anew just before the page is printed. */
export function usePrintDate(): string {
	return useSyncExternalStore(onBeforePrint, todayWords, todayWords);
}

/** Whether the page is on its way to paper: for what is only drawn then. */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(onMediaChange, isPrinting, () => false);
}

function onBeforePrint(listener: () => void): () => void {
	addEventListener('beforeprint', listener);
	return () => removeEventListener('beforeprint', listener);
}

function onMediaChange(listener: () => void): () => void {
	const paper = matchMedia('print');
	paper.addEventListener('change', listener);
	return () => paper.removeEventListener('change', listener);
}

const isPrinting = () => matchMedia('print').matches;

function todayWords(): string {
	return new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
