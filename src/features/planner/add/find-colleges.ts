import { loadCampuses, noListWords } from '#content/campuses.ts';
import { catalogueHere } from '#content/catalogue-here.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Campus } from '#domain/colleges/packed-campuses.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { lookUp } from '#domain/search/search.ts';
import { indexColleges, type SearchEntry, type SearchIndex } from '#domain/search/search-index.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import { campusStop, collegeStop } from '#domain/trips/campus.ts';
import { encodeStop } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { noGuideWords, whereWords } from '#domain/trips/where-words.ts';
import { campusesNearTowns, nearFirst, townsMeant } from '#search/towns-named.ts';
import type { FoundStop, FoundStops } from './found-stop.ts';

const SHOWN = 6;
/** Shown when not even our own lists are on this device. */
const NO_COLLEGES = 'We need a signal to load the colleges.';

interface Indexed {
	catalogue: Catalogue;
	campuses: readonly Campus[] | null;
	index: SearchIndex;
	placesById: ReadonlyMap<number, StopPlace>;
	/** Ids of the colleges whose guide can be opened. */
	open: ReadonlySet<number>;
}
let indexed: Indexed | undefined;

/**
 * Finds colleges by name: ours, and every other one in the country, because a family may visit those, too. For a town
 * without a campus, the nearest ones come before names that match except for a typo.
 */
export async function findColleges(query: string): Promise<FoundStops> {
	const current = await currentIndex();
	if (!current) return { found: [], near: [], lacks: NO_COLLEGES };
	const toFound = ({ ipedsid }: SearchEntry) => foundCollege(current, ipedsid ?? 0, query);
	const matched = lookUp(current.index, query, SHOWN);
	const found = matched.found.flatMap(toFound);
	const near = nearTowns(current, await townsMeant(query, matched), query);
	const lacks = current.campuses === null ? { lacks: noListWords } : {};
	if (near.length > 0) {
		const rows = nearFirst(near, found, ({ place }) => encodeStop(place));
		return { found: [], near: rows.slice(0, SHOWN), ...lacks };
	}
	return {
		found,
		near: found.length > 0 ? [] : nearestNames(current.index, query).flatMap(toFound),
		...lacks,
	};
}

export async function listCampuses(): Promise<{
	campuses: { place: StopPlace; detail: string; hasGuide: boolean }[];
	/** Words for the person when some lists are missing; empty when all are here. */
	lacks: string;
}> {
	const current = await currentIndex();
	if (!current) return { campuses: [], lacks: NO_COLLEGES };
	const campuses = [...current.placesById].map(([id, place]) => ({
		place,
		detail: detailOf(current, id, place),
		hasGuide: current.open.has(id),
	}));
	return { campuses, lacks: current.campuses === null ? noListWords : '' };
}

function foundCollege(current: Indexed, id: number, query: string): FoundStop[] {
	const place = current.placesById.get(id);
	if (!place) return [];
	return [{ place, parts: matchParts(place.name, query), detail: detailOf(current, id, place) }];
}

function nearTowns(current: Indexed, towns: readonly Town[], query: string): FoundStop[] {
	const campuses = [...current.placesById].map(([id, { lat, long }]) => ({ id, lat, long }));
	return campusesNearTowns(towns, campuses).flatMap(({ campus, far }) =>
		foundCollege(current, campus.id, query).map((each) => ({ ...each, detail: `${each.detail}, ${far}` })),
	);
}

function detailOf({ open }: Indexed, id: number, place: StopPlace): string {
	const isShut = place.type === 'college' && !open.has(id);
	return isShut ? noGuideWords(place) : whereWords(place);
}

/** Null if our lists are not on this device and there is no signal. */
async function currentIndex(): Promise<Indexed | null> {
	const [catalogue, campuses] = await Promise.all([catalogueHere(), loadCampuses()]);
	if (!catalogue) return null;
	if (indexed?.catalogue !== catalogue || indexed.campuses !== campuses)
		indexed = indexOf(catalogue, campuses);
	return indexed;
}

function indexOf(catalogue: Catalogue, campuses: readonly Campus[] | null): Indexed {
	const ours = catalogue.colleges.filter(({ visible }) => visible);
	const known = new Set(ours.map(({ ipeds_id }) => ipeds_id));
	const others = (campuses ?? []).filter(({ ipeds_id }) => !known.has(ipeds_id));
	return {
		catalogue,
		campuses,
		index: indexColleges(catalogue.states, ours, others),
		placesById: new Map([
			...others.map((campus) => [campus.ipeds_id, campusStop(campus)] as const),
			...ours.map((college) => [college.ipeds_id, collegeStop(college)] as const),
		]),
		open: new Set(ours.filter(({ enabled }) => enabled).map(({ ipeds_id }) => ipeds_id)),
	};
}
