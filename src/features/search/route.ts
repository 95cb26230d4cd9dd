import type { LoaderFunctionArgs } from 'react-router-dom';
import { findCollegesAndStates } from '#content/find.ts';
import type { SearchPage } from './search-page.ts';

export { SearchScreen as Component } from './SearchScreen.tsx';

/** What the address's `q` finds on this device. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchPage> {
	const query = new URL(request.url).searchParams.get('q')?.trim() ?? '';
	return { query, ...(await findCollegesAndStates(query, 60)) };
}
