import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { search } from '#domain/search/search.ts';
import { indexCatalogue, type SearchEntry, type SearchIndex } from '#domain/search/search-index.ts';
import type { Found, FoundList } from '#ui/search/found.ts';
import { loadCatalogue } from './catalogue.ts';
import { listGuideIds } from './device.ts';

const SHOWN = 8;
let indexed: { catalogue: Catalogue; index: SearchIndex } | undefined;

/** The entries that a query means, best first, from the catalogue on this device; needs no network. */
export async function findEntries(query: string, limit: number): Promise<SearchEntry[]> {
	return search(await currentIndex(), query, limit);
}

/** What a search box lists for a query: colleges and states, and the nearest names when there are none. */
export async function findCollegesAndStates(query: string, limit = SHOWN): Promise<FoundList> {
	const [index, onDevice] = await Promise.all([currentIndex(), listGuideIds()]);
	const toFound = (entry: SearchEntry) => foundOf(entry, query, onDevice);
	const found = search(index, query, limit).map(toFound);
	return { found, near: found.length > 0 ? [] : nearestNames(index, query).map(toFound) };
}

function foundOf(entry: SearchEntry, query: string, onDevice: ReadonlySet<number>): Found {
	return {
		to: addressOf(entry),
		title: entry.title,
		parts: matchParts(entry.title, query),
		detail: entry.description,
		hue: entry.ipedsid === null ? undefined : paintHue(entry.ipedsid),
		onDevice: entry.ipedsid !== null && onDevice.has(entry.ipedsid),
	};
}

/** The page of a search entry, with the specification's `q` and `t` for a result. */
function addressOf({ title, type, ipedsid }: SearchEntry): string {
	const path = ipedsid === null ? paths.state(title) : paths.college(ipedsid);
	return `${path}?${new URLSearchParams({ q: title, t: type })}`;
}

async function currentIndex(): Promise<SearchIndex> {
	const catalogue = await loadCatalogue();
	if (indexed?.catalogue !== catalogue) indexed = { catalogue, index: indexCatalogue(catalogue) };
	return indexed.index;
}
