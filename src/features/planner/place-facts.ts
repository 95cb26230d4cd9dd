import { useLiveQuery } from 'dexie-react-hooks';
import { phoneIn } from '#domain/places/navigation-links.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { placesOnDevice } from './near-stop.ts';

/** Facts about places from outside the trip, by code: their location in words, and their phone number. */
export type PlaceFacts = ReadonlyMap<string, { note: string; phone: string | null }>;

const NO_FACTS: PlaceFacts = new Map();

/** Returns facts about a trip's hotels, restaurants and sights from the guides on this device. */
export function usePlaceFacts({ stops }: Pick<Trip, 'stops'>): PlaceFacts {
	const wanted = stops.flatMap(({ place }) =>
		['hotel', 'restaurant', 'poi'].includes(place.type) ? place.code : [],
	);
	const read = async () => (wanted.length === 0 ? NO_FACTS : factsOf(wanted));
	return useLiveQuery(read, [JSON.stringify(wanted)]) ?? NO_FACTS;
}

/** Returns a stop's phone number: the family's own, from its note, before the guide's; null if there is neither. */
export function phoneOf({ place, note }: Pick<Stop, 'place' | 'note'>, facts: PlaceFacts): string | null {
	return phoneIn(note) ?? facts.get(place.code)?.phone ?? null;
}

async function factsOf(codes: readonly string[]): Promise<PlaceFacts> {
	const places = await placesOnDevice();
	return new Map(
		places.filter(({ place_id }) => codes.includes(place_id)).map((place) => [place.place_id, place]),
	);
}
