import lookUp from '@photostructure/tz-lookup';
import type { Point } from '#domain/geo.ts';

/** A box that lies in one zone, with its sides in degrees. */
type Box = readonly [zone: string, south: number, north: number, west: number, east: number];

/**
 * The table of zones is so small because it smooths the borders. Each box here lies entirely on one side of a border,
 * and together they contain every campus and town of ours that the table puts on the wrong side: according to the
 * borders of timezone-boundary-builder, which come from OpenStreetMap (ODbL), as in geo-tz 8.1.9.
 */
const BOXES: readonly Box[] = [
	// American Samoa: a day apart from Samoa.
	['Pacific/Pago_Pago', -14.6, -14.1, -171, -169.3],
	// Petersburg and Wrangell, Alaska.
	['America/Sitka', 56.25, 56.83, -133.08, -132.02],
	// Kellogg, Idaho.
	['America/Los_Angeles', 46.9, 47.7, -116.25, -115.8],
	// Along Saskatchewan, whose clocks never change.
	['America/Denver', 48.74, 48.99, -106, -104.06],
	['America/Chicago', 48.74, 48.99, -104, -101.25],
	// Williston and Watford City, North Dakota.
	['America/Chicago', 47.7, 48.74, -103.7, -102.9],
	// Mobridge and Fort Pierre, South Dakota.
	['America/Chicago', 45.52, 45.56, -100.46, -100.31],
	['America/Denver', 44.35, 44.356, -100.384, -100.371],
	// Iron River, Michigan.
	['America/Menominee', 45.93, 46.4, -88.98, -88.13],
	// Ulysses and Lakin, Kansas.
	['America/Chicago', 37.5, 39, -101.47, -101.25],
	// Penitas and La Joya, Texas.
	['America/Chicago', 26.1, 26.25, -99, -98.43],
	// Arizona along Utah, the Hopi, the Navajo south of them, and Yuma.
	['America/Phoenix', 36.6, 36.997, -114.04, -111.95],
	['America/Phoenix', 35.6, 35.98, -110.95, -110.25],
	['America/Denver', 35.2, 35.48, -110.6, -109.7],
	['America/Phoenix', 32.724, 32.728, -114.71, -114.61],
	// Kentland and Oakland City, Indiana.
	['America/Chicago', 40.74, 40.79, -87.6, -87.2],
	['America/Chicago', 38.2, 38.37, -87.43, -87.32],
	// Columbia, Kentucky.
	['America/Chicago', 37.05, 37.22, -85.32, -85.06],
	// Tennessee: Spring City, Graysville, Mowbray Mountain and Fairmount.
	['America/New_York', 35.62, 35.74, -84.92, -84.84],
	['America/New_York', 35.39, 35.47, -85.12, -85.07],
	['America/New_York', 35.27, 35.34, -85.23, -85.19],
	['America/New_York', 35.16, 35.19, -85.34, -85.31],
	// Georgia: Summerville, Cave Spring and Blakely.
	['America/New_York', 34.3, 34.69, -85.46, -85.31],
	['America/New_York', 33.82, 34.3, -85.37, -85.31],
	['America/New_York', 31, 31.4, -84.98, -84.84],
	// Florida: Chattahoochee, Wewahitchka and Blountstown.
	['America/New_York', 30.69, 31, -84.85, -84.84],
	['America/Chicago', 30, 30.46, -85.32, -85.16],
	['America/Chicago', 30.38, 30.46, -85.16, -85.04],
	// Maine: Van Buren, Houlton and Calais.
	['America/New_York', 46.87, 47.16, -67.97, -67.933],
	['America/New_York', 45.93, 47.03, -67.97, -67.8],
	['America/New_York', 45, 45.12, -67.6, -67.13],
	['America/New_York', 45.12, 45.185, -67.29, -67.27],
];

/** Returns the IANA zone of a point. */
export function lookUpZone({ lat, long }: Point): string {
	const box = BOXES.find(
		([, south, north, west, east]) => lat >= south && lat <= north && long >= west && long <= east,
	);
	return box?.[0] ?? lookUp(lat, long);
}
