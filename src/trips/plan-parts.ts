import { useMemo } from 'react';
import { localDay } from '#domain/day-words.ts';
import type { KnownDrives } from '#domain/roads/drive-estimate.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { type Outlook, outlookOf } from '#domain/schedule/trouble.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { remembered } from '#runtime/remembered.ts';
import { useToday } from '#ui/clock.ts';

/** Returns the IANA zone of a point. */
export type ZoneOf = PlanParts['zoneOf'];

/** The table of zones comes with the planner, and needs no network once stored. */
export const loadZoneOf = remembered(async (): Promise<ZoneOf> => {
	const { lookUpZone } = await import('./look-up-zone.ts');
	return lookUpZone;
});

/**
 * Returns the inputs of the times other than the trip itself: drives, time zones, and today's date here. A page opened
 * the evening before must know in the morning that the trip has begun.
 */
export function usePlanParts(zoneOf: ZoneOf, known: KnownDrives): PlanParts {
	const today = localDay(useToday());
	return useMemo(
		() => ({ driveBetween: known.between, comparedAmong: known.comparedAmong, zoneOf, today }),
		[zoneOf, known, today],
	);
}

/** Returns a trip's times if they are worth showing; null for a single stop without a date. */
export function shownOutlook(cells: Cells, parts: PlanParts): Outlook | null {
	const { plan, ...all } = outlookOf(cells, parts);
	return plan.stops.length > 1 || (plan.isDated && plan.stops.length > 0) ? { plan, ...all } : null;
}
