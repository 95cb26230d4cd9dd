import { useMemo } from 'react';
import type { Cells } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { type OpenTrip, useTrip } from '#sync/use-trip.ts';
import { unsettledChanges } from '#trips/settling.ts';
import { useTripToday } from '#trips/today.ts';
import { type TripStore, useWrites } from '#trips/trip-store.ts';

/** A trip as the planner shows it. */
export interface ShownTrip extends Pick<OpenTrip, 'isOnDevice' | 'isReadable'> {
	trip: Trip;
	/** What `invert` needs for an undo. */
	cells: Cells;
	/** `none`: nothing to save yet. `saved` only when every edit is on disk. */
	saved: 'none' | 'saving' | 'saved' | 'refused';
}

/** The trip of a store, live over all tabs; undefined while the device has not answered yet. */
export function useShownTrip(store: TripStore | null): ShownTrip | undefined {
	const open = useTrip(store?.db, store?.target ?? '');
	const { settling, inFlight, refusal } = useWrites(store);
	const shown = useMemo((): ShownTrip | undefined => {
		if (!open) return undefined;
		const { isOnDevice, isReadable } = open;
		const unsettled = unsettledChanges(settling, open.nextSeq);
		const cells = unsettled.length > 0 ? withChanges(open.cells, unsettled) : open.cells;
		const trip = unsettled.length > 0 ? tripFromCells(open.trip.id, cells) : open.trip;
		const saved = refusal ? 'refused' : inFlight > 0 ? 'saving' : isOnDevice ? 'saved' : 'none';
		return { trip, cells, isOnDevice, isReadable, saved };
	}, [open, settling, inFlight, refusal]);
	const trip = useTripToday(shown?.trip);
	return useMemo(() => shown && trip && { ...shown, trip }, [shown, trip]);
}
