import { useSyncExternalStore } from 'react';

/**
 * Whether our server answered the last time we asked. `navigator.onLine` lies in both directions, so only an answer counts;
 * the browser's own "offline" is believed until the next answer, because no request can succeed then.
 */
let reachable = true;
const listeners = new Set<() => void>();

/** Notes that a request was answered by our server, or was not. */
export function noteReachable(answered: boolean) {
	if (answered === reachable) return;
	reachable = answered;
	for (const listener of listeners) listener();
}

/** Calls back at every change; returns the way to stop. */
export function onReachabilityChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function isReachable(): boolean {
	return reachable;
}

/** Whether the server was there when last asked; re-renders when that changes. */
export function useReachable(): boolean {
	return useSyncExternalStore(onReachabilityChange, isReachable, () => true);
}
