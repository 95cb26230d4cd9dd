import { isLive } from '#api/live.ts';
import type { Call } from './sync-schedule.ts';

const MINUTE_MS = 60_000;
/** A browser reports one return to the page by up to three events, this close together. */
const SAME_RETURN_MS = 500;
const RETURNS = ['pageshow', 'focus'] as const;

/**
 * Calls back whenever the page comes back to the person or to a network, and every minute while it is visible and the
 * server does not announce news by itself.
 */
export function onWakeUp(call: (call: Call) => void): () => void {
	let returnedAt = Number.NEGATIVE_INFINITY;
	const comeBack = () => {
		// Not the page's own clock: in some browsers it stands still while the device sleeps.
		const now = Date.now();
		if (Math.abs(now - returnedAt) < SAME_RETURN_MS) return;
		returnedAt = now;
		call('wake');
	};
	const seen = () => {
		if (document.visibilityState === 'visible') comeBack();
	};
	// Always passed on: the run that a return began may be failing for want of this network.
	const online = () => call('wake');
	const minute = setInterval(() => {
		if (document.visibilityState === 'visible' && !isLive()) call('tick');
	}, MINUTE_MS);
	for (const event of RETURNS) addEventListener(event, comeBack);
	addEventListener('online', online);
	document.addEventListener('visibilitychange', seen);
	return () => {
		clearInterval(minute);
		for (const event of RETURNS) removeEventListener(event, comeBack);
		removeEventListener('online', online);
		document.removeEventListener('visibilitychange', seen);
	};
}
