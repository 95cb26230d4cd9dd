import { useSyncExternalStore } from 'react';
import { observable } from '#ui/observable.ts';

/** Whether the screen stays on: `refused` by the device, for its battery for example; `unknown` to this browser. */
export type Awake = 'asking' | 'awake' | 'refused' | 'unknown';

/** What `useAwake` tells. */
export const screenAwake = observable<Awake>('asking');

/** Keeps the screen on while this is shown, and tells whether it is. The lock ends with every look elsewhere: it is asked for anew. */
export function useAwake(): Awake {
	return useSyncExternalStore(keepAwake, screenAwake.get);
}

/** Keeps the screen on until it is called off, and calls back when that changes. */
export function keepAwake(listener: () => void): () => void {
	let lock: WakeLockSentinel | undefined;
	let isOver = false;
	const ask = async () => {
		if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
		try {
			lock = await navigator.wakeLock.request('screen');
			screenAwake.set('awake');
		} catch (error) {
			console.warn('The screen is not kept on', error);
			screenAwake.set('refused');
		}
		if (isOver) void lock?.release();
	};
	const stop = screenAwake.subscribe(listener);
	if ('wakeLock' in navigator) void ask();
	else screenAwake.set('unknown');
	const askAgain = () => void ('wakeLock' in navigator && ask());
	document.addEventListener('visibilitychange', askAgain);
	return () => {
		isOver = true;
		document.removeEventListener('visibilitychange', askAgain);
		stop();
		void lock?.release();
		screenAwake.set('asking');
	};
}
