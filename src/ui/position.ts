import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { observable } from '#runtime/observable.ts';

/** Why this device gives no position: it is not allowed to, or cannot. */
export class PositionError extends Error {
	readonly why: 'denied' | 'unknown';

	constructor(why: 'denied' | 'unknown', options?: ErrorOptions) {
		super(why, options);
		this.name = 'PositionError';
		this.why = why;
	}
}

const FRESH_MS = 300_000;
const PATIENCE_MS = 15_000;

/**
 * Returns this device's position, in degrees; a rough one is enough and saves battery. The browser asks for permission;
 * the answer stays on this device.
 * @throws PositionError
 */
export function askPosition(): Promise<{ lat: number; long: number }> {
	return new Promise((resolve, reject) => {
		if (!('geolocation' in navigator)) return reject(new PositionError('unknown'));
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
			(cause) =>
				reject(new PositionError(cause.code === cause.PERMISSION_DENIED ? 'denied' : 'unknown', { cause })),
			{ maximumAge: FRESH_MS, timeout: PATIENCE_MS },
		);
	});
}

/** Calls `onAllowed` once the reader allows the position after all, in the browser's settings. */
export function usePositionAllowed(onAllowed: () => void) {
	const listener = useEffectEvent(onAllowed);
	useEffect(() => {
		const end = new AbortController();
		void (async () => {
			const permission = await navigator.permissions.query({ name: 'geolocation' });
			const tell = () => permission.state === 'granted' && listener();
			permission.addEventListener('change', tell, end);
			// It may have been allowed while we were asking.
			if (!end.signal.aborted) tell();
		})();
		return () => end.abort();
	}, []);
}

/** A moving device's position, or why it is unknown. */
type Watched = { lat: number; long: number } | 'asking' | PositionError['why'];

const watched = observable<Watched>('asking');

/**
 * Returns this device's position while the component is shown, as exact as possible; null while not wanted. It stays on
 * this device.
 */
export function usePosition(isWanted: boolean): Watched | null {
	const position = useSyncExternalStore(
		isWanted ? watchPosition : watched.subscribe,
		watched.get,
		watched.get,
	);
	return isWanted ? position : null;
}

function watchPosition(listener: () => void): () => void {
	const stop = watched.subscribe(listener);
	if (!('geolocation' in navigator)) {
		watched.set('unknown');
		return stop;
	}
	const id = navigator.geolocation.watchPosition(
		({ coords }) => watched.set({ lat: coords.latitude, long: coords.longitude }),
		({ code, PERMISSION_DENIED }) => {
			if (code === PERMISSION_DENIED) watched.set('denied');
			// In a tunnel, the car keeps its last position.
			else if (typeof watched.get() === 'string') watched.set('unknown');
		},
		{ enableHighAccuracy: true, maximumAge: 2000 },
	);
	return () => {
		navigator.geolocation.clearWatch(id);
		stop();
		watched.set('asking');
	};
}
