import { useMemo } from 'react';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { delaysOf, isUnderWay, leavesToday, nextStopOf, outlookNow } from '#domain/schedule/on-the-road.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { instantOf } from '#domain/zone-time.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { usePlanParts, type ZoneOf } from '#trips/plan-parts.ts';
import { useNow } from '#ui/clock.ts';
import { usePlaceFacts } from '../place-facts.ts';
import type { ShownTrip } from '../use-shown-trip.ts';
import { saidUpTo, useDriveStop } from './drive-stop.ts';

/** Where a trip being driven is now, in epoch minutes: its next stop and what is still to come. */
export function useDrive(shown: ShownTrip, zoneOf: ZoneOf) {
	const { trip, cells } = shown;
	const now = instantOf(useNow());
	const places = useMemo(() => trip.stops.map(({ place }) => place), [trip]);
	const known = useKnownDrives(places, { which: 'all', trip: { tripId: trip.id, asks: false } });
	const estimate = useMemo(() => estimateDrives(places, known), [places, known]);
	const parts = usePlanParts(zoneOf, known);
	const facts = usePlaceFacts(trip);
	const planned = useMemo(() => outlookOf(cells, parts), [cells, parts]);
	const onRoad = { ...trip, plan: planned.plan };
	const [noted, note] = useDriveStop(onRoad, new Date(now * 60_000));
	const stop = nextStopOf(planned, noted?.stopId ?? null, now);
	const isNoted = planned.plan.stops[stop]?.id === noted?.stopId;
	const left = (noted && isNoted && noted.left[noted.stopId]) || null;
	const said = saidUpTo(trip.stops, noted?.left ?? {}, stop);
	const outlook = outlookNow(planned, parts, { stop, now, saidAt: left && instantOf(left.at), said });
	const hasSaidSo = left?.hasSaidSo ?? false;
	return {
		now,
		parts,
		estimate,
		facts,
		outlook,
		stop,
		note,
		isYetToLeave: !hasSaidSo && leavesToday(outlook, stop, now),
		delays: delaysOf(outlook, stop, { now, hasLeft: left !== null, hasSaidSo }),
		isOnItsWay: left !== null && isUnderWay(outlook, stop, { now, hasSaidSo }),
	};
}
