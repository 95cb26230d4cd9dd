import { useState } from 'react';

const KEY = 'driving';

/** The stop that this device heads for on a trip, kept over reloads; null while none was noted. */
export function useDriveStop(tripId: string): [stopId: string | null, note: (stopId: string) => void] {
	const [noted, setNoted] = useState(() => readDriveStop(tripId));
	return [
		noted,
		(stopId) => {
			setNoted(stopId);
			try {
				localStorage.setItem(KEY, JSON.stringify({ tripId, stopId }));
			} catch (error) {
				console.warn('The next stop is not kept over a reload', error);
			}
		},
	];
}

/** The stop that was noted for a trip on this device; null when none was. */
export function readDriveStop(tripId: string): string | null {
	try {
		const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		const { tripId: of, stopId } = (noted ?? {}) as Record<string, unknown>;
		return of === tripId && typeof stopId === 'string' ? stopId : null;
	} catch (error) {
		console.warn('The next stop that was noted cannot be read', error);
		return null;
	}
}
