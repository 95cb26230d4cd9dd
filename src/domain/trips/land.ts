import type { Point } from '#domain/geo.ts';

/** North, south, west and east edges in degrees of land that no road joins to anything outside it. */
const ISLANDS: Record<string, readonly [number, number, number, number]> = {
	Kauai: [22.3, 21.8, -159.9, -159.2],
	Oahu: [21.8, 21.2, -158.4, -157.6],
	Molokai: [21.3, 21.03, -157.4, -156.69],
	Lanai: [21.0, 20.7, -157.1, -156.8],
	Maui: [21.05, 20.5, -156.75, -155.9],
	Hawaii: [20.3, 18.8, -156.2, -154.7],
	'Puerto Rico': [18.6, 17.85, -67.4, -65.55],
	'Saint Thomas': [18.42, 18.28, -65.1, -64.82],
	'Saint John': [18.4, 18.28, -64.82, -64.6],
	'Saint Croix': [17.85, 17.6, -65, -64.5],
	Guam: [13.8, 13.1, 144.5, 145.1],
	Saipan: [15.4, 15, 145.6, 145.9],
	Tutuila: [-14.1, -14.5, -171, -170.4],
	Juneau: [58.7, 58.1, -135, -133.8],
	Sitka: [57.3, 56.8, -135.8, -135],
	Ketchikan: [55.6, 55.2, -131.9, -131.3],
	Kodiak: [58, 57.3, -153.1, -152],
	'mainland Alaska': [71.5, 58.8, -166, -141],
	Nantucket: [41.42, 41.22, -70.25, -69.95],
	"Martha's Vineyard": [41.49, 41.3, -70.85, -70.43],
	'Block Island': [41.24, 41.14, -71.62, -71.53],
	Catalina: [33.5, 33.28, -118.62, -118.28],
	'Mackinac Island': [45.9, 45.84, -84.66, -84.6],
	'San Juan Island': [48.63, 48.44, -123.18, -122.94],
	'Orcas Island': [48.72, 48.59, -123.02, -122.75],
};
const MAINLAND = [49.5, 24.4, -124.9, -66.8] as const;

/** The piece of US land with connected roads that a point lies on, "mainland" for most; null when we know none there. */
export function landOf(point: Point): string | null {
	const island = Object.entries(ISLANDS).find(([, edges]) => isWithin(point, edges));
	return island ? island[0] : isWithin(point, MAINLAND) ? 'mainland' : null;
}

function isWithin(
	{ lat, long }: Point,
	[north, south, west, east]: readonly [number, number, number, number],
) {
	return lat <= north && lat >= south && long >= west && long <= east;
}
