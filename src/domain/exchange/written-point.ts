import { isPoint, type Point } from '#domain/geo.ts';

/** A coordinate in degrees, as links and tables write it. */
export const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Latitude first, as maps apps copy it: "42.3, -71.1"; "loc:" is Google's. */
const PAIR = new RegExp(`^\\(?(?:loc:)?${NUMBER}(?:,\\s*|\\s+)${NUMBER}\\)?$`);
/** Well-known text (ISO 19125), which Google My Maps writes into exported tables; its longitude comes first. */
const WKT_POINT = new RegExp(`^POINT(?: ?Z| ?M| ?ZM)? ?\\(\\s*${NUMBER}\\s+${NUMBER}[\\s\\d.-]*\\)$`, 'i');
const WKT_SHAPE = /^(?:MULTI)?(?:LINESTRING|POLYGON)\b/i;

/** Returns a point on the globe; null for any other, and for 0, 0, which Google writes for an unknown position. */
export const known = (point: Point): Point | null =>
	isPoint(point) && (point.lat !== 0 || point.long !== 0) ? point : null;

/** The latitudes of the country, from Guam to Alaska. */
const COUNTRY = { south: 13, north: 72 };

/**
 * Returns a list's point, with latitude and longitude swapped back if the list confuses them: read as written, a place
 * in this country would lie in Antarctica or beyond the globe.
 */
export function righted(point: Point): { point: Point | null; isSwapped?: true } {
	const { lat, long } = point;
	const isSwapped = (lat < -64 || lat > 90) && long > COUNTRY.south && long < COUNTRY.north;
	const swapped = isSwapped ? known({ lat: long, long: lat }) : null;
	return swapped ? { point: swapped, isSwapped: true } : { point: known(point) };
}

/** Returns the point in two texts, of which a pattern may have found none. */
export const pointOfTexts = (lat: string | undefined, long: string | undefined): Point | null =>
	known(numbersOf(lat, long));

/** Returns the point that a text consists of, as a pair of numbers or as well-known text; null for other words. */
export const pointInText = (text: string): Point | null => known(numbersInText(text));

/** Returns the same numbers, wherever on the globe or off it they lie; other words have none (`NaN`). */
export function numbersInText(text: string): Point {
	const [, lat, long] = PAIR.exec(text.trim()) ?? [];
	const [, east, north] = WKT_POINT.exec(text.trim()) ?? [];
	return numbersOf(lat ?? north, long ?? east);
}

const numbersOf = (lat = 'none', long = 'none'): Point => ({ lat: Number(lat), long: Number(long) });

/** Returns a coordinate with a decimal point, if a program in another language wrote a comma. */
export const withDecimalPoint = (degrees: string): string =>
	degrees.replace(/^(\s*-?\d{1,3}),(\d+\s*)$/, '$1.$2');

/** True for well-known text of a line or an area. */
export const isLineOrArea = (text: string): boolean => WKT_SHAPE.test(text.trim());
