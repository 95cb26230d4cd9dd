import { packColumn, packNumbers, readColumn, unpackNumbers } from '#domain/packed-numbers.ts';
import type { NamedLegs } from './road-facts.ts';

export interface PackedNames {
	/** Number of names of each leg. */
	nameCount: string;
	/** Each name, as its position among the most recent ones, 1 for the latest; 0 takes the next one in `names`. */
	name: string;
	names: string;
}

/** Packs the names of each leg, relying on the fact that a leg's names are usually those of the legs before it. */
export function packNames(sets: string[][]): PackedNames {
	const recent: string[] = [];
	const names: string[] = [];
	const places = sets.flat().map((name) => {
		const at = recent.indexOf(name);
		if (at < 0) names.push(name);
		else recent.splice(at, 1);
		recent.unshift(name);
		return at + 1;
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

/** Reads what `packNames` wrote: each leg's set of names, and the sets themselves. */
export function unpackNames({ nameCount, name, names }: PackedNames): NamedLegs {
	const places = unpackNumbers(name);
	const known = names.split(';');
	/** Names seen so far, as indexes into `known`, latest first. */
	const recent = new Int32Array(known.length);
	const sets: string[][] = [];
	const setOf = new Map<string, number>();
	const setOfOne = new Int32Array(known.length).fill(-1);
	const nameSet = new Int32Array(nameCount.length);
	let read = 0;
	let fresh = 0;
	const next = (): number => {
		const at = (places[read++] as number) - 1;
		const met = at < 0 ? fresh : (recent[at] as number);
		recent.copyWithin(1, 0, at < 0 ? fresh++ : at);
		recent[0] = met;
		return met;
	};
	const setWith = (met: number[]): number => {
		const key = met.join();
		if (!setOf.has(key)) setOf.set(key, sets.push(met.map((each) => known[each] as string)) - 1);
		return setOf.get(key) as number;
	};
	for (let leg = 0; leg < nameCount.length; leg++) {
		const count = readColumn(nameCount, leg, 1);
		if (count === 1) {
			const met = next();
			if (setOfOne[met] === -1) setOfOne[met] = setWith([met]);
			nameSet[leg] = setOfOne[met] as number;
		} else nameSet[leg] = setWith(Array.from({ length: count }, next));
	}
	return { nameSet, names: sets };
}
