import { loadCatalogue } from '#content/catalogue.ts';
import { listGuideIds } from '#content/device.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { lookUp, search } from '#domain/search/search.ts';
import { collegeEntry, indexSite, type SearchEntry, type SearchIndex } from '#domain/search/search-index.ts';
import { regionWithId } from '#domain/states/region.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import type { Found, FoundList } from '#ui/search/found.ts';
import { campusesNearTowns, nearFirst, townsMeant } from './towns-named.ts';

const SHOWN = 8;
const NOT_FOUND = 'No college or state by that name.';
let indexed: { catalogue: Catalogue; index: SearchIndex } | undefined;

/**
 * Finds results for a search box, from this device alone: colleges and states; when none match, colleges near the town
 * of that name, or else the nearest names. Names that match except for a typo come after a town whose whole name is the
 * query.
 */
export async function findCollegesAndStates(query: string, limit = SHOWN): Promise<FoundList> {
	const [index, onDevice] = await Promise.all([currentIndex(), listGuideIds()]);
	const toFound = (entry: SearchEntry) => foundOf(entry, query, onDevice);
	const matched = lookUp(index, query, limit + 1);
	const near = await nearTowns(await townsMeant(query, matched));
	const rows = nearFirst(near, matched.found.map(toFound), ({ to }) => to);
	if (rows.length > near.length) {
		const notFound = near.length > 0 ? `${NOT_FOUND} Near that town, then similar names:` : '';
		return { rows: rows.slice(0, limit), hasMore: rows.length > limit, notFound };
	}
	if (near.length > 0) return { rows: near, hasMore: false, notFound: `${NOT_FOUND} Near that town:` };
	const alike = nearestNames(index, query).map(toFound);
	return {
		rows: alike,
		hasMore: false,
		notFound: alike.length > 0 ? `${NOT_FOUND} Closest matches:` : NOT_FOUND,
	};
}

/** Finds the ids of the colleges that match a query; the list of all guides shows these while it is filtered. */
export async function findGuides(query: string): Promise<ReadonlySet<number>> {
	const index = await currentIndex();
	const found = search(index, query, index.entries.length);
	return new Set(found.flatMap(({ ipedsid }) => ipedsid ?? []));
}

/** A campus, its distance, and from where. */
interface NearCampus {
	campus: College;
	far: string;
}

/** Finds open colleges by name, as rows that link to `pathOf`; when none match, the nearest names. */
export async function findOpenColleges(
	query: string,
	pathOf: (ipedsId: number) => string | null,
): Promise<FoundList> {
	const [index, onDevice] = await Promise.all([currentIndex(), listGuideIds()]);
	const rowsOf = (entries: readonly SearchEntry[]) =>
		entries.flatMap((entry) => {
			const to = entry.ipedsid === null ? null : pathOf(entry.ipedsid);
			return to === null ? [] : [{ ...foundOf(entry, query, onDevice), to }];
		});
	const rows = rowsOf(search(index, query, index.entries.length));
	if (rows.length > 0) return { rows: rows.slice(0, SHOWN), hasMore: rows.length > SHOWN, notFound: '' };
	const alike = rowsOf(nearestNames(index, query));
	const notFound = 'No other college by that name.';
	return {
		rows: alike,
		hasMore: false,
		notFound: alike.length > 0 ? `${notFound} Closest matches:` : notFound,
	};
}

/** Returns campuses as rows of a list that nobody searched for. */
export async function campusRows(near: readonly NearCampus[]): Promise<Found[]> {
	const rows = await nearResults(near);
	return rows.map((row, at) => ({ ...row, to: paths.college(near[at]?.campus.ipeds_id ?? 0) }));
}

async function nearResults(near: readonly NearCampus[]): Promise<Found[]> {
	const onDevice = await listGuideIds();
	return near.map(({ campus, far }) => {
		const found = foundOf(collegeEntry(campus), '', onDevice);
		return { ...found, detail: `${found.detail}, ${far}` };
	});
}

async function nearTowns(towns: readonly Town[]): Promise<Found[]> {
	const { colleges } = await loadCatalogue();
	const open = colleges.filter(({ enabled }) => enabled);
	return nearResults(campusesNearTowns(towns, open));
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

/** Returns a search result's page, with the specification's `q` and `t`. */
function addressOf(entry: SearchEntry): string {
	return `${pathOf(entry)}?${new URLSearchParams({ q: entry.title, t: entry.type })}`;
}

function pathOf({ title, ipedsid, comingSoonIn }: SearchEntry): string {
	if (ipedsid !== null) return paths.college(ipedsid);
	const region = regionWithId(comingSoonIn);
	return region ? paths.region(region.idString) : paths.state(title);
}

async function currentIndex(): Promise<SearchIndex> {
	const catalogue = await loadCatalogue();
	if (indexed?.catalogue !== catalogue) indexed = { catalogue, index: indexSite(catalogue) };
	return indexed.index;
}
