import { ApiError } from '#api/api-error.ts';
import { findTowns } from '#content/towns.ts';
import { nearestTo } from '#domain/geo.ts';
import type { Airport } from '#domain/places/place.ts';
import { rankAirports } from '#domain/places/rank-airports.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import { placeStop, townStop } from '#domain/trips/stop-places.ts';
import { distanceWords } from '#domain/trips/travel-words.ts';
import { loadAirports } from '../airports.ts';
import type { FoundStop, FoundStops } from './found-stop.ts';

const SHOWN = 6;
const NEAREST = 3;

/**
 * Finds airports by code, city or name. For a town without an airport, returns the nearest three with their distance in
 * miles.
 */
export function findAirports(query: string): Promise<FoundStops> {
	return orLacks('We need a signal to load the airports and towns.', async () => {
		const airports = await loadAirports();
		const found = rankAirports(airports, query, SHOWN).map((airport) => foundAirport(airport, query));
		return { found, near: found.length > 0 ? [] : await airportsNearTown(airports, query) };
	});
}

async function airportsNearTown(airports: Airport[], query: string): Promise<FoundStop[]> {
	const [town] = await findTowns(query, 1);
	if (!town) return [];
	return nearestTo(town, airports, NEAREST).map(({ place, miles }) => ({
		...foundAirport(place, query),
		aside: distanceWords(miles),
	}));
}

function foundAirport(airport: Airport, query: string): FoundStop {
	return {
		place: placeStop({ ...airport, type: 'airport' }),
		parts: matchParts(airport.name, query),
		detail: `${airport.place_id}, ${airport.city}, ${airport.state_abbreviation}`,
	};
}

/** Finds towns by name, with or without their state. */
export function findTownStops(query: string): Promise<FoundStops> {
	return orLacks('We need a signal to load the towns.', async () => {
		const found = (await findTowns(query, SHOWN)).map((town) => {
			const place = townStop(town);
			return { place, parts: matchParts(place.name, query), detail: 'Town' };
		});
		return { found, near: [] };
	});
}

/** Runs a search; finds nothing, with these words, if its files are not on this device and there is no signal. */
async function orLacks(lacks: string, search: () => Promise<FoundStops>): Promise<FoundStops> {
	try {
		return await search();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.warn('A list to search is not on this device yet', error);
		return { found: [], near: [], lacks };
	}
}
