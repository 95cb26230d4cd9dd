import { useState } from 'react';
import { localDay } from '#ui/day-words.ts';

const KEY = 'driving';

/** The stop that a trip is heading for, and the day on which that was noted. */
interface Noted {
	tripId: string;
	stopId: string;
	/** In this device's calendar, "2027-04-12". */
	day: string;
}

/**
 * The stop that this device is heading for on a trip. It survives reloads and lasts for the day; null if none was noted
 * today.
 */
export function useDriveStop(
	tripId: string,
	now: Date,
): [stopId: string | null, note: (stopId: string) => void] {
	const [noted, setNoted] = useState(readNoted);
	return [
		stopOf(noted, tripId, now),
		(stopId) => {
			const next = { tripId, stopId, day: localDay(new Date()) };
			setNoted(next);
			try {
				localStorage.setItem(KEY, JSON.stringify(next));
			} catch (error) {
				console.warn('The next stop is not kept over a reload', error);
			}
		},
	];
}

/** The stop noted for a trip on this device today, or null. */
export function readDriveStop(tripId: string, now = new Date()): string | null {
	return stopOf(readNoted(), tripId, now);
}

// The day is compared, so that someone who tried the drive at home starts from the first stop when the day comes.
function stopOf(noted: Partial<Noted> | null, tripId: string, now: Date): string | null {
	const isCurrent = noted?.tripId === tripId && noted.day === localDay(now);
	return isCurrent && typeof noted.stopId === 'string' ? noted.stopId : null;
}

function readNoted(): Partial<Noted> | null {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? 'null');
	} catch (error) {
		console.warn('The next stop that was noted cannot be read', error);
		return null;
	}
}
