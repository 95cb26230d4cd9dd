import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { isComingSoon, openNeighbors, stateNamed } from '#domain/states/listed-state.ts';
import type { NotFoundView } from './NotFoundScreen.tsx';

export { NotFoundScreen as Component } from './NotFoundScreen.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<NotFoundView> {
	const name = new URL(request.url).searchParams.get('state');
	return { title: 'Page Not Found', soon: name === null ? null : await comingSoon(name) };
}

async function comingSoon(name: string): Promise<NotFoundView['soon']> {
	const { states } = await loadCatalogue();
	const state = stateNamed(name, states);
	return state && isComingSoon(state) ? { state, neighbors: openNeighbors(state, states) } : null;
}
