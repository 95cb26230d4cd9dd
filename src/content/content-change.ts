import { observable } from '#runtime/observable.ts';

/** How often content on this device was replaced since the page opened. */
const changes = observable(0);
/** The number of refreshes under way, and whether anything changed meanwhile. */
let refreshes = 0;
let isDue = false;

/** Calls back when content on this device changed; returns the function that stops it. */
export const onContentChange = changes.subscribe;

/** True when such a change has happened since the page began. */
export const hasContentChanged = (): boolean => changes.get() > 0;

/** Announces that some public content on this device has been replaced by fresher content. */
export function announceContentChange() {
	isDue = refreshes > 0;
	if (!isDue) announceArrival();
}

/**
 * Does the same at once, for content that the page on screen waits for: a refresh may hang as long as the signal does.
 */
export function announceArrival() {
	changes.set(changes.get() + 1);
}

/**
 * Announces the changes of a catalogue refresh only when it is over: on a first visit, a page that reloaded its data
 * earlier would get older lists than the document's.
 */
export async function announceAfter(refresh: () => Promise<void>): Promise<void> {
	refreshes += 1;
	try {
		await refresh();
	} finally {
		refreshes -= 1;
		if (refreshes === 0 && isDue) announceContentChange();
	}
}
