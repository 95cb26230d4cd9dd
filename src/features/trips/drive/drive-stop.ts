import { useState } from 'react';
import { localDay } from '#ui/day-words.ts';

const KEY = 'driving';

/** The stop that a trip was noted to head for, and on which day. */
interface Noted {
	tripId: string;
	stopId: string;
	/** Of this device's calendar, "2027-04-12". */
	day: string;
}

/** The stop that this device heads for on a trip, kept over reloads for the day; null while none was noted on it. */
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

/** The stop that was noted for a trip on this device today; null when none was. */
export function readDriveStop(tripId: string, now = new Date()): string | null {
	return stopOf(readNoted(), tripId, now);
}

// Whoever taps through the drive at home heads for its first stop on the day.
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
