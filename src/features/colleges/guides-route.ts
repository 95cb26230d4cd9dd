import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import type { CollegeGuidesPage } from '#domain/pages.ts';
import { paths } from '#domain/paths.ts';
import type { Subregion } from '#domain/states/state.ts';

export { CollegeGuidesScreen as Component } from './CollegeGuidesScreen.tsx';

/** Every open college, as it came with the document, else from this device. */
export async function loader(): Promise<CollegeGuidesPage & { subregions: Subregion[] }> {
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
