import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { articlesArrived } from '#content/shown-articles.ts';
import type { ArticlesPage } from '#domain/pages.ts';
import { type AskedList, askedGeneral, askedList } from './asked-list.ts';

export { ArticlesScreen as Component } from './ArticlesScreen.tsx';

/** What the address asks for; the articles came with the document, or come to the screen by and by. */
export async function loader({ request }: LoaderFunctionArgs): Promise<AskedList & { title: string }> {
	const { pathname, searchParams } = new URL(request.url);
	const arrived = takeIslandPage<ArticlesPage>(pathname);
	if (arrived) articlesArrived(arrived.articles);
	const asked = askedGeneral(searchParams) ?? askedList(searchParams, await loadCatalogue());
	return { title: 'Articles', ...asked };
}
