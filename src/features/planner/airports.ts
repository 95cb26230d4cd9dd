import { fetchPacked } from '#api/fetch-packed.ts';
import { remembered } from '#api/remembered.ts';
import type { Airport } from '#domain/places/place.ts';
import { normalise } from '#domain/search/normalise.ts';
import airportsUrl from '#generated/airports.bin?url';

/** The bundled airports; the service worker caches them, so they need no network. */
export const loadAirports = remembered(() => fetchPacked<Airport[]>(airportsUrl));

/** Returns the airports that match a query: by code first, then by city, then by words in the name. */
export function rankAirports(airports: readonly Airport[], query: string, limit: number): Airport[] {
	const wanted = normalise(query.slice(0, LONGEST_QUERY));
	if (wanted === '') return [];
	return airports
		.map((airport) => ({ airport, rank: rankOf(airport, wanted) }))
		.filter(({ rank }) => rank < NO_MATCH)
		.sort((a, b) => a.rank - b.rank || a.airport.name.localeCompare(b.airport.name))
		.slice(0, limit)
		.map(({ airport }) => airport);
}

const LONGEST_QUERY = 80;
const NO_MATCH = 4;

function rankOf({ place_id, name, city, state_abbreviation }: Airport, wanted: string): number {
	const code = place_id.toLowerCase();
	if (code === wanted) return 0;
	const town = normalise(`${city} ${state_abbreviation}`);
	if (town.startsWith(wanted)) return 1;
	const words = normalise(`${name} ${city} ${state_abbreviation}`).split(' ');
	if (wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 2;
	return code.startsWith(wanted) ? 3 : NO_MATCH;
}
