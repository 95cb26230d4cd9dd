import type { Point } from '#domain/geo.ts';
import type { Feature, FeatureCollection, Position } from './geojson.ts';

const MILES_PER_DEGREE = 69.0468;
const CORNERS = 72;

/** Rings around a point at the given miles, each with its distance written at its foot. */
export function distanceRings(center: Point, miles: number[]): FeatureCollection {
	return { type: 'FeatureCollection', features: miles.flatMap((radius) => ring(center, radius)) };
}

function ring(center: Point, miles: number): Feature[] {
	const coordinates = Array.from({ length: CORNERS + 1 }, (_, corner) =>
		pointAt(center, miles, (corner / CORNERS) * 2 * Math.PI),
	);
	const foot = pointAt(center, miles, Math.PI);
	return [
		{ type: 'Feature', properties: { kind: 'circle' }, geometry: { type: 'LineString', coordinates } },
		{
			type: 'Feature',
			properties: { kind: 'ring', name: `${miles} mi` },
			geometry: { type: 'Point', coordinates: foot },
		},
	];
}

/** The point that lies `miles` away at an angle in radians, clockwise from north; good for a few miles. */
function pointAt({ lat, long }: Point, miles: number, angle: number): Position {
	const degrees = miles / MILES_PER_DEGREE;
	return [
		long + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180),
		lat + degrees * Math.cos(angle),
	];
}

/** A leg as the map draws it: straight between its two ends when no road is known. */
export interface TrailLeg {
	points: Point[];
	/** Drawn faintly: a leg of another day. */
	isDim?: boolean;
}

/** The legs as lines; `part` (0 to 1) of the whole length, for the trail that draws itself. */
export function trailLines(legs: TrailLeg[], part = 1): FeatureCollection {
	let left = part * legs.reduce((sum, { points }) => sum + lengthOf(points), 0);
	const features = legs.flatMap(({ points, isDim = false }): Feature[] => {
		const shown = part >= 1 ? points : firstPart(points, left);
		left -= lengthOf(points);
		const coordinates = shown.map(({ long, lat }) => [long, lat]);
		if (coordinates.length < 2) return [];
		return [{ type: 'Feature', properties: { isDim }, geometry: { type: 'LineString', coordinates } }];
	});
	return { type: 'FeatureCollection', features };
}

function firstPart(points: Point[], length: number): Point[] {
	const shown: Point[] = [];
	let left = length;
	for (const [at, to] of points.entries()) {
		const from = points[at - 1];
		if (left <= 0) break;
		if (!from) {
			shown.push(to);
			continue;
		}
		const whole = stepOf(from, to);
		const share = whole === 0 ? 1 : Math.min(1, left / whole);
		shown.push({
			lat: from.lat + (to.lat - from.lat) * share,
			long: from.long + (to.long - from.long) * share,
		});
		left -= whole;
	}
	return shown;
}

const lengthOf = (points: Point[]) =>
	points.reduce((sum, to, at) => sum + stepOf(points[at - 1] ?? to, to), 0);

const stepOf = (from: Point, to: Point) => Math.hypot(to.lat - from.lat, to.long - from.long);

/** The smallest box around the points, as [west, south, east, north]; undefined when there are none. */
export function boundsOf(points: Point[]): [number, number, number, number] | undefined {
	if (points.length === 0) return undefined;
	const longs = points.map(({ long }) => long);
	const lats = points.map(({ lat }) => lat);
	return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)];
}
