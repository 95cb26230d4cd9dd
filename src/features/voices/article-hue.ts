import type { ListedArticle } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import { collegeIdsOf, isAbout } from '#domain/articles/targeting.ts';
import { paintHue, paintHues } from '#domain/colleges/paint-hue.ts';
import { seedOf } from '#domain/sheet/seed.ts';
import { regionWithId } from '#domain/states/region.ts';

/**
 * Returns the hue of an article's drawing: its college's paint, its region's color on the map, or else one of its own.
 */
export function articleHue(
	article: Pick<ListedArticle, 'id' | 'locality' | 'locality_id'>,
	{ states, subregions }: Pick<Places, 'states' | 'subregions'>,
): number {
	const [ipedsId] = collegeIdsOf(article);
	if (ipedsId !== undefined) return paintHue(ipedsId);
	const subregion = subregions.find(({ name }) => isAbout(article, { subregion: name }));
	const state = states.find(
		({ state_abbreviation: code }) => code === subregion?.state || isAbout(article, { state: code }),
	);
	const region = regionWithId(state?.region);
	return region?.hue ?? (paintHues[seedOf(article.id) % paintHues.length] as number);
}
