import { fetchPacked } from '#api/fetch-packed.ts';
import { remembered } from '#api/remembered.ts';
import outlinesUrl from '#generated/state-outlines.bin?url';
import { type PackedOutlines, type StateOutlines, unpackOutlines } from './packed-outlines.ts';

const load = remembered(async () => unpackOutlines(await fetchPacked<PackedOutlines>(outlinesUrl)));

/**
 * The outlines, fetched once and precached; none if a first visit is cut short: its sheets then show contours alone.
 */
export const stateOutlines = (): Promise<StateOutlines> =>
	load().catch((error: unknown) => {
		console.warn('The outlines of the states could not be read', error);
		return {};
	});
