import type { LoaderFunctionArgs } from 'react-router-dom';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import type { FoundList } from '#ui/search/found.ts';
import type { SearchPage } from './SearchScreen.tsx';

export { SearchScreen as Component } from './SearchScreen.tsx';

const MOST_SHOWN = 60;

/** The results on this device for the address's `q`; the page does not wait for them. */
export function loader({ request }: LoaderFunctionArgs): SearchPage {
	const query = new URL(request.url).searchParams.get('q')?.trim() ?? '';
	return { query, answer: find(query) };
}

async function find(query: string): Promise<FoundList> {
	await whenIdle();
	const { findCollegesAndStates } = await insistOn(() => import('#search/site-search.ts'));
	return findCollegesAndStates(query, MOST_SHOWN);
}
