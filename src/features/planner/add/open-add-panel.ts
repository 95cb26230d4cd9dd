import { flushSync } from 'react-dom';
import { whenThere } from '#runtime/when-there.ts';
import { isWide } from '#ui/device-word.ts';
import type { Adding } from '../planner-context.ts';

/** Opens the add panel and focuses its input. */
export function openAddPanel(setAdding: (adding: Adding) => void) {
	flushSync(() => setAdding('panel'));
	const panel = document.getElementById(ADD_PANEL_ID);
	const input = panel?.querySelector('input');
	// In a short window, such as a phone in landscape, the results would be below the edge.
	const isShort = matchMedia('(height < 34rem)').matches;
	(isShort ? input?.labels?.[0] : panel)?.scrollIntoView({ block: 'start' });
	input?.focus({ preventScroll: true });
}

/** Closes the panel and returns the focus to the button that opens it. */
export function closeAddPanel(setAdding: (adding: Adding) => void) {
	flushSync(() => setAdding('no'));
	focusAddButton();
	// Scrolls back to the map, which shows the new stop; on a phone, to the stops below it and not to anything above
	// them.
	scrollTo({ top: 0 });
	if (!isWide()) document.getElementById(STOPS_ID)?.scrollIntoView({ block: 'start' });
}

/** Ends the wait for a tap. The focus, whose button disappears, returns to the button that started the add. */
export function endTapping(setAdding: (adding: Adding) => void) {
	flushSync(() => setAdding('no'));
	focusAddButton();
}

/** The actions may still show the trip without its first stop, and therefore without the button. */
function focusAddButton() {
	whenThere(
		() => document.querySelector<HTMLElement>('[data-add-stop]'),
		(button) => button?.focus({ preventScroll: true }),
	);
}

/** Makes the map wait for a tap, and scrolls it into view. */
export function beginTapping(setAdding: (adding: Adding) => void) {
	flushSync(() => setAdding('tap'));
	scrollTo({ top: 0 });
	document.querySelector<HTMLElement>('[data-cancel-tap]')?.focus({ preventScroll: true });
}

export const ADD_PANEL_ID = 'add-stop';
/** Id of the list, including the part above it. */
export const STOPS_ID = 'stops';
