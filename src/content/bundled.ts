import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import collegesUrl from '#domain/catalogue/colleges.json?url';
import statesUrl from '#domain/catalogue/states.json?url';
import subregionsUrl from '#domain/catalogue/subregions.json?url';
import type { College } from '#domain/colleges/college.ts';
import type { State, Subregion } from '#domain/states/state.ts';

/** The list that comes with the app; the service worker holds it, so it answers with no network. */
export async function loadBundled(): Promise<Catalogue> {
	const [listed, states, subregions] = await Promise.all([
		readFile<Omit<College, 'image'>[]>(collegesUrl),
		readFile<Omit<State, 'college_count'>[]>(statesUrl),
		readFile<Subregion[]>(subregionsUrl),
	]);
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

async function readFile<T>(url: string): Promise<T> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`The app's own file ${url} answered ${response.status}`);
	return response.json() as Promise<T>;
}
