import { footOn, milesBetween, type Point } from '#domain/geo.ts';
import type { Borders } from './road-facts.ts';

/** North, south, west and east, in degrees. */
type Edges = readonly [number, number, number, number];

/** Places for which the rectangles below are wrong, with the land they are on. */
const CORNERS: readonly [land: string, edges: Edges][] = [
	// Greenport, Southworth and Red Cliff are across the water from Shelter, Vashon and Madeline Island.
	['mainland', [41.11, 41.096, -72.37, -72.345]],
	['mainland', [47.52, 47.495, -122.53, -122.485]],
	['mainland', [46.88, 46.82, -90.8, -90.75]],
	// North Haven, and West Seattle with Burien, whose shores lie beyond Shelter and Vashon Island.
	['mainland', [41.042, 41.035, -72.34, -72.29]],
	['mainland', [47.52, 47.425, -122.41, -122.37]],
	// Haines and Skagway are reached like the rest of Alaska, by a road through Canada.
	['Alaska', [59.55, 59.15, -136.3, -135.2]],
];

/**
 * Areas that no road connects to anything outside. The first match wins, so islands near a larger one come before it.
 */
const ISLANDS: Record<string, Edges> = {
	Kauai: [22.3, 21.8, -159.9, -159.2],
	Oahu: [21.8, 21.2, -158.4, -157.6],
	Molokai: [21.3, 21.03, -157.4, -156.69],
	Lanai: [21.0, 20.7, -157.1, -156.8],
	Maui: [21.05, 20.5, -156.75, -155.9],
	Hawaii: [20.3, 18.8, -156.2, -154.7],
	Vieques: [18.17, 18.08, -65.58, -65.25],
	Culebra: [18.36, 18.27, -65.35, -65.2],
	'Puerto Rico': [18.6, 17.85, -67.4, -65.55],
	'Saint Thomas': [18.42, 18.28, -65.1, -64.82],
	'Saint John': [18.4, 18.28, -64.82, -64.6],
	'Saint Croix': [17.85, 17.6, -65, -64.5],
	Guam: [13.8, 13.1, 144.5, 145.1],
	Tinian: [15.09, 14.9, 145.55, 145.68],
	Saipan: [15.4, 15, 145.6, 145.9],
	Tutuila: [-14.1, -14.5, -171, -170.4],
	Juneau: [58.7, 58.1, -135, -133.8],
	Sitka: [57.3, 56.8, -135.8, -135],
	Ketchikan: [55.6, 55.2, -131.9, -131.3],
	Kodiak: [58, 57.3, -153.1, -152],
	Petersburg: [56.85, 56.5, -132.98, -132.54],
	Wrangell: [56.5, 56.15, -132.45, -131.9],
	Unalaska: [54.05, 53.25, -167.9, -166.05],
	// Mainland towns that no road connects to any other (Alaska Department of Transportation, state highway map).
	Utqiagvik: [71.45, 71.1, -157.2, -156],
	Nome: [65.3, 64.3, -166, -163.8],
	Kotzebue: [66.95, 66.7, -162.8, -162.3],
	Bethel: [60.9, 60.6, -162.1, -161.4],
	Dillingham: [59.3, 58.9, -158.9, -158.2],
	'King Salmon': [58.8, 58.6, -157.1, -156.4],
	Cordova: [60.7, 60.4, -146, -145.2],
	Alaska: [71.5, 58.8, -166, -141],
	Nantucket: [41.42, 41.22, -70.25, -69.95],
	"Martha's Vineyard": [41.49, 41.3, -70.85, -70.43],
	'Block Island': [41.24, 41.14, -71.62, -71.53],
	'Fishers Island': [41.3, 41.24, -72.04, -71.92],
	'Shelter Island': [41.11, 41.035, -72.37, -72.27],
	Vinalhaven: [44.13, 43.98, -68.93, -68.75],
	Islesboro: [44.38, 44.2, -68.97, -68.84],
	Monhegan: [43.78, 43.75, -69.33, -69.29],
	'Smith Island': [38.02, 37.94, -76.06, -75.98],
	'Tangier Island': [37.86, 37.78, -76.02, -75.97],
	Ocracoke: [35.2, 35.06, -76.02, -75.76],
	'Daufuskie Island': [32.15, 32.06, -80.92, -80.84],
	'Kelleys Island': [41.63, 41.58, -82.74, -82.66],
	'South Bass Island': [41.67, 41.63, -82.86, -82.79],
	'Mackinac Island': [45.9, 45.84, -84.66, -84.6],
	'Bois Blanc Island': [45.83, 45.71, -84.6, -84.35],
	'Beaver Island': [45.78, 45.55, -85.67, -85.46],
	'Drummond Island': [46.12, 45.9, -83.87, -83.45],
	'Washington Island': [45.42, 45.32, -87.0, -86.82],
	'Madeline Island': [46.88, 46.76, -90.8, -90.6],
	'Isle Royale': [48.2, 47.8, -89.25, -88.4],
	Catalina: [33.5, 33.28, -118.62, -118.28],
	'Vashon Island': [47.52, 47.33, -122.53, -122.37],
	'San Juan Island': [48.63, 48.44, -123.18, -122.94],
	'Orcas Island': [48.72, 48.59, -123.02, -122.75],
	'Lopez Island': [48.58, 48.41, -122.94, -122.8],
};
const MAINLAND: Edges = [49.5, 24.4, -124.9, -66.8];
const LANDS = [...CORNERS, ...Object.entries(ISLANDS), ['mainland', MAINLAND] as const];

/**
 * Returns the piece of US land with connected roads that a point is on, "mainland" for most; null if we know of none
 * there.
 */
export function landOf(point: Point): string | null {
	return LANDS.find(([, edges]) => isWithin(point, edges))?.[0] ?? null;
}

/**
 * Given two lands from `landOf`, returns the one that no road connects with the other, trying the second first;
 * undefined if a road may exist, known to us or not.
 */
export function cutOff(first: string | null, second: string | null): string | undefined {
	if (first === second) return undefined;
	// The road to Alaska runs through Canada.
	const island = [second, first].find((land) => land !== null && land !== 'mainland' && land !== 'Alaska');
	return island ?? undefined;
}

/** True when no road leads from one point to the other, because one of them is on an island. */
export const isCutOff = (from: Point, to: Point): boolean => cutOff(landOf(from), landOf(to)) !== undefined;

/** In miles: a campus on a border river may appear to be across the border by less than this. */
const DOUBTFUL = 0.25;

/** Returns Canada or Mexico if the point is there. */
export function neighborOf(borders: Borders, point: Point): keyof Borders | undefined {
	return (['Canada', 'Mexico'] as const).find((neighbor) => {
		const ring = borders[neighbor];
		return isInside(ring, point) && milesTo(ring, point) > DOUBTFUL;
	});
}

function isWithin({ lat, long }: Point, [north, south, west, east]: Edges): boolean {
	return lat <= north && lat >= south && long >= west && long <= east;
}

function isInside(ring: Borders['Canada'], { lat, long }: Point): boolean {
	let inside = false;
	let before = ring.at(-1) ?? [0, 0];
	for (const point of ring) {
		const isAcross = point[1] > lat !== before[1] > lat;
		if (isAcross && long < ((before[0] - point[0]) * (lat - point[1])) / (before[1] - point[1]) + point[0]) {
			inside = !inside;
		}
		before = point;
	}
	return inside;
}

function milesTo(ring: Borders['Canada'], { lat, long }: Point): number {
	const point = { lat, long };
	return Math.min(
		...ring.slice(1).map(([x, y], at) => {
			const [startX, startY] = ring[at] ?? [x, y];
			return milesBetween(point, footOn({ lat: startY, long: startX }, { lat: y, long: x }, point));
		}),
	);
}
