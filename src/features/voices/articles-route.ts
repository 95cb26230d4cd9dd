import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import type { ArticlesView } from './articles-view.ts';
import { askedList } from './asked-list.ts';

export { ArticlesScreen as Component } from './ArticlesScreen.tsx';

/** What the address asks for; the articles themselves come to the screen by and by. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ArticlesView> {
	const places = await loadCatalogue();
	const asked = askedList(new URL(request.url).searchParams, places);
	return { title: asked.kind === 'about' ? asked.title : 'Articles', asked, places };
}
