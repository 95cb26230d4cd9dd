/** Each state's rings of [longitude, latitude] by its abbreviation, the mainland first. */
export type StateOutlines = Record<string, [longitude: number, latitude: number][][]>;

let outlines: Promise<StateOutlines> | undefined;

/** The outlines, fetched once and precached; without them (a first visit cut short) sheets are drawn with contours alone. */
export function stateOutlines(): Promise<StateOutlines> {
	outlines ??= import('#generated/state-outlines.json').then(
		(file) => file.default as unknown as StateOutlines,
		() => {
			outlines = undefined;
			return {};
		},
	);
	return outlines;
}
