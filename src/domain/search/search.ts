import { limits } from '../limits.ts';
import { isNearMiss, slipsAllowed } from './near-miss.ts';
import { normalise } from './normalise.ts';
import type { IndexedEntry, SearchEntry, SearchIndex } from './search-index.ts';

/** Longer than any name: what is past it is not looked at. */
export const LONGEST_QUERY = 80;
const ENOUGH = 5;

/**
 * The entries a query means, best first: the very name (or a name people use for it), then its beginning, then its words,
 * then another name's beginning or words, then a slip of the finger. Needs one character at least.
 */
export function search(index: SearchIndex, query: string, limit = 60): SearchEntry[] {
	const wanted = normalise(query.slice(0, LONGEST_QUERY));
	if (wanted.length < limits.searchMinCharacters) return [];
	const words = wanted.split(' ');
	const ranked: { indexed: IndexedEntry; rank: number }[] = [];
	for (const indexed of index.entries) {
		const rank = rankOf(indexed, wanted, words);
		if (rank !== null) ranked.push({ indexed, rank });
	}
	ranked.sort(
		(a, b) =>
			a.rank - b.rank || (a.indexed.title < b.indexed.title ? -1 : a.indexed.title > b.indexed.title ? 1 : 0),
	);
	const found = ranked.map(({ indexed }) => indexed);
	if (found.length < ENOUGH)
		found.push(...nearMisses(index, words).filter((indexed) => !found.includes(indexed)));
	return found.slice(0, limit).map(({ entry }) => entry);
}

function rankOf({ title, words, aliases, aliasWords }: IndexedEntry, wanted: string, wantedWords: string[]) {
	if (title === wanted) return 0;
	if (aliases.includes(wanted)) return 1;
	if (title.startsWith(wanted)) return 2;
	if (allBegin(wantedWords, words)) return 3;
	if (aliases.some((alias) => alias.startsWith(wanted))) return 4;
	if (allBegin(wantedWords, words.concat(aliasWords))) return 5;
	return null;
}

/** Whether each wanted word begins some word of the name. */
function allBegin(wantedWords: string[], words: string[]): boolean {
	return wantedWords.every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** The entries with a word near to each wanted one. */
function nearMisses({ entriesByWord }: SearchIndex, wantedWords: string[]): IndexedEntry[] {
	let meant: Set<IndexedEntry> | undefined;
	for (const wanted of wantedWords) {
		const slips = slipsAllowed(wanted);
		const near = new Set<IndexedEntry>();
		for (const [word, entries] of entriesByWord)
			if (word.startsWith(wanted) || (slips > 0 && isNearMiss(wanted, word, slips)))
				for (const indexed of entries) if (!meant || meant.has(indexed)) near.add(indexed);
		meant = near;
	}
	return [...(meant ?? [])];
}
