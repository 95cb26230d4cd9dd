import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { articlesArrived } from '#content/shown-articles.ts';
import type { Places } from '#domain/articles/places.ts';
import type { VoicesPage } from '#domain/pages.ts';
import { paths } from '#domain/paths.ts';

export { StudentVoicesScreen as Component } from './StudentVoicesScreen.tsx';

/** Where the articles' places are, as it came with the document, else from this device; then the articles come by and by. */
export async function loader(): Promise<Places> {
	const arrived = takeIslandPage<VoicesPage>(paths.studentVoices);
	if (arrived) {
		articlesArrived(arrived.articles);
		return arrived;
	}
	const { states, subregions, colleges } = await loadCatalogue();
	return { states, subregions, colleges };
}
