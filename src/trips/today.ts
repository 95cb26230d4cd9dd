import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#api/api-error.ts';
import { catalogueIfKnown, loadCatalogue, onContentChange } from '#content/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isCampus, placeToday } from '#domain/trips/campus.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';

interface WithStops {
	stops: { place: StopPlace }[];
}

/** Returns a trip as of today: campuses whose guides have opened since they were added become college stops. */
export async function tripToday<T extends WithStops>(trip: T): Promise<T> {
	const catalogue = hasOwnCampus(trip) && (await catalogueHere());
	return catalogue ? asOf(trip, catalogue) : trip;
}

/** Does the same live: follows guides that open while the trip is on screen. */
export function useTripToday<T extends WithStops>(trip: T | undefined): T | undefined {
	const isNeeded = trip !== undefined && hasOwnCampus(trip);
	const subscribe = useCallback((listener: () => void) => follow(isNeeded, listener), [isNeeded]);
	const catalogue = useSyncExternalStore(subscribe, catalogueIfKnown);
	return useMemo(() => (trip && catalogue ? asOf(trip, catalogue) : trip), [trip, catalogue]);
}

/**
 * Returns the catalogue, live, for uses that can do without; undefined while it is not on this device, or not read yet.
 */
export const useCatalogueHere = (): Catalogue | undefined =>
	useSyncExternalStore(followAlways, catalogueIfKnown, catalogueIfKnown);

const followAlways = (listener: () => void) => follow(true, listener);

function follow(isNeeded: boolean, listener: () => void): () => void {
	if (isNeeded) void catalogueHere().then(listener);
	return onContentChange(listener);
}

/**
 * Reads the catalogue for uses that can do without; undefined when it is not on this device yet and there is no signal.
 */
export async function catalogueHere(): Promise<Catalogue | undefined> {
	try {
		return await loadCatalogue();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.warn('The lists of colleges are not on this device yet', error);
		return undefined;
	}
}

function asOf<T extends WithStops>(trip: T, { colleges }: Catalogue): T {
	if (!hasOwnCampus(trip)) return trip;
	return { ...trip, stops: trip.stops.map((stop) => ({ ...stop, place: placeToday(stop.place, colleges) })) };
}

const hasOwnCampus = ({ stops }: WithStops) =>
	stops.some(({ place }) => place.type === 'x' && isCampus(place));
