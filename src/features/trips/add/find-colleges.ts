import { loadCatalogue } from '#content/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { search } from '#domain/search/search.ts';
import { indexColleges, type SearchEntry, type SearchIndex } from '#domain/search/search-index.ts';
import { collegeStop } from '#trips/stop-places.ts';
import type { FoundStop, FoundStops } from './found-stop.ts';

const SHOWN = 6;
let indexed: { catalogue: Catalogue; index: SearchIndex; collegesById: Map<number, College> } | undefined;

/** Colleges by name, those without a guide yet included: a family may well visit them. */
export async function findColleges(query: string): Promise<FoundStops> {
	const { index, collegesById } = await currentIndex();
	const toFound = ({ ipedsid }: SearchEntry): FoundStop[] => {
		const college = collegesById.get(ipedsid ?? 0);
		return college ? [foundCollege(college, query)] : [];
	};
	const found = search(index, query, SHOWN).flatMap(toFound);
	return { found, near: found.length > 0 ? [] : nearestNames(index, query).flatMap(toFound) };
}

function foundCollege(college: College, query: string): FoundStop {
	const where = `${college.city}, ${college.state_abbreviation}`;
	return {
		place: collegeStop(college),
		parts: matchParts(college.name, query),
		detail: college.enabled ? where : `${where}, no guide yet`,
	};
}

async function currentIndex() {
	const catalogue = await loadCatalogue();
	if (indexed?.catalogue !== catalogue) {
		const colleges = catalogue.colleges.filter(({ visible }) => visible);
		indexed = {
			catalogue,
			index: indexColleges({ colleges, states: catalogue.states }),
			collegesById: new Map(colleges.map((college) => [college.ipeds_id, college])),
		};
	}
	return indexed;
}
