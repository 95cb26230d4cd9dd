import { isAnyHeld, onHeldChanges } from '#sync/held-changes.ts';
import { isAdding } from '#trips/additions-begun.ts';

/** Has the browser ask before the page closes or reloads while an edit exists only in memory. */
export function askBeforeLoss() {
	const ask = (event: Event) => {
		if (!isAdding()) event.preventDefault();
	};
	const follow = () => {
		if (isAnyHeld()) addEventListener('beforeunload', ask);
		else removeEventListener('beforeunload', ask);
	};
	onHeldChanges(follow);
	// The device may have refused an edit while the first page was being drawn.
	follow();
}
