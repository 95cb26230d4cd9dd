import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Wait until nobody has changed anything for this long before redrawing the paper version behind the screen. */
const PAUSE_MS = 1000;

/** Today, for paper; read again just before the page prints. */
export function usePrintDate(): Date {
	return new Date(useSyncExternalStore(onBeforePrint, today, today));
}

/**
 * A value for parts that only paper shows, so that edits on screen do not wait for them. It follows after a pause, and
 * at once when the page prints.
 */
export function useForPaper<Value extends object>(now: Value): Value {
	const [drawn, draw] = useState(now);
	const isPrinting = useIsPrinting();
	useEffect(() => {
		const timer = setTimeout(() => startTransition(() => draw(now)), PAUSE_MS);
		const stop = onBeforePrint(() => flushSync(() => draw(now)));
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [now]);
	return isPrinting ? now : drawn;
}

/** True while the page is being printed, for parts drawn only then. */
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

const today = () => new Date().toDateString();
