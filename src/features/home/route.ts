import { loadCatalogue } from '#content/catalogue.ts';
import { takeIslandPage } from '#content/island.ts';
import { openCollege } from '#domain/colleges/open-college.ts';
import { featuredColleges, type HomePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';

export { HomeScreen as Component } from './HomeScreen.tsx';

/** The states for the map and the campuses shown first, if they are open: from the document, else from this device. */
export async function loader(): Promise<HomePage> {
	const arrived = takeIslandPage<HomePage>(paths.home);
	if (arrived) return arrived;
	const { states, colleges } = await loadCatalogue();
	return { states, colleges: featuredColleges.flatMap((id) => openCollege(colleges, id) ?? []) };
}
