import { ApiError } from '#api/api-error.ts';
import { fetchPacked } from '#api/fetch-packed.ts';
import { type Campus, type PackedCampuses, unpackCampuses } from '#domain/colleges/packed-campuses.ts';
import campusesUrl from '#generated/campuses.bin?url';
import { remembered } from '#runtime/remembered.ts';

const load = remembered(async () => unpackCampuses(await fetchPacked<PackedCampuses>(campusesUrl)));

/** All four-year colleges, bundled with the app; null while they are not on this device and there is no signal. */
export async function loadCampuses(): Promise<readonly Campus[] | null> {
	try {
		return await load();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.warn('The list of all colleges is not on this device yet', error);
		return null;
	}
}

/** Shown when the list is needed but not here. */
export const noListWords =
	'We need a signal to load every college. For now, we searched only colleges with guides.';
