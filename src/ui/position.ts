import { useSyncExternalStore } from 'react';
import { observable } from './observable.ts';

/** Why this device does not say where it is: it was not allowed to, or cannot. */
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
 * Where this device is, in degrees: a rough place is enough and spares the battery. The browser asks whether we may know; the
 * answer stays on this device.
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

/** Where a moving device is; else why that is not known. */
type Watched = { lat: number; long: number } | 'asking' | PositionError['why'];

const watched = observable<Watched>('asking');

/** Where this device is while this is shown, as exactly as it can say; null while nobody wants to know. It stays on this device. */
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
			// In a tunnel the car is where it was.
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
