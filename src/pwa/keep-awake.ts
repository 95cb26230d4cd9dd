import { useSyncExternalStore } from 'react';
import { observable } from '#runtime/observable.ts';
import { isVisible, onVisible } from '#runtime/visibility.ts';

/**
 * The state of keeping the screen on: `refused` by the device, for example to save battery; `unknown` in browsers
 * without this.
 */
export type Awake = 'asking' | 'awake' | 'refused' | 'unknown';

/** The state that `useAwake` returns. */
export const screenAwake = observable<Awake>('asking');

/**
 * Keeps the screen on while the component is shown, and returns the state. The lock ends whenever the person switches
 * away, so it is requested again.
 */
export function useAwake(): Awake {
	return useSyncExternalStore(keepAwake, screenAwake.get);
}

/** Keeps the screen on until stopped, and calls back when the state changes. */
export function keepAwake(listener: () => void): () => void {
	let lock: WakeLockSentinel | undefined;
	let isOver = false;
	const ask = async () => {
		if (!isVisible() || (lock && !lock.released)) return;
		try {
			const given = await navigator.wakeLock.request('screen');
			if (isOver) return given.release();
			lock = given;
			given.onrelease = () => {
				// Of a hidden page, it comes back with the page.
				if (!isOver && isVisible()) screenAwake.set('refused');
			};
			screenAwake.set('awake');
		} catch (error) {
			console.warn('The screen is not kept on', error);
			if (!isOver) screenAwake.set('refused');
		}
	};
	const stop = screenAwake.subscribe(listener);
	if ('wakeLock' in navigator) void ask();
	else screenAwake.set('unknown');
	const stopListening = onVisible(() => void ('wakeLock' in navigator && ask()));
	return () => {
		isOver = true;
		stopListening();
		stop();
		void lock?.release();
		screenAwake.set('asking');
	};
}
