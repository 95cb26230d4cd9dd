import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { articlesArrived } from '#content/shown-articles.ts';
import type { Places } from '#domain/articles/places.ts';
import type { VoicesPage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';

export { StudentVoicesScreen as Component } from './StudentVoicesScreen.tsx';

/** Returns the places of the articles, from the document, else from this device; the articles load later. */
export async function loader(): Promise<Places> {
	const arrived = takeIslandPage<VoicesPage>(paths.studentVoices);
	if (arrived) {
		articlesArrived(arrived.articles);
		return arrived;
	}
	const { states, subregions, colleges } = await loadCatalogue();
	return { states, subregions, colleges };
}
