import { fetchPacked } from '#api/fetch-packed.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import type { State, Subregion } from '#domain/states/state.ts';
import catalogueUrl from '#generated/catalogue.bin?url';
import { bundledRegions } from './regions.ts';

/** `generated/catalogue.bin`: the lists of src/domain/catalogue. */
interface PackedCatalogue {
	colleges: Omit<College, 'image' | 'size'>[];
	states: Omit<State, 'college_count'>[];
	subregions: Subregion[];
}

/**
 * The list that comes with the app; the service worker holds it, so it needs no network.
 * @throws ApiError `no_signal` when the app is not on the device yet and the network is gone.
 */
export async function loadBundled(): Promise<Catalogue> {
	const packed = await fetchPacked<PackedCatalogue>(catalogueUrl);
	const colleges = packed.colleges.map((college) => ({ ...college, image: null, size: null }));
	return {
		colleges,
		states: packed.states.map((state) => ({ ...state, college_count: countEnabled(colleges, state) })),
		subregions: packed.subregions,
		regions: bundledRegions(),
		banner: null,
		directions: false,
		refreshedAt: null,
	};
}

function countEnabled(colleges: College[], { state_abbreviation }: { state_abbreviation: string }): number {
	return colleges.filter((college) => college.enabled && college.state_abbreviation === state_abbreviation)
		.length;
}
