import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { featuredColleges, type HomePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';

export { HomeScreen as Component } from './HomeScreen.tsx';

/** The states for the map and the six campuses shown first: from the document, else from this device. */
export async function loader(): Promise<HomePage> {
	const arrived = takeIslandPage<HomePage>(paths.home);
	if (arrived) return arrived;
	const { states, colleges } = await loadCatalogue();
	const featured = featuredColleges.map((id) => colleges.find(({ ipeds_id }) => ipeds_id === id));
	return { states, colleges: featured.filter((college) => college !== undefined) };
}
