import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { paths } from '#domain/paths.ts';
import { stateNamed } from '#domain/search/named-area.ts';
import { isComingSoon, openNeighbors } from '#domain/states/listed-state.ts';
import type { NotFoundView } from './NotFoundScreen.tsx';

export { NotFoundScreen as Component } from './NotFoundScreen.tsx';

/** Redirects to a state's page once this device has learned that it is open. */
export async function loader({ request }: LoaderFunctionArgs): Promise<NotFoundView> {
	const name = new URL(request.url).searchParams.get('state');
	return { title: 'Page Not Found', soon: name === null ? null : await comingSoon(name) };
}

async function comingSoon(name: string): Promise<NotFoundView['soon']> {
	const { states } = await loadCatalogue();
	const state = stateNamed(name, states);
	if (state?.enabled) throw replace(paths.state(state.name));
	return state && isComingSoon(state) ? { state, neighbors: openNeighbors(state, states) } : null;
}
