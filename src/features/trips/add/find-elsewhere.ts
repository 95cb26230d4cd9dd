import { matchParts } from '#domain/search/match-parts.ts';
import { findTowns } from '#map/towns.ts';
import { loadAirports, rankAirports } from '../airports.ts';
import { placeStop, townStop } from '../stop-places.ts';
import type { FoundStops } from './found-stop.ts';

const SHOWN = 6;

/** Airports by code, city or name. */
export async function findAirports(query: string): Promise<FoundStops> {
	const airports = rankAirports(await loadAirports(), query, SHOWN);
	const found = airports.map((airport) => ({
		place: placeStop({ ...airport, type: 'airport' }),
		parts: matchParts(airport.name, query),
		detail: `${airport.place_id}, ${airport.city}, ${airport.state_abbreviation}`,
	}));
	return { found, near: [] };
}

/** Towns by name, with or without their state. */
export async function findTownStops(query: string): Promise<FoundStops> {
	const found = (await findTowns(query, SHOWN)).map((town) => {
		const place = townStop(town);
		return { place, parts: matchParts(place.name, query), detail: 'Town' };
	});
	return { found, near: [] };
}
