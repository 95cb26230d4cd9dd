import type { EditedArticle } from '#domain/articles/article-edit.ts';
import type { Locality } from '#domain/articles/locality.ts';
import { collegeIdsOf, isAbout } from '#domain/articles/targeting.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';

export type Target = Pick<EditedArticle, 'locality' | 'locality_id'>;

export const localityWords: Record<Locality, string> = {
	general: 'Everything',
	state: 'A state',
	subregion: 'A subregion',
	college: 'Colleges',
};

/** What an article's fields and the line under them say of its subject, for the search of the list. */
export function targetWords(target: Target, { states, subregions, colleges }: Catalogue): string {
	const ids = collegeIdsOf(target);
	return [
		localityWords[target.locality],
		...states.filter(({ state_abbreviation: state }) => isAbout(target, { state })).map(nameOf),
		...subregions.filter(({ name }) => isAbout(target, { subregion: name })).map(nameOf),
		...colleges.filter(({ ipeds_id }) => ids.includes(ipeds_id)).map(nameOf),
	].join('\n');
}

const nameOf = ({ name }: { name: string }) => name;
