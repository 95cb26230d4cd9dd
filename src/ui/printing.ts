import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { fullDayWords } from './day-words.ts';

/** So long nobody has changed anything before paper is drawn anew behind the screen. */
const PAUSE_MS = 1000;

/** Today as it stands on paper, "Nov 21, 2026": read anew just before the page is printed. */
export function usePrintDate(): string {
	return useSyncExternalStore(onBeforePrint, todayWords, todayWords);
}

/**
 * A value for what only paper shows: whoever changes it does not wait for paper. It follows after a pause, and at once when the
 * page is printed.
 */
export function useForPaper<Value extends object>(now: Value): Value {
	const [settled, settle] = useState(now);
	const isPrinting = useIsPrinting();
	useEffect(() => {
		const timer = setTimeout(() => startTransition(() => settle(now)), PAUSE_MS);
		const stop = onBeforePrint(() => flushSync(() => settle(now)));
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [now]);
	return isPrinting ? now : settled;
}

/** Whether the page is on its way to paper: for what is only drawn then. */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(onMediaChange, isPrinting, () => false);
}

function onBeforePrint(listener: () => void): () => void {
	addEventListener('beforeprint', listener);
	return () => removeEventListener('beforeprint', listener);
}

let asked: MediaQueryList | undefined;
const onPaper = () => {
	asked ??= matchMedia('print');
	return asked;
};

function onMediaChange(listener: () => void): () => void {
	onPaper().addEventListener('change', listener);
	return () => onPaper().removeEventListener('change', listener);
}

const isPrinting = () => onPaper().matches;

const todayWords = () => fullDayWords(new Date());
