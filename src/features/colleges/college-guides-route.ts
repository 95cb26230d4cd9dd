import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import type { CollegeGuidesPage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import type { Subregion } from '#domain/states/state.ts';
import { insistOn } from '#runtime/insist-on.ts';
import type { GuidesView } from './CollegeGuidesScreen.tsx';
import type { NearGuides } from './near-guides.ts';

export { CollegeGuidesScreen as Component } from './CollegeGuidesScreen.tsx';

/**
 * Every open college, from the document or else from this device; and the address's choice: by name, or near something.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<GuidesView> {
	const { searchParams } = new URL(request.url);
	const name = searchParams.get('name') ?? '';
	const near = searchParams.get('near');
	return {
		...(await allGuides()),
		name,
		named: name.trim() === '' ? null : await findNamed(name),
		near: near === null ? null : { what: near, found: findNear(near) },
	};
}

async function allGuides(): Promise<CollegeGuidesPage & { subregions: Subregion[] }> {
	const arrived = takeIslandPage<CollegeGuidesPage>(paths.collegeGuides);
	if (arrived) return { ...arrived, subregions: subregionsOf(arrived.colleges) };
	const { states, colleges, subregions } = await loadCatalogue();
	return { states, colleges: colleges.filter(({ enabled }) => enabled), subregions };
}

function subregionsOf(colleges: CollegeGuidesPage['colleges']): Subregion[] {
	const subregions = new Map<number, Subregion>();
	for (const { subregion_id: id, subregion_name: name, state_abbreviation: state } of colleges)
		if (id !== null && name) subregions.set(id, { id, name, state });
	return [...subregions.values()];
}

async function findNamed(name: string): Promise<ReadonlySet<number>> {
	const { findGuides } = await insistOn(() => import('#search/site-search.ts'));
	return findGuides(name);
}

/** Finds campuses near `me`, near the current `trip`, or near the trip with an id. */
async function findNear(near: string): Promise<NearGuides> {
	const { findNearMe, findNearTrip } = await insistOn(() => import('./near-guides.ts'));
	return near === 'me' ? findNearMe() : findNearTrip(near);
}
