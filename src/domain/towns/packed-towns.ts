import { packColumn, readColumn } from '../packed-numbers.ts';

/** A populated place in the United States. `size` grows with the logarithm of its population, 0 to 63. */
export interface Town {
	name: string;
	state_abbreviation: string;
	lat: number;
	long: number;
	size: number;
}

/**
 * `generated/towns.bin`: towns by name; each name is the length of the beginning it shares with the previous one, and
 * the rest.
 */
export interface PackedTowns {
	/** Each state's abbreviation, and its lowest latitude and longitude in steps, from which its towns count. */
	states: [abbreviation: string, lat: number, long: number][];
	names: string;
	state: string;
	size: string;
	lat: string;
	long: string;
}

/** Steps per degree: 110 meters at most, finer than anyone states a town's position. */
const LAT_STEPS = 1000;
const LONG_STEPS = 1000;

/** Packs towns already sorted by name. */
export function packTowns(towns: Town[]): PackedTowns {
	const placed = towns.map((town) => ({
		...town,
		lat: Math.round(town.lat * LAT_STEPS),
		long: Math.round(westward(town.long) * LONG_STEPS),
	}));
	const abbreviations = [...new Set(towns.map((town) => town.state_abbreviation))].sort();
	const states = abbreviations.map((abbreviation): PackedTowns['states'][number] => {
		const within = placed.filter(({ state_abbreviation }) => state_abbreviation === abbreviation);
		return [abbreviation, least(within.map(({ lat }) => lat)), least(within.map(({ long }) => long))];
	});
	const stateOf = placed.map(({ state_abbreviation }) => abbreviations.indexOf(state_abbreviation));
	const fromCorner = (axis: 'lat' | 'long') =>
		placed.map((town, at) => town[axis] - (states[stateOf[at] ?? 0]?.[axis === 'lat' ? 1 : 2] ?? 0));
	return {
		states,
		names: towns.map(({ name }, at) => shortened(name, towns[at - 1]?.name ?? '')).join('|'),
		state: packColumn(stateOf, 1),
		size: packColumn(
			towns.map(({ size }) => size),
			1,
		),
		lat: packColumn(fromCorner('lat'), 3),
		long: packColumn(fromCorner('long'), 3),
	};
}

/** Reads what `packTowns` wrote, in the same order. */
export function unpackTowns(packed: PackedTowns): Town[] {
	let name = '';
	return packed.names.split('|').map((text, at) => {
		name = name.slice(0, readColumn(text[0] ?? '', 0, 1)) + text.slice(1);
		const [state_abbreviation, lat, long] = packed.states[readColumn(packed.state, at, 1)] ?? ['', 0, 0];
		const west = readColumn(packed.long, at, 3) + long;
		return {
			name,
			state_abbreviation,
			lat: (readColumn(packed.lat, at, 3) + lat) / LAT_STEPS,
			long: (west < -180 * LONG_STEPS ? west + 360 * LONG_STEPS : west) / LONG_STEPS,
			size: readColumn(packed.size, at, 1),
		};
	});
}

/** Places Guam west of Hawaii, so that no state spans the date line. */
const westward = (long: number) => (long > 0 ? long - 360 : long);

const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b));

function shortened(name: string, before: string): string {
	let shared = 0;
	while (shared < 63 && shared < name.length && name[shared] === before[shared]) shared++;
	return packColumn([shared], 1) + name.slice(shared);
}
