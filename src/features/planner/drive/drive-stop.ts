import { useState } from 'react';
import { localDay } from '#domain/day-words.ts';
import { storedValue } from '#runtime/browser-store.ts';

/** The stop that a trip is heading for, and the day on which that was noted. */
interface Noted {
	tripId: string;
	stopId: string;
	/** In this device's calendar, "2027-04-12". */
	day: string;
}

const driving = storedValue('device', 'driving', (stored) => stored as Partial<Noted> | null);

/**
 * The stop that this device is heading for on a trip. It survives reloads and lasts for the day; null if none was noted
 * today.
 */
export function useDriveStop(
	tripId: string,
	now: Date,
): [stopId: string | null, note: (stopId: string) => void] {
	const [noted, setNoted] = useState(driving.read);
	return [
		stopOf(noted, tripId, now),
		(stopId) => {
			const next = { tripId, stopId, day: localDay(new Date()) };
			setNoted(next);
			driving.write(next);
		},
	];
}

/** The stop noted for a trip on this device today, or null. */
export function readDriveStop(tripId: string, now = new Date()): string | null {
	return stopOf(driving.read(), tripId, now);
}

// The day is compared, so that someone who tried the drive at home starts from the first stop when the day comes.
function stopOf(noted: Partial<Noted> | null, tripId: string, now: Date): string | null {
	const isCurrent = noted?.tripId === tripId && noted.day === localDay(now);
	return isCurrent && typeof noted.stopId === 'string' ? noted.stopId : null;
}
