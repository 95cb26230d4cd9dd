import { useState } from 'react';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { useStateOfTrip } from './use-state-of-trip.ts';

/** The day shown alone; after `noteAdd`, a new stop on another day brings all days back. */
export function useShownDay(trip: Trip, outlook: Outlook | null) {
	const [wantedDay = null, showDay] = useStateOfTrip<number | null>(trip.id);
	const [beforeAdd, noteAdd] = useState<Trip>();
	const shownDay = shownDayOf(outlook, wantedDay);
	const wasThere = (id: string) => beforeAdd?.stops.some((stop) => stop.id === id) ?? true;
	const added = trip.stops.flatMap(({ id }, at) => (wasThere(id) ? [] : [at]));
	if (added.length > 0) {
		noteAdd(undefined);
		if (added.some((at) => !isListed(outlook, shownDay, at))) showDay(null);
	}
	return { shownDay, showDay, noteAdd };
}

/**
 * Returns the number of the only day to show; null for all. A trip that has shrunk to one day has no tabs for leaving
 * that day.
 */
export function shownDayOf(outlook: Outlook | null, wantedDay: number | null): number | null {
	const days = outlook?.days ?? [];
	return days.length > 1 && days.some(({ number }) => number === wantedDay) ? wantedDay : null;
}

/** True if the stop with this index is on the day shown alone, or all days are shown. */
export function isListed(outlook: Outlook | null, shownDay: number | null, stop: number): boolean {
	const day = outlook?.days.find(({ number }) => number === shownDay);
	return !day || day.visits.some((visit) => visit.stop === stop);
}
