import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** How long changes must pause before the paper version behind the screen is redrawn, in ms. */
const PAUSE_MS = 1000;

/**
 * Returns a value for parts that only paper shows, so that edits on screen do not wait for them. It follows after a
 * pause, and at once when the page prints.
 */
export function useForPaper<Value extends object>(now: Value): Value {
	const [drawn, draw] = useState(now);
	const isPrinting = useIsPrinting();
	useEffect(() => {
		const timer = setTimeout(() => startTransition(() => draw(now)), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [now]);
	return isPrinting ? now : drawn;
}

/** Returns true while the page is being printed, for parts drawn only then. */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(onPrinting, isPrinting, () => false);
}

let asked: MediaQueryList | undefined;
const onPaper = () => {
	asked ??= matchMedia('print');
	return asked;
};

/** From `beforeprint` to `afterprint`: Firefox does not report that the medium changes, and others report it later. */
let isBeingPrinted = false;
const isPrinting = () => isBeingPrinted || onPaper().matches;

const listeners = new Set<() => void>();

/** Calls back when printing begins and ends. */
function onPrinting(listener: () => void): () => void {
	if (listeners.size === 0) {
		addEventListener('beforeprint', begin);
		addEventListener('afterprint', end);
		onPaper().addEventListener('change', redraw);
	}
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function begin() {
	isBeingPrinted = true;
	redraw();
}

function end() {
	isBeingPrinted = false;
	redraw();
}

/**
 * All at once and right away: React's usual pause would outlast a `print()` from a tap, and the paper would be blank.
 */
function redraw() {
	flushSync(() => {
		for (const listener of listeners) listener();
	});
}
