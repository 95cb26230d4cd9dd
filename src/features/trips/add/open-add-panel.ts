import { flushSync } from 'react-dom';
import { isWide } from '#ui/device-word.ts';
import type { Adding } from '../planner.ts';

/** Opens the panel in which stops are added, and puts the focus where one types. */
export function openAddPanel(setAdding: (adding: Adding) => void) {
	flushSync(() => setAdding('panel'));
	const panel = document.getElementById(ADD_PANEL_ID);
	panel?.scrollIntoView({ block: 'start' });
	panel?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

/** Closes the panel and gives the focus back to the button that opens it. */
export function closeAddPanel(setAdding: (adding: Adding) => void) {
	flushSync(() => setAdding('no'));
	document.querySelector<HTMLElement>('[data-add-stop]')?.focus({ preventScroll: true });
	// Back to where the map shows what was added; beneath it a phone shows the stops, not what stands above them.
	scrollTo({ top: 0 });
	if (!isWide()) document.getElementById(STOPS_ID)?.scrollIntoView({ block: 'start' });
}

/** Lets the map wait for a tap, and brings it into view. */
export function beginTapping(setAdding: (adding: Adding) => void) {
	flushSync(() => setAdding('tap'));
	scrollTo({ top: 0 });
	document.querySelector<HTMLElement>('[data-cancel-tap]')?.focus({ preventScroll: true });
}

export const ADD_PANEL_ID = 'add-stop';
/** Of the list, with what leads over it. */
export const STOPS_ID = 'stops';
