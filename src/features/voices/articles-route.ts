import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { articlesArrived } from '#content/shown-articles.ts';
import type { VoicesPage } from '#domain/pages/island.ts';
import type { ArticlesView } from './articles-view.ts';
import { askedList } from './asked-list.ts';

export { ArticlesScreen as Component } from './ArticlesScreen.tsx';

/** Loads the list that the address asks for; the articles came with the document, or load later. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ArticlesView> {
	const { pathname, searchParams } = new URL(request.url);
	const arrived = takeIslandPage<VoicesPage>(pathname);
	if (arrived) articlesArrived(arrived.articles);
	// The document knows the places of its articles; a list may be about any place.
	const isGeneral = searchParams.get('type') === 'general';
	const places = arrived && isGeneral ? arrived : await loadCatalogue();
	const asked = askedList(searchParams, places);
	return { title: asked.kind === 'about' ? asked.title : 'Articles', asked, places };
}
