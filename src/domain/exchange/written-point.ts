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

/** Returns the point in two texts, of which a pattern may have found none. */
export const pointOfTexts = (lat: string | undefined, long: string | undefined): Point | null =>
	known({ lat: Number(lat ?? Number.NaN), long: Number(long ?? Number.NaN) });

/** Returns the point that a text consists of, as a pair of numbers or as well-known text; null for other words. */
export function pointInText(text: string): Point | null {
	const [, lat, long] = PAIR.exec(text.trim()) ?? [];
	const [, east, north] = WKT_POINT.exec(text.trim()) ?? [];
	return pointOfTexts(lat ?? north, long ?? east);
}

/** Returns a coordinate with a decimal point, if a program in another language wrote a comma. */
export const withDecimalPoint = (degrees: string): string =>
	degrees.replace(/^(\s*-?\d{1,3}),(\d+\s*)$/, '$1.$2');

/** True for well-known text of a line or an area. */
export const isLineOrArea = (text: string): boolean => WKT_SHAPE.test(text.trim());
