import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { type AskedList, askedList } from './asked-list.ts';

export { ArticlesScreen as Component } from './ArticlesScreen.tsx';

/** What the address asks for; the articles themselves come to the screen by and by. */
export async function loader({ request }: LoaderFunctionArgs): Promise<AskedList & { title: string }> {
	const asked = askedList(new URL(request.url).searchParams, await loadCatalogue());
	return { title: 'Articles', ...asked };
}
