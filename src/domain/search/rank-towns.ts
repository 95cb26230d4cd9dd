import type { Town } from '../towns/packed-towns.ts';
import { normalise } from './normalise.ts';

/**
 * Finds the towns that `query` may mean: "northampton", "northampton ma", "fort col"; whole-name matches first, then by
 * size. The list must be sorted by size, biggest first.
 */
export function rankTowns(towns: Town[], query: string, limit: number): Town[] {
	const words = wordsOf(query);
	if (words.length === 0) return [];
	const ranked = towns.map((town, at) => ({ town, at, rank: rankOf(town, words) }));
	return ranked
		.filter(({ rank }) => rank < NO_MATCH)
		.sort((a, b) => a.rank - b.rank || a.at - b.at)
		.slice(0, limit)
		.map(({ town }) => town);
}

/** True when the query is the town's whole name, with or without its state. */
export const isWholeName = (town: Town, query: string): boolean => rankOf(town, wordsOf(query)) === 0;

/** Biggest first. */
export const bySize = (towns: Town[]) => [...towns].sort((a, b) => b.size - a.size);

const wordsOf = (query: string) => plain(query).split(' ').filter(Boolean);

const NO_MATCH = 3;

/**
 * Ranks a match: 0 for the whole name, 1 for its beginning, 2 for the beginnings of its words; a last word of two
 * letters may be the state.
 */
function rankOf(town: Town, words: string[]): number {
	const state = town.state_abbreviation.toLowerCase();
	const withoutState = words.length > 1 && words.at(-1) === state ? words.slice(0, -1) : words;
	return Math.min(rankOfName(town, words), rankOfName(town, withoutState));
}

function rankOfName(town: Town, words: string[]): number {
	const name = plainNameOf(town);
	const wanted = words.join(' ');
	if (name === wanted) return 0;
	if (name.startsWith(wanted)) return 1;
	const parts = name.split(' ');
	return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : NO_MATCH;
}

const plainNames = new WeakMap<Town, string>();

function plainNameOf(town: Town): string {
	const known = plainNames.get(town) ?? plain(town.name);
	plainNames.set(town, known);
	return known;
}

/** Returns a town's name as we compare it: "St." and "Saint" are the same word. */
const plain = (text: string) => normalise(text).replace(/\bsaint\b/g, 'st');
