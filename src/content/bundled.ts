import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import type { State, Subregion } from '#domain/states/state.ts';

/** The list that comes with the app; the service worker holds it, so it answers with no network. */
export async function loadBundled(): Promise<Catalogue> {
	const lists = await Promise.all([
		import('#domain/catalogue/colleges.json?table'),
		import('#domain/catalogue/states.json?table'),
		import('#domain/catalogue/subregions.json?table'),
	]);
	const [listed, states, subregions] = lists.map((module) => module.default) as [
		Omit<College, 'image'>[],
		Omit<State, 'college_count'>[],
		Subregion[],
	];
	const colleges = listed.map((college) => ({ ...college, image: null }));
	return {
		colleges,
		states: states.map((state) => ({ ...state, college_count: countEnabled(colleges, state) })),
		subregions,
		banner: null,
		refreshedAt: null,
	};
}

function countEnabled(colleges: College[], { state_abbreviation }: { state_abbreviation: string }): number {
	return colleges.filter((college) => college.enabled && college.state_abbreviation === state_abbreviation)
		.length;
}
