import { normalise } from '../search/normalise.ts';
import { LONGEST_QUERY } from '../search/search.ts';
import type { Airport } from './place.ts';

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
