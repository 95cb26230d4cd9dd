import type { ListedArticle } from '#domain/articles/article.ts';
import type { Places, VoicedCollege, VoicedState } from '#domain/articles/places.ts';
import { isAbout } from '#domain/articles/targeting.ts';
import { groupBySubregion } from '#domain/colleges/group.ts';
import { type Region, regions } from '#domain/states/region.ts';

export interface CollegeWithVoices {
	college: VoicedCollege;
	articles: ListedArticle[];
}

/**
 * A part of a state: the articles about the part itself, and those about its colleges; `name` is null outside any part.
 */
export interface PartWithVoices {
	name: string | null;
	articles: ListedArticle[];
	colleges: CollegeWithVoices[];
}

/** A state: the articles about the state itself, and its parts that have any. */
export interface StateWithVoices {
	state: VoicedState;
	articles: ListedArticle[];
	parts: PartWithVoices[];
}

/** A region and its states that have articles, by name. */
export interface RegionWithVoices {
	region: Region;
	states: StateWithVoices[];
}

/**
 * Groups the articles by region, state, subregion (if the state has them) and college. Places that are not open are
 * left out, but such a state's name remains above its open colleges.
 */
export function articlesByPlace(articles: ListedArticle[], places: Places): RegionWithVoices[] {
	return regions.map((region) => ({
		region,
		states: places.states
			.filter((state) => state.region === region.id)
			.map((state) => voicesOf(state, articles, places))
			.map((voices) => (voices.state.enabled ? voices : ofCollegesAlone(voices)))
			.filter(({ articles: own, parts }) => own.length > 0 || parts.length > 0)
			.sort((a, b) => a.state.name.localeCompare(b.state.name, 'en')),
	}));
}

const ofCollegesAlone = ({ state, parts }: StateWithVoices): StateWithVoices => ({
	state,
	articles: [],
	parts: parts.filter(({ colleges }) => colleges.length > 0).map((part) => ({ ...part, articles: [] })),
});

function voicesOf(state: VoicedState, articles: ListedArticle[], places: Places): StateWithVoices {
	const { state_abbreviation: code } = state;
	const subregions = places.subregions.filter((subregion) => subregion.state === code);
	const colleges = places.colleges.filter(
		({ enabled, state_abbreviation }) => enabled && state_abbreviation === code,
	);
	const groups = groupBySubregion(colleges, subregions);
	const names = new Set([...subregions.map(({ name }) => name), ...groups.map(({ name }) => name)]);
	const parts = [...names].map((name) => ({
		name,
		articles: name === null ? [] : articles.filter((article) => isAbout(article, { subregion: name })),
		colleges: (groups.find((group) => group.name === name)?.colleges ?? [])
			.map((college) => ({
				college,
				articles: articles.filter((article) => isAbout(article, { ipeds_id: college.ipeds_id })),
			}))
			.filter(({ articles: own }) => own.length > 0),
	}));
	return {
		state,
		articles: articles.filter((article) => isAbout(article, { state: code })),
		parts: parts
			.filter(({ articles: own, colleges: voiced }) => own.length > 0 || voiced.length > 0)
			.sort(byNameAndOthersLast),
	};
}

const OTHER = 'Other';

function byNameAndOthersLast(a: PartWithVoices, b: PartWithVoices): number {
	if (a.name === OTHER || b.name === OTHER) return a.name === OTHER ? 1 : -1;
	return (a.name ?? '').localeCompare(b.name ?? '', 'en');
}
