import { normalise } from './normalise.ts';
import { LONGEST_QUERY } from './search.ts';
import type { IndexedEntry, SearchEntry, SearchIndex } from './search-index.ts';

/** Words too common to tell colleges apart. */
const COMMON = new Set(
	'a and at college colleges for in institute of school state the university universities'.split(' '),
);
/**
 * From this Dice coefficient on, two words are alike: "wooster" and "worcester" are, "hogwarts" and "howard" are not.
 */
const LEAST_LIKENESS = 0.55;
const SAME_BUT_FOR_A_SLIP = 0.8;
const SHORTEST_LIKE = 4;
/** The share of the query that an entry must be like. */
const LEAST_SHARE = 0.4;
/** An entry scoring below this share of the best one is not offered. */
const PART_OF_NEAREST = 0.75;
/** Between two equally close names, the one matched by a rarer word wins. */
const RARITY = 0.01;

/**
 * Returns the names closest to a query that found nothing, compared word by word, closest first; none when nothing is
 * close. Words shared by half of all names do not count.
 */
export function nearestNames(index: SearchIndex, query: string, count = 3): SearchEntry[] {
	const words = normalise(query.slice(0, LONGEST_QUERY))
		.split(' ')
		.filter((word) => word.length > 1 && !isCommon(word));
	const scores = new Map<IndexedEntry, number>();
	for (const word of words) {
		const alike = entriesLike(index, word);
		for (const [indexed, likeness] of alike)
			scores.set(indexed, (scores.get(indexed) ?? 0) + likeness + RARITY / alike.size);
	}
	const least = Math.max(words.length * LEAST_SHARE, Math.max(...scores.values()) * PART_OF_NEAREST);
	return [...scores]
		.filter(([, score]) => score >= least)
		.sort(([a, ofA], [b, ofB]) => ofB - ofA || (a.title < b.title ? -1 : 1))
		.slice(0, count)
		.map(([{ entry }]) => entry);
}

/** True for a word that tells no colleges apart, even misspelled: "colege". */
function isCommon(word: string): boolean {
	const likenessTo = comparedWith(word);
	return [...COMMON].some((common) => likenessTo(common) >= SAME_BUT_FOR_A_SLIP);
}

/** Returns the entries with a word like this one in their names, and how alike it is. */
function entriesLike({ vocabulary }: SearchIndex, wanted: string): Map<IndexedEntry, number> {
	const likenessTo = comparedWith(wanted);
	const alike = new Map<IndexedEntry, number>();
	for (const [word, { inNames }] of vocabulary) {
		const likeness = likenessTo(word);
		if (likeness < LEAST_LIKENESS || COMMON.has(word)) continue;
		for (const indexed of inNames) alike.set(indexed, Math.max(likeness, alike.get(indexed) ?? 0));
	}
	return alike;
}

/** Compares words with one word by the letter pairs they share: 1 for the same word, 0 for none. */
function comparedWith(wanted: string): (word: string) => number {
	const pairs = Array.from({ length: wanted.length - 1 }, (_, at) => pairAt(wanted, at));
	return (word) => {
		if (word === wanted) return 1;
		const count = word.length - 1;
		if (Math.min(word.length, wanted.length) < SHORTEST_LIKE) return 0;
		let shared = 0;
		for (let at = 0; at < count; at++) if (pairs.includes(pairAt(word, at))) shared++;
		return (2 * Math.min(shared, pairs.length)) / (pairs.length + count);
	};
}

/** The letter at this position and the next, as one number. */
const pairAt = (word: string, at: number) => word.charCodeAt(at) * 65_536 + word.charCodeAt(at + 1);
