import { normalise } from './normalise.ts';
import { LONGEST_QUERY } from './search.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';

/** The names nearest to a query that found nothing, by shared pairs of letters (Dice), the nearest first. */
export function nearestNames(index: SearchIndex, query: string, count = 3): SearchEntry[] {
	const likeness = likenessTo(normalise(query.slice(0, LONGEST_QUERY)));
	const nearest: { entry: SearchEntry; shared: number }[] = [];
	for (const { entry, title } of index.entries) {
		const shared = likeness(title);
		if (nearest.length === count && shared <= (nearest.at(-1)?.shared ?? 0)) continue;
		const place = nearest.findIndex((other) => other.shared < shared);
		nearest.splice(place < 0 ? nearest.length : place, 0, { entry, shared });
		nearest.length = Math.min(nearest.length, count);
	}
	return nearest.map(({ entry }) => entry);
}

const PAIRS = 256 * 256;

/** Compares names with one query; tables instead of a set for each name make it ten times as fast. */
function likenessTo(query: string): (name: string) => number {
	const isWanted = new Uint8Array(PAIRS);
	const wanted = pairsOf(query).filter((pair, at, all) => all.indexOf(pair) === at);
	for (const pair of wanted) isWanted[pair] = 1;
	const lastSeen = new Uint32Array(PAIRS);
	let turn = 0;
	return (name) => {
		turn++;
		let own = 0;
		let shared = 0;
		for (let at = 1; at < name.length; at++) {
			const pair = pairAt(name, at);
			if (lastSeen[pair] === turn) continue;
			lastSeen[pair] = turn;
			own++;
			shared += isWanted[pair] ?? 0;
		}
		return (2 * shared) / (wanted.length + own || 1);
	};
}

const pairsOf = (text: string) =>
	Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => pairAt(text, at + 1));

/** The letter there and the one before; beyond Latin, some pairs share a number, which only blurs the order. */
const pairAt = (text: string, at: number) =>
	((text.charCodeAt(at - 1) & 255) << 8) | (text.charCodeAt(at) & 255);
