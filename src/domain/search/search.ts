import { limits } from '../limits.ts';
import { isNearMiss, slipsAllowed } from './near-miss.ts';
import { normalise } from './normalise.ts';
import type { IndexedEntry, SearchEntry, SearchIndex } from './search-index.ts';

/** Longer than any name: the rest is ignored. */
export const LONGEST_QUERY = 80;
const ENOUGH = 5;

/**
 * Finds entries for a query of at least one character, best first: the exact name or alias, then its beginning, its
 * words together, another name's beginning, its words apart, another name's words, any part of a name or alias, its
 * town or state, its part of the state, and finally a typo.
 */
export function search(index: SearchIndex, query: string, limit = 60): SearchEntry[] {
	return lookUp(index, query, limit).found;
}

/** Does the same, and tells whether each of them matches except for a typo. */
export function lookUp(
	index: SearchIndex,
	query: string,
	limit: number,
): { found: SearchEntry[]; areTypos: boolean } {
	const wanted = normalise(query.slice(0, LONGEST_QUERY));
	if (wanted.length < limits.searchMinCharacters) return { found: [], areTypos: false };
	const words = wanted.split(' ');
	const written = asWritten(index, { wanted, words, beginnings: words.map((word) => ` ${word}`) });
	const typos = written.length < ENOUGH ? nearMisses(index, words) : [];
	const all = [...written, ...typos.filter((indexed) => !written.includes(indexed))];
	return { found: all.slice(0, limit).map(({ entry }) => entry), areTypos: written.length === 0 };
}

function asWritten(index: SearchIndex, wanted: Wanted): IndexedEntry[] {
	const byRank: IndexedEntry[][] = [];
	for (const indexed of index.entries) {
		const rank = rankOf(indexed, wanted);
		if (rank === null) continue;
		byRank[rank] ??= [];
		byRank[rank].push(indexed);
	}
	return byRank.flat();
}

interface Wanted {
	wanted: string;
	words: string[];
	/** The query's words, with a space in front of each that must begin a word. */
	beginnings: string[];
}

const kinds = ['university', 'college'];

function rankOf(indexed: IndexedEntry, { wanted, words, beginnings }: Wanted): number | null {
	const { title, aliases, titleWords, nameWords, placedWords, allWords } = indexed;
	if (!isIn(allWords, words)) return null;
	if (title === wanted) return 0;
	// "Wesleyan" means Wesleyan University before any other college that goes by that name.
	if (kinds.some((kind) => title === `${wanted} ${kind}`)) return 1;
	if (aliases.includes(wanted)) return 2;
	if (title.startsWith(wanted)) return 3;
	if (titleWords.includes(` ${wanted}`)) return 4;
	if (aliases.some((alias) => alias.startsWith(wanted))) return 5;
	if (isIn(titleWords, beginnings)) return 6;
	if (isIn(nameWords, beginnings)) return 7;
	if (isIn(titleWords, words)) return 8;
	if (isIn(nameWords, words)) return 9;
	if (isIn(placedWords, beginnings)) return 10;
	if (isIn(allWords, beginnings)) return 11;
	return null;
}

const isIn = (text: string, parts: string[]) => parts.every((part) => text.includes(part));

/** Finds entries with a word close to each wanted one, in their names first, then in their location. */
function nearMisses({ vocabulary }: SearchIndex, wantedWords: string[]): IndexedEntry[] {
	let byName: Set<IndexedEntry> | undefined;
	let anyhow: Set<IndexedEntry> | undefined;
	for (const wanted of wantedWords) {
		const slips = slipsAllowed(wanted);
		const named: IndexedEntry[] = [];
		const placed: IndexedEntry[] = [];
		for (const [word, { inNames, inPlaces }] of vocabulary)
			if (word.startsWith(wanted) || isNearMiss(wanted, word, slips)) {
				named.push(...inNames);
				placed.push(...inPlaces);
			}
		byName = both(byName, named);
		anyhow = both(anyhow, [...named, ...placed]);
		if (anyhow.size === 0) return [];
	}
	return [...new Set([...(byName ?? []), ...(anyhow ?? [])])];
}

/** Returns the entries in both lists; all of the second while there is no first. */
const both = <T>(first: Set<T> | undefined, second: T[]) =>
	new Set(first ? second.filter((each) => first.has(each)) : second);
