import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import type { StatePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { stateNamed } from '#domain/search/named-area.ts';
import { leadTo } from '#runtime/lead-to.ts';

export { StateScreen as Component } from './StateScreen.tsx';

/**
 * Loads a state's page from the document, else from this device, by its name as people type it; a state that is not
 * open or unknown leads to /404.
 */
export async function loader({
	params,
	request,
}: LoaderFunctionArgs): Promise<StatePage & { title: string }> {
	const page =
		takeIslandPage<StatePage>(new URL(request.url).pathname) ?? (await fromDevice(params.name, request));
	return { ...page, title: page.state.name };
}

async function fromDevice(name: string | undefined, request: Request): Promise<StatePage> {
	const { states, colleges, subregions } = await loadCatalogue();
	const state = stateNamed(name, states);
	if (!state?.enabled) throw leadTo(state ? paths.notYet(state.name) : paths.notFound, request);
	const inState = ({ state_abbreviation }: { state_abbreviation: string }) =>
		state_abbreviation === state.state_abbreviation;
	return {
		state,
		colleges: colleges.filter((college) => college.enabled && inState(college)),
		subregions: subregions.filter(({ state: abbreviation }) => abbreviation === state.state_abbreviation),
	};
}
