import { type StateOutlines, unpackOutlines } from './packed-outlines.ts';

let outlines: Promise<StateOutlines> | undefined;

/** The outlines, fetched once and precached; without them (a first visit cut short) sheets are drawn with contours alone. */
export function stateOutlines(): Promise<StateOutlines> {
	outlines ??= import('#generated/state-outlines.json').then(
		(file) => unpackOutlines(file.default),
		() => {
			outlines = undefined;
			return {};
		},
	);
	return outlines;
}
