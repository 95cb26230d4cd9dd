import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { catalogueIfKnown } from '#content/catalogue.ts';
import { catalogueHere } from '#content/catalogue-here.ts';
import { onContentChange } from '#content/content-change.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isCampus, placeWithOpenGuide } from '#domain/trips/campus.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';

interface WithStops {
	stops: { place: StopPlace }[];
}

/** Returns a trip in which campuses whose guides have opened since they were added are college stops. */
export async function withOpenGuides<T extends WithStops>(trip: T): Promise<T> {
	const catalogue = hasOwnCampus(trip) && (await catalogueHere());
	return catalogue ? withGuidesOf(catalogue, trip) : trip;
}

/** Does the same live: follows guides that open while the trip is on screen. */
export function useWithOpenGuides<T extends WithStops>(trip: T | undefined): T | undefined {
	const isNeeded = trip !== undefined && hasOwnCampus(trip);
	const subscribe = useCallback((listener: () => void) => follow(isNeeded, listener), [isNeeded]);
	const catalogue = useSyncExternalStore(subscribe, catalogueIfKnown);
	return useMemo(() => (trip && catalogue ? withGuidesOf(catalogue, trip) : trip), [trip, catalogue]);
}

function follow(isNeeded: boolean, listener: () => void): () => void {
	if (isNeeded) void catalogueHere().then(listener);
	return onContentChange(listener);
}

function withGuidesOf<T extends WithStops>({ colleges }: Catalogue, trip: T): T {
	if (!hasOwnCampus(trip)) return trip;
	return {
		...trip,
		stops: trip.stops.map((stop) => ({ ...stop, place: placeWithOpenGuide(stop.place, colleges) })),
	};
}

const hasOwnCampus = ({ stops }: WithStops) =>
	stops.some(({ place }) => place.type === 'x' && isCampus(place));
