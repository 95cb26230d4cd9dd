import type { ListedArticle } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import { collegeIdsOf, isAbout } from '#domain/articles/targeting.ts';
import { paths } from '#domain/paths.ts';
import type { PlaceLink } from './article-view.ts';

/** Returns the open pages of an article's places: its state, its part of a state, or its colleges. */
export function whereItIsAbout(
	article: ListedArticle,
	{ states, subregions, colleges }: Places,
): PlaceLink[] {
	const ids = collegeIdsOf(article);
	const subregion = subregions.find(({ name }) => isAbout(article, { subregion: name }));
	return [
		...states
			.filter(({ enabled, state_abbreviation: code }) => enabled && isAbout(article, { state: code }))
			.map(({ name }) => ({ to: paths.state(name), label: name })),
		...states
			.filter(({ enabled, state_abbreviation: code }) => enabled && code === subregion?.state)
			.map(({ name }) => ({ to: paths.state(name), label: `${subregion?.name}, ${name}` })),
		...colleges
			.filter(({ enabled, ipeds_id }) => enabled && ids.includes(ipeds_id))
			.map(({ ipeds_id, name }) => ({ to: paths.college(ipeds_id), label: name })),
	];
}
