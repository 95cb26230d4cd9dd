import { packFixed, unpackFixed } from './packing.ts';

/** A populated place of the United States. `size` grows with the logarithm of its population, 0 to 63. */
export interface Town {
	name: string;
	state_abbreviation: string;
	lat: number;
	long: number;
	size: number;
}

/** `generated/towns.bin`: towns by name, each name as the length it shares with the one before, and the rest. */
export interface PackedTowns {
	states: string[];
	names: string;
	state: string;
	size: string;
	lat: string;
	long: string;
}

/** Three characters a degree figure: steps of 40 to 60 metres, from Samoa to Maine. */
const LAT = { from: -15, steps: 3000 };
const LONG = { from: -220, steps: 1650 };

/** Packs towns that are sorted by name. */
export function packTowns(towns: Town[]): PackedTowns {
	const states = [...new Set(towns.map((town) => town.state_abbreviation))].sort();
	const column = (write: (town: Town) => string) => towns.map(write).join('');
	return {
		states,
		names: towns.map(({ name }, at) => shortened(name, towns[at - 1]?.name ?? '')).join('|'),
		state: column((town) => packFixed(states.indexOf(town.state_abbreviation), 1)),
		size: column((town) => packFixed(town.size, 1)),
		lat: column(({ lat }) => packFixed(Math.round((lat - LAT.from) * LAT.steps), 3)),
		long: column(({ long }) =>
			packFixed(Math.round(((long > 0 ? long - 360 : long) - LONG.from) * LONG.steps), 3),
		),
	};
}

/** Reads what `packTowns` wrote, in the same order. */
export function unpackTowns(packed: PackedTowns): Town[] {
	let name = '';
	return packed.names.split('|').map((text, at) => {
		name = name.slice(0, unpackFixed(text, 0, 1)) + text.slice(1);
		const long = unpackFixed(packed.long, at, 3) / LONG.steps + LONG.from;
		return {
			name,
			state_abbreviation: packed.states[unpackFixed(packed.state, at, 1)] ?? '',
			lat: Number((unpackFixed(packed.lat, at, 3) / LAT.steps + LAT.from).toFixed(4)),
			long: Number((long < -180 ? long + 360 : long).toFixed(4)),
			size: unpackFixed(packed.size, at, 1),
		};
	});
}

function shortened(name: string, before: string): string {
	let shared = 0;
	while (shared < 63 && shared < name.length && name[shared] === before[shared]) shared++;
	return packFixed(shared, 1) + name.slice(shared);
}
