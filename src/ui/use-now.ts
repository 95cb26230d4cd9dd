import { useSyncExternalStore } from 'react';

const STEP_MS = 10_000;

/** The time, epoch milliseconds, accurate to ten seconds, and updated at once when the page becomes visible. */
export function useNow(): number {
	return useSyncExternalStore(follow, () => Math.floor(Date.now() / STEP_MS) * STEP_MS);
}

function follow(listener: () => void): () => void {
	const timer = setInterval(listener, STEP_MS);
	document.addEventListener('visibilitychange', listener);
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', listener);
	};
}
