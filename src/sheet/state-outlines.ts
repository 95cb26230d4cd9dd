import { fetchPacked } from '#api/fetch-packed.ts';
import outlinesUrl from '#generated/state-outlines.bin?url';
import { type PackedOutlines, type StateOutlines, unpackOutlines } from './packed-outlines.ts';

let outlines: Promise<StateOutlines> | undefined;

/** The outlines, fetched once and precached; without them (a first visit cut short) sheets are drawn with contours alone. */
export function stateOutlines(): Promise<StateOutlines> {
	outlines ??= fetchPacked<PackedOutlines>(outlinesUrl).then(unpackOutlines, () => {
		outlines = undefined;
		return {};
	});
	return outlines;
}
