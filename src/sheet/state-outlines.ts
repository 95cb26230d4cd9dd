import { fetchPacked } from '#api/fetch-packed.ts';
import outlinesUrl from '#generated/state-outlines.bin?url';
import { remembered } from '#runtime/remembered.ts';
import { type PackedOutlines, type StateOutlines, unpackOutline } from './packed-outlines.ts';

const loadPacked = remembered(() => fetchPacked<PackedOutlines>(outlinesUrl));

/**
 * Returns a state's outline; all of them are fetched once and precached. Null if a first visit is interrupted: its
 * sheets then show only contours.
 */
export async function stateOutline(abbreviation: string): Promise<StateOutlines[string] | null> {
	try {
		return unpackOutline(await loadPacked(), abbreviation);
	} catch (error) {
		console.warn('The outlines of the states could not be read', error);
		return null;
	}
}
