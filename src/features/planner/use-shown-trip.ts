import { useMemo, useState } from 'react';
import { type Cell, type Cells, sameJson } from '#domain/sync/cell.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { type TripStore, useWrites } from '#trips/trip-store.ts';
import { type OpenTrip, useTrip } from '#trips/use-trip.ts';
import { useWithOpenGuides } from '#trips/with-open-guides.ts';

/** A trip as the planner shows it. */
export interface ShownTrip extends Pick<OpenTrip, 'isOnDevice' | 'isRefused' | 'isReadable' | 'syncedAt'> {
	trip: Trip;
	/** The cells that `invert` needs for undoing. */
	cells: Cells;
	/** `none`: nothing to save yet. `saved`: every edit is on disk. */
	saved: 'none' | 'saving' | 'saved' | 'refused';
}

/** Returns a store's trip, live across all tabs; undefined until the device has answered. */
export function useShownTrip(store: TripStore | null): ShownTrip | undefined {
	const open = useTrip(store?.db, store?.target ?? '');
	const { inFlight, refusal } = useWrites(store);
	const content = useSame(open);
	const trip = useWithOpenGuides(content?.trip);
	return useMemo((): ShownTrip | undefined => {
		if (!open || !content || !trip) return undefined;
		const { isOnDevice, isRefused, isReadable, syncedAt } = open;
		const saved = refusal ? 'refused' : inFlight > 0 ? 'saving' : isOnDevice ? 'saved' : 'none';
		return { trip, cells: content.cells, isOnDevice, isRefused, isReadable, syncedAt, saved };
	}, [open, content, trip, inFlight, refusal]);
}

type Content = Pick<ShownTrip, 'trip' | 'cells'>;

/**
 * Returns the previous content if both are equal: an edit on its way from memory to disk is reported three times, and
 * must not cause recomputing or rendering. In new content, stops that are equal keep their identity.
 */
function useSame(content: Content | undefined): Content | undefined {
	const [shown, show] = useState(content);
	if (shown === content || (shown && content && saysTheSame(shown, content))) return shown;
	const stops = content?.trip.stops.map((stop) => shown?.trip.stops.find(isSame(stop)) ?? stop);
	const next = content && stops && { ...content, trip: { ...content.trip, stops } };
	show(next);
	return next;
}

const isSame = (stop: Stop) => (other: Stop) =>
	other.id === stop.id && JSON.stringify(other) === JSON.stringify(stop);

/** True if every cell has the same value, and the stops are in the same order in a trip with the same life. */
export function saysTheSame(one: Content, other: Content): boolean {
	const orderOf = ({ trip: { id, life, stops } }: Content) =>
		[id, life, ...stops.map((stop) => stop.id)].join();
	return (
		one.cells.size === other.cells.size &&
		orderOf(one) === orderOf(other) &&
		[...one.cells].every(([path, cell]) => isSameCell(cell, other.cells.get(path)))
	);
}

/**
 * A value that went away and came back is a newer one: whoever replaces it must not have it reported as overridden
 * unseen. The revisions that an edit from this device gets on its way are nothing new to its author.
 */
function isSameCell(one: Cell, other: Cell | undefined): boolean {
	if (!other || !sameJson(one.v, other.v)) return false;
	return one.r === other.r || one.pending !== undefined || other.pending !== undefined;
}
