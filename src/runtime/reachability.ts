import { observable, useObservable } from './observable.ts';

/**
 * True when our server answered the last request. `navigator.onLine` is wrong in both directions, so only an answer
 * counts; we believe the browser's "offline" until the next answer, because no request can succeed then.
 */
const reachable = observable(globalThis.navigator?.onLine !== false);

/** Notes whether our server answered a request. */
export function noteReachable(answered: boolean) {
	if (answered !== reachable.get()) reachable.set(answered);
}

/** Calls back whenever the server answers again; returns the function that stops it. */
export const onReachable = (act: () => void): (() => void) =>
	reachable.subscribe(() => {
		if (reachable.get()) act();
	});

/** True when the server answered the last request. */
export const isReachable = reachable.get;

/** Returns the same, and re-renders on changes. */
export const useReachable = (): boolean => useObservable(reachable);
