import { observable, useObservable } from '#ui/observable.ts';

/**
 * Whether our server answered the last time we asked. `navigator.onLine` lies in both directions, so only an answer counts;
 * the browser's own "offline" is believed until the next answer, because no request can succeed then.
 */
const reachable = observable(true);

/** Notes that a request was answered by our server, or was not. */
export function noteReachable(answered: boolean) {
	if (answered !== reachable.get()) reachable.set(answered);
}

/** Calls back at every change; returns the way to stop. */
export const onReachabilityChange = reachable.subscribe;

/** Whether the server was there when last asked. */
export const isReachable = reachable.get;

/** The same; re-renders when that changes. */
export const useReachable = (): boolean => useObservable(reachable);
