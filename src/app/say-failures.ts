import { isLostSignal } from '#runtime/lost-signal.ts';
import { showToast } from '#ui/toasts.ts';

/** As long as a toast is shown: one cause often fails several times at once. */
const QUIET_MS = 8000;
const NO_SIGNAL = 'That needs a signal. Please try again once you’re back online.';
const OUR_FAULT = 'Something went wrong. Please try again, or reload the page.';

/** From now on, shows background failures that nobody handles; the browser still logs the error. */
export function sayFailures() {
	let saidAt = Number.NEGATIVE_INFINITY;
	addEventListener('unhandledrejection', ({ reason }) => {
		// Canceled work is not news to the person or page that canceled it.
		if (reason instanceof DOMException && reason.name === 'AbortError') return;
		if (Date.now() - saidAt < QUIET_MS) return;
		saidAt = Date.now();
		showToast({ words: isLostSignal(reason) ? NO_SIGNAL : OUR_FAULT });
	});
}
