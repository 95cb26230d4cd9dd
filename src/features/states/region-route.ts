import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import type { RegionPage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { regionNamed } from '#domain/search/named-area.ts';
import type { Region } from '#domain/states/region.ts';
import { leadTo } from '#runtime/lead-to.ts';

export { RegionScreen as Component } from './RegionScreen.tsx';

/** Loads a region's page; its name may be written as "New England" or "NewEngland", in any case. */
export async function loader({ params, request }: LoaderFunctionArgs) {
	const region = regionNamed(params.name);
	if (!region) throw leadTo(paths.notFound, request);
	const page = takeIslandPage<RegionPage>(new URL(request.url).pathname) ?? (await fromDevice(region));
	return { ...page, region, title: region.idString };
}

async function fromDevice({ id }: Region): Promise<RegionPage> {
	const catalogue = await loadCatalogue();
	const states = catalogue.states.filter(({ region }) => region === id);
	const codes = new Set(states.map(({ state_abbreviation }) => state_abbreviation));
	return {
		about: catalogue.regions.find((region) => region.id === id) ?? null,
		states,
		colleges: catalogue.colleges.filter(
			({ enabled, state_abbreviation }) => enabled && codes.has(state_abbreviation),
		),
	};
}
