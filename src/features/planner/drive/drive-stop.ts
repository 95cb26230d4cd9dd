import { useState } from 'react';
import type { Day } from '#domain/calendar-day.ts';
import { DAY_MS } from '#domain/durations.ts';
import { tourDayAt } from '#domain/schedule/clock.ts';
import type { Leaving } from '#domain/schedule/running-late.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { instantOf } from '#domain/zone-time.ts';
import { storedValue } from '#runtime/browser-store.ts';
import { showToast } from '#ui/toasts.ts';

/** When the family left for a stop, in epoch milliseconds: as it said, or as it seemed when it chose the next stop. */
export interface Left {
	at: number;
	hasSaidSo: boolean;
}

/** The stop that a trip is heading for, and when that was noted, in epoch milliseconds. */
export interface Noted {
	tripId: string;
	stopId: string;
	/** The stop that the family leaves for it; null for the first one, and if an older version of the app noted it. */
	from: string | null;
	at: number;
	/** For each stop that the family has headed for on this day, by the stop’s id. */
	left: Record<string, Left>;
	/** True if noted by going back to it. */
	isBack: boolean;
}

type DrivenTrip = Pick<Trip, 'id' | 'stops'>;
type TripOnRoad = DrivenTrip & {
	/** Null if it has no times, as for a single stop without a date. */
	plan: TourPlan | null;
};

/** What the family does: leaves for a stop, or looks at the next or previous one. */
export type Heading = 'leaves' | 'next' | 'before';

/** A person who looks back at the previous stop for no longer than this has not turned around. */
const GLANCE_MS = 5 * 60_000;
/** A trip without dates goes on in the morning: nothing else tells which of its days it is. */
const UNDATED_MS = 7 * DAY_MS;

const driving = storedValue('device', 'driving', (stored) => stored as Partial<Noted> | null);

/**
 * The stop that this device is heading for on a trip, and when the family left for it, null if it has not. It survives
 * reloads and lasts for the day, or a week on a trip without dates; null if none was noted in that time.
 */
export function useDriveStop(
	trip: TripOnRoad,
	now: Date,
): [noted: Pick<Noted, 'stopId' | 'left'> | null, note: (stopId: string, heading: Heading) => void] {
	const [stored, setStored] = useState(driving.read);
	const noted = onwardOn(trip, stored, now);
	const takeBack = (leaving: Noted) => {
		const taken = (stored: Partial<Noted> | null) =>
			takenBack(current(stored, trip, new Date()), { before: noted, leaving });
		setStored(taken);
		driving.write(taken(driving.read()));
		showToast({ words: 'Undone' });
	};
	return [
		noted,
		(stopId, heading) => {
			const next = noteHeading(noted, { trip, stopId, heading, at: Date.now() });
			setStored(next);
			driving.write(next);
			if (heading !== 'leaves') return;
			showToast({ words: 'On the way', lasts: true, action: { label: 'Undo', run: () => takeBack(next) } });
		},
	];
}

/**
 * Returns when the family said that it left for the stops up to one, given by index, in order. A person who only chose
 * the next stop may have looked ahead.
 */
export function saidUpTo(stops: DrivenTrip['stops'], left: Noted['left'], stop: number): Leaving[] {
	return stops.slice(0, stop + 1).flatMap(({ id }, at) => {
		const own = left[id];
		return own?.hasSaidSo ? [{ stop: at, until: instantOf(own.at) }] : [];
	});
}

/** Going back discards nothing: the time at which the family left for that stop counts again. */
export function noteHeading(
	noted: Noted | null,
	{ trip, stopId, heading, at }: { trip: DrivenTrip; stopId: string; heading: Heading; at: number },
): Noted {
	const before = trip.stops[trip.stops.findIndex(({ id }) => id === stopId) - 1];
	const left = noted?.left ?? {};
	const wasGlance = noted?.isBack === true && at - noted.at < GLANCE_MS && stopId in left;
	const isKept = heading === 'before' || (heading === 'next' && wasGlance);
	return {
		tripId: trip.id,
		stopId,
		from: before?.id ?? null,
		at,
		isBack: heading === 'before',
		left: isKept ? left : { ...left, [stopId]: { at, hasSaidSo: heading === 'leaves' } },
	};
}

/**
 * Applies what is noted to the trip as it is now: an edit may have put another stop after the one the family leaves.
 * The family then leaves that stop for this one, unless the stop it is driving to now comes before the one it leaves.
 */
export function onwardIn(stops: DrivenTrip['stops'], noted: Noted): Noted {
	const { stopId, from, left } = noted;
	const before = stops.findIndex(({ id }) => id === from);
	const next = before < 0 ? undefined : stops[before + 1]?.id;
	if (next === undefined || next === stopId) return noted;
	if (stops.slice(0, before).some(({ id }) => id === stopId)) return noted;
	const { [stopId]: leaving, [next]: _, ...others } = left;
	return { ...noted, stopId: next, left: leaving ? { ...others, [next]: leaving } : others };
}

/**
 * Returns what is noted after a family takes back that it has left for a stop: as before it said so, except for what it
 * did since.
 */
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

/** Returns the stop that a trip is heading for, as noted on this device for this day, or null. */
export function readDriveStop(trip: TripOnRoad, now = new Date()): string | null {
	return onwardOn(trip, driving.read(), now)?.stopId ?? null;
}

function onwardOn(trip: TripOnRoad, stored: Partial<Noted> | null, now: Date): Noted | null {
	const noted = current(stored, trip, now);
	return noted && onwardIn(trip.stops, noted);
}

// Compares the day, so that a person who tried the drive at home starts from the first stop on the day itself.
function current(stored: Partial<Noted> | null, { id: tripId, plan }: TripOnRoad, now: Date): Noted | null {
	const { stopId, at, left, isBack = false } = stored ?? {};
	if (stored?.tripId !== tripId || typeof stopId !== 'string' || typeof at !== 'number') return null;
	const from = typeof stored.from === 'string' ? stored.from : null;
	const ms = now.getTime();
	const dayOf = plan?.isDated && dayFrom(plan, { stopId, from });
	if (dayOf ? dayOf(at) !== dayOf(ms) : Math.abs(ms - at) > UNDATED_MS) return null;
	return {
		tripId,
		stopId,
		from,
		at,
		isBack,
		// An older version of the app stored only the last time.
		left: left ?? { [stopId]: { at, hasSaidSo: true } },
	};
}

/**
 * Returns the trip's day at a time, by local time at the stop the family leaves, or else at the one it is heading for.
 */
function dayFrom(plan: TourPlan, { stopId, from }: Pick<Noted, 'stopId' | 'from'>): (ms: number) => Day {
	const known = [from, stopId].map((noted) => plan.stops.findIndex(({ id }) => id === noted));
	// If an edit removed both, what the family said about other stops still counts for the day.
	const stop = known.find((at) => at >= 0) ?? 0;
	return (ms) => tourDayAt(plan, { stop, at: instantOf(ms) });
}
