import { useState } from 'react';
import { localDay } from '#domain/day-words.ts';
import { LATEST_NIGHT } from '#domain/schedule/usual-times.ts';
import { storedValue } from '#runtime/browser-store.ts';
import { showToast } from '#ui/toasts.ts';

/** When the family left for a stop, epoch milliseconds: as it said, or as it seemed when it took the next stop. */
export interface Left {
	at: number;
	hasSaidSo: boolean;
}

/** The stop that a trip is heading for, and when that was noted, epoch milliseconds. */
export interface Noted {
	tripId: string;
	stopId: string;
	at: number;
	/** Of each stop that the family has headed for on this day, by the stop’s id. */
	left: Record<string, Left>;
	/** Noted by going back to it. */
	isBack: boolean;
}

/** What the family does: leaves for a stop, or looks at the one after or before it. */
export type Heading = 'leaves' | 'next' | 'before';

const NIGHT_MS = LATEST_NIGHT * 60_000;
/** Whoever looks back at the stop before for no longer has not turned around. */
const GLANCE_MS = 5 * 60_000;

const driving = storedValue('device', 'driving', (stored) => stored as Partial<Noted> | null);

/**
 * The stop that this device is heading for on a trip, and when the family left for it, null if it has not. It survives
 * reloads and lasts for the day; null if none was noted today.
 */
export function useDriveStop(
	tripId: string,
	now: Date,
): [noted: { stopId: string; left: Left | null } | null, note: (stopId: string, heading: Heading) => void] {
	const [stored, setStored] = useState(driving.read);
	const noted = current(stored, tripId, now);
	const takeBack = (leaving: Noted) => {
		const taken = (stored: Partial<Noted> | null) =>
			takenBack(current(stored, tripId, new Date()), { before: noted, leaving });
		setStored(taken);
		driving.write(taken(driving.read()));
		showToast({ words: 'Undone' });
	};
	return [
		noted && { stopId: noted.stopId, left: noted.left[noted.stopId] ?? null },
		(stopId, heading) => {
			const next = noteHeading(noted, { tripId, stopId, heading, at: Date.now() });
			setStored(next);
			driving.write(next);
			if (heading !== 'leaves') return;
			showToast({ words: 'On the way', action: { label: 'Undo', run: () => takeBack(next) } });
		},
	];
}

/** Going back takes nothing away: the time at which the family left for that stop counts again. */
export function noteHeading(
	noted: Noted | null,
	{ tripId, stopId, heading, at }: { tripId: string; stopId: string; heading: Heading; at: number },
): Noted {
	const left = noted?.left ?? {};
	const wasGlance = noted?.isBack === true && at - noted.at < GLANCE_MS && stopId in left;
	const isKept = heading === 'before' || (heading === 'next' && wasGlance);
	return {
		...{ tripId, stopId, at, isBack: heading === 'before' },
		left: isKept ? left : { ...left, [stopId]: { at, hasSaidSo: heading === 'leaves' } },
	};
}

/** What is noted once a family takes back that it has left for a stop: as before it said so, but for what it did since. */
export function takenBack(
	noted: Noted | null,
	{ before, leaving }: { before: Noted | null; leaving: Noted },
): Noted | null {
	const { stopId } = leaving;
	if (noted === null || (noted.stopId === stopId && noted.at === leaving.at)) return noted && before;
	const { [stopId]: _, ...others } = noted.left;
	const was = before?.left[stopId];
	return { ...noted, left: was ? { ...others, [stopId]: was } : others };
}

/** The stop noted for a trip on this device today, or null. */
export function readDriveStop(tripId: string, now = new Date()): string | null {
	return current(driving.read(), tripId, now)?.stopId ?? null;
}

// The day is compared, so that someone who tried the drive at home starts from the first stop when the day comes.
function current(stored: Partial<Noted> | null, tripId: string, now: Date): Noted | null {
	const { stopId, at, left, isBack = false } = stored ?? {};
	if (stored?.tripId !== tripId || typeof stopId !== 'string' || typeof at !== 'number') return null;
	if (dayOnRoad(at) !== dayOnRoad(now.getTime())) return null;
	// An older version of the app kept no more than the last time.
	return { tripId, stopId, at, isBack, left: left ?? { [stopId]: { at, hasSaidSo: true } } };
}

const dayOnRoad = (ms: number) => localDay(new Date(ms - NIGHT_MS));
