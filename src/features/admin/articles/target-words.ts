import type { EditedArticle } from '#domain/articles/article-edit.ts';
import type { Locality } from '#domain/articles/locality.ts';
import { collegeIdsOf, isAbout } from '#domain/articles/targeting.ts';
import type { College } from '#domain/colleges/college.ts';
import type { State, Subregion } from '#domain/states/state.ts';

export type Target = Pick<EditedArticle, 'locality' | 'locality_id'>;

/** The visible places as they are on the server now: an editor may just have opened one. */
export interface TargetPlaces {
	states: Pick<State, 'name' | 'state_abbreviation' | 'enabled'>[];
	subregions: Subregion[];
	colleges: Pick<College, 'ipeds_id' | 'name' | 'enabled'>[];
}

export const localityWords: Record<Locality, string> = {
	general: 'Everything',
	state: 'A state',
	subregion: 'A subregion',
	college: 'Colleges',
};

/** Returns the words that an article's fields and the line under them show for its subject, for searching the list. */
export function targetWords(target: Target, { states, subregions, colleges }: TargetPlaces): string {
	const ids = collegeIdsOf(target);
	return [
		localityWords[target.locality],
		...states.filter(({ state_abbreviation: state }) => isAbout(target, { state })).map(nameOf),
		...subregions.filter(({ name }) => isAbout(target, { subregion: name })).map(nameOf),
		...colleges.filter(({ ipeds_id }) => ids.includes(ipeds_id)).map(nameOf),
	].join('\n');
}

/**
 * Says what keeps an article off Student Voices, which leaves out places that are not open; undefined when nothing
 * does.
 */
export function notShownWords(target: Target, places: TargetPlaces): string | undefined {
	const waitsFor = closedPlaceOf(target, places);
	return waitsFor && `Not on Student Voices until ${waitsFor} is live.`;
}

function closedPlaceOf(target: Target, { states, subregions, colleges }: TargetPlaces): string | undefined {
	const part = subregions.find(({ name }) => isAbout(target, { subregion: name }));
	const state = states.find(
		({ state_abbreviation: code }) => code === part?.state || isAbout(target, { state: code }),
	);
	if (state && !state.enabled) return state.name;
	const ids = collegeIdsOf(target);
	const known = colleges.filter(({ ipeds_id }) => ids.includes(ipeds_id));
	if (ids.length === 0 || known.some(({ enabled }) => enabled)) return undefined;
	return ids.length > 1 ? 'one of these colleges' : (known[0]?.name ?? 'this college');
}

const nameOf = ({ name }: { name: string }) => name;
