import { isLive } from '#api/live.ts';
import { isVisible, onVisible } from '#runtime/visibility.ts';
import type { Call } from './sync-schedule.ts';

const MINUTE_MS = 60_000;
/** A browser reports one return to the page with up to three events, this close together. */
const SAME_RETURN_MS = 500;
const RETURNS = ['pageshow', 'focus'] as const;

/**
 * Calls back whenever the person or a network returns to the page, and every minute while it is visible and the server
 * does not push news.
 */
export function onWakeUp(call: (call: Call) => void): () => void {
	let returnedAt = Number.NEGATIVE_INFINITY;
	const comeBack = () => {
		// Not the page's own clock, which in some browsers stands still while the device sleeps.
		const now = Date.now();
		if (Math.abs(now - returnedAt) < SAME_RETURN_MS) return;
		returnedAt = now;
		call('wake');
	};
	// Always passed on: the run started by a return may be failing for lack of this network.
	const online = () => call('wake');
	const minute = setInterval(() => {
		if (isVisible() && !isLive()) call('tick');
	}, MINUTE_MS);
	for (const event of RETURNS) addEventListener(event, comeBack);
	addEventListener('online', online);
	const stopSeeing = onVisible(comeBack);
	return () => {
		clearInterval(minute);
		for (const event of RETURNS) removeEventListener(event, comeBack);
		removeEventListener('online', online);
		stopSeeing();
	};
}
