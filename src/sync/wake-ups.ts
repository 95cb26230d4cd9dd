import { isLive } from '#api/live.ts';
import type { Call } from './sync-schedule.ts';

const MINUTE_MS = 60_000;

/**
 * Calls back whenever the page comes back to the person or to a network, and every minute while it is visible and the
 * server does not announce news by itself.
 */
export function onWakeUp(call: (call: Call) => void): () => void {
	const wake = () => call('wake');
	const seen = () => {
		if (document.visibilityState === 'visible') wake();
	};
	const minute = setInterval(() => {
		if (document.visibilityState === 'visible' && !isLive()) call('tick');
	}, MINUTE_MS);
	const events = ['pageshow', 'focus', 'online'] as const;
	for (const event of events) addEventListener(event, wake);
	document.addEventListener('visibilitychange', seen);
	return () => {
		clearInterval(minute);
		for (const event of events) removeEventListener(event, wake);
		document.removeEventListener('visibilitychange', seen);
	};
}
