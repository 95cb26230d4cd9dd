import { packColumn, packNumbers, readColumn, unpackNumbers } from '#domain/map/packing.ts';
import type { RoadFacts } from './road-table.ts';

export interface PackedNames {
	/** How many names each leg has. */
	nameCount: string;
	/** Each of them, as its place among those met last, 1 for the last; 0 is the next of `names`. */
	name: string;
	names: string;
}

/** Packs the names of each leg: those that one leg bears are likely those of the legs before it. */
export function packNames(sets: string[][]): PackedNames {
	const recent: string[] = [];
	const names: string[] = [];
	const places = sets.flat().map((name) => {
		const place = recent.indexOf(name);
		if (place < 0) names.push(name);
		else recent.splice(place, 1);
		recent.unshift(name);
		return place + 1;
	});
	return {
		nameCount: packColumn(
			sets.map(({ length }) => length),
			1,
		),
		name: packNumbers(places),
		names: names.join(';'),
	};
}

/** Reads what `packNames` wrote: each leg's set of names, and the sets. */
export function unpackNames({ nameCount, name, names }: PackedNames): Pick<RoadFacts, 'nameSet' | 'names'> {
	const places = unpackNumbers(name);
	const unseen = names.split(';');
	const recent: string[] = [];
	const sets = new Map<string, number>();
	const nameSet = new Int32Array(nameCount.length);
	let read = 0;
	let fresh = 0;
	for (let leg = 0; leg < nameCount.length; leg++) {
		const set: string[] = [];
		for (let count = readColumn(nameCount, leg, 1); count > 0; count--) {
			const place = places[read++] as number;
			const known = place === 0 ? (unseen[fresh++] as string) : (recent.splice(place - 1, 1)[0] as string);
			recent.unshift(known);
			set.push(known);
		}
		const key = set.join(';');
		if (!sets.has(key)) sets.set(key, sets.size);
		nameSet[leg] = sets.get(key) as number;
	}
	return { nameSet, names: [...sets.keys()].map((key) => (key === '' ? [] : key.split(';'))) };
}
