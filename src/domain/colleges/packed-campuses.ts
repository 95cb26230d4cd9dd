import type { Point } from '../geo.ts';
import { packColumn, packNumbers, readColumn, unpackNumbers } from '../packed-numbers.ts';

/** A four-year college as the Department of Education lists it, with or without a guide here. */
export interface Campus extends Point {
	/** The Department's unit id. */
	ipeds_id: number;
	name: string;
	/** Other names, separated by `|`. */
	name_alias: string;
	city: string;
	state_abbreviation: string;
}

/** `generated/campuses.bin`: the campuses in id order, one column per fact. */
export interface PackedCampuses {
	/** The step from each id to the next. */
	ids: string;
	names: string[];
	/** "" for a college without other names. */
	aliases: string[];
	/** Each town's name, once; `city` is an index into it. */
	cities: string[];
	city: string;
	states: string[];
	state: string;
	lat: string;
	long: string;
}

/** Steps per degree: about ten yards. */
const STEPS = 10_000;
const LOWEST_LAT = -15;

export function packCampuses(campuses: readonly Campus[]): PackedCampuses {
	const sorted = [...campuses].sort((a, b) => a.ipeds_id - b.ipeds_id);
	const cities = distinct(sorted.map(({ city }) => city));
	const states = distinct(sorted.map(({ state_abbreviation }) => state_abbreviation));
	return {
		ids: packNumbers(sorted.map(({ ipeds_id }, at) => ipeds_id - (sorted[at - 1]?.ipeds_id ?? 0))),
		names: sorted.map(({ name }) => name),
		aliases: sorted.map(({ name_alias }) => name_alias),
		cities,
		city: packColumn(
			sorted.map(({ city }) => cities.indexOf(city)),
			2,
		),
		states,
		state: packColumn(
			sorted.map(({ state_abbreviation }) => states.indexOf(state_abbreviation)),
			1,
		),
		lat: packColumn(
			sorted.map(({ lat }) => Math.round((lat - LOWEST_LAT) * STEPS)),
			4,
		),
		long: packColumn(
			sorted.map(({ long }) => Math.round((long + 180) * STEPS)),
			4,
		),
	};
}

/** Reads what `packCampuses` wrote, in id order. */
export function unpackCampuses(packed: PackedCampuses): Campus[] {
	let id = 0;
	return Array.from(unpackNumbers(packed.ids), (step, at) => {
		id += step;
		return {
			ipeds_id: id,
			name: packed.names[at] ?? '',
			name_alias: packed.aliases[at] ?? '',
			city: packed.cities[readColumn(packed.city, at, 2)] ?? '',
			state_abbreviation: packed.states[readColumn(packed.state, at, 1)] ?? '',
			lat: degrees(readColumn(packed.lat, at, 4), LOWEST_LAT),
			long: degrees(readColumn(packed.long, at, 4), -180),
		};
	});
}

const distinct = (words: string[]) => [...new Set(words)].sort();

const degrees = (steps: number, lowest: number) => Number((steps / STEPS + lowest).toFixed(4));
