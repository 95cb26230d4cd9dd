import type { ListedArticle } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import { collegeIdsOf } from '#domain/articles/targeting.ts';
import type { Stores } from '#server/stores.ts';

/** All states and subregions, and the colleges that the articles are about. */
export async function placesNamedIn(
	articles: ListedArticle[],
	{ states, colleges }: Pick<Stores, 'states' | 'colleges'>,
): Promise<Places> {
	const ids = new Set(articles.flatMap(collegeIdsOf));
	return {
		states: (await states.all()).map(({ name, state_abbreviation, region, enabled }) => ({
			name,
			state_abbreviation,
			region,
			enabled,
		})),
		subregions: await states.subregions(),
		colleges: (await colleges.enabled())
			.filter(({ ipeds_id }) => ids.has(ipeds_id))
			.map(({ ipeds_id, name, state_abbreviation, subregion_id, enabled }) => ({
				ipeds_id,
				name,
				state_abbreviation,
				subregion_id,
				enabled,
			})),
	};
}
