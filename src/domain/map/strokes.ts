/** Widths in pixels by zoom, linear in between. */
export type Stops = readonly (readonly [zoom: number, width: number])[];

/** Line widths of the ground, for picture and map alike. */
export const strokes = {
	/** Covers the seam between our land and the neighbors', which come from different sources. */
	seam: [
		[4, 4],
		[8, 24],
		[12, 120],
	],
	river: [
		[4, 0.6],
		[8, 1.8],
	],
	county: [
		[5, 0.4],
		[7, 0.9],
	],
	minor: [
		[7, 0.7],
		[9, 1.1],
	],
	roadCase: [
		[4, 0.9],
		[6, 2.2],
		[8, 4.4],
	],
	/** Farther out, only a road's case is drawn. */
	road: [
		[5, 0],
		[6, 0.8],
		[8, 2.4],
	],
	band: [
		[3, 3],
		[6, 9],
		[8, 13],
	],
	border: [
		[3, 0.8],
		[7, 1.7],
	],
} as const satisfies Record<string, Stops>;

/** Only as wide as leaves room for pins: an edge adds a pixel on each side. */
export const streetWidths = {
	highway: [
		[10, 1.4],
		[14, 5],
		[17, 15],
	],
	street: [
		[10, 0.6],
		[14, 3.4],
		[17, 12],
	],
	lane: [
		[12, 0.4],
		[14, 1.6],
		[17, 9],
	],
	path: [
		[14, 0.6],
		[17, 2.5],
	],
} as const satisfies Record<string, Stops>;

/**
 * Zooms between which lines are drawn. Rivers are accurate to about a mile and roads to about half a mile: near a
 * campus they would be on the wrong street.
 */
export const shownAt = {
	rivers: { from: 3, to: 9.5 },
	counties: { from: 5, to: 24 },
	minor: { from: 7, to: 10.5 },
	road: { from: 4, to: 10.5 },
	/** From here on the street map takes over, where the site has one. */
	streets: { from: 10.5, to: 24 },
} as const;

/** Nine, three, two, three pixels at a width of 1.7, as multiples of the border's width. */
export const BORDER_DASHES = [5.3, 1.8, 1.2, 1.8] as const;
export const BAND_OPACITY = 0.17;
export const COAST_WIDTH = 0.8;

export function widthAt(stops: Stops, zoom: number): number {
	const next = stops.findIndex(([at]) => at > zoom);
	const [fromZoom, fromWidth] = stops.at(next === -1 ? -1 : Math.max(0, next - 1)) ?? [0, 0];
	const [toZoom, toWidth] = stops.at(next) ?? [fromZoom, fromWidth];
	if (toZoom === fromZoom || zoom <= fromZoom) return fromWidth;
	return fromWidth + ((toWidth - fromWidth) * (zoom - fromZoom)) / (toZoom - fromZoom);
}
