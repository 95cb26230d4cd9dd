import { useState } from 'react';
import { localDay } from '#domain/day-words.ts';
import { LATEST_NIGHT } from '#domain/schedule/usual-times.ts';
import { storedValue } from '#runtime/browser-store.ts';

/** The stop that a trip is heading for, and when that was noted, epoch milliseconds. */
interface Noted {
	tripId: string;
	stopId: string;
	at: number;
}

const NIGHT_MS = LATEST_NIGHT * 60_000;

const driving = storedValue('device', 'driving', (stored) => stored as Partial<Noted> | null);

/**
 * The stop that this device is heading for on a trip. It survives reloads and lasts for the day; null if none was noted
 * today.
 */
export function useDriveStop(
	tripId: string,
	now: Date,
): [noted: Pick<Noted, 'stopId' | 'at'> | null, note: (stopId: string) => void] {
	const [noted, setNoted] = useState(driving.read);
	return [
		current(noted, tripId, now),
		(stopId) => {
			const next = { tripId, stopId, at: Date.now() };
			setNoted(next);
			driving.write(next);
		},
	];
}

/** The stop noted for a trip on this device today, or null. */
export function readDriveStop(tripId: string, now = new Date()): string | null {
	return current(driving.read(), tripId, now)?.stopId ?? null;
}

// The day is compared, so that someone who tried the drive at home starts from the first stop when the day comes.
function current(
	stored: Partial<Noted> | null,
	tripId: string,
	now: Date,
): Pick<Noted, 'stopId' | 'at'> | null {
	const { stopId, at } = stored ?? {};
	if (stored?.tripId !== tripId || typeof stopId !== 'string' || typeof at !== 'number') return null;
	return dayOnRoad(at) === dayOnRoad(now.getTime()) ? { stopId, at } : null;
}

const dayOnRoad = (ms: number) => localDay(new Date(ms - NIGHT_MS));
