/// <reference path="./topojson.d.ts" />
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify } from 'topojson-simplify';
import type { GeometryObject, Objects, Topology } from 'topojson-specification';
import type { Shapes } from '../../src/domain/map/packed-shapes.ts';
import { ringArea } from './rings.ts';

/**
 * Returns the topology without corners that span less than `least` square degrees (Visvalingam); neighbors still meet.
 * `least` may depend on the corner, so that distant countries can be drawn more coarsely.
 */
export function coarser<O extends Objects>(
	topology: Topology<O>,
	least: number | ((corner: Position) => number),
): Topology<O> {
	const weighed = presimplify(topology) as Topology<O>;
	const limit = typeof least === 'number' ? () => least : least;
	const arcs = weighed.arcs.map((arc) =>
		arc.filter((corner) => (corner[2] ?? 0) >= limit(corner)).map(([x = 0, y = 0]) => [x, y]),
	);
	return { ...weighed, arcs };
}

/** Returns an object's polygons with an outer ring that spans at least `smallest` square degrees. */
export function polygonsOf(topology: Topology, object: GeometryObject | undefined, smallest: number): Shapes {
	if (!object) return [];
	const features = feature(topology, object);
	return ('features' in features ? features.features : [features])
		.flatMap(({ geometry }) => polygons(geometry as Polygon | MultiPolygon))
		.filter(([outer = []]) => ringArea(outer) >= smallest)
		.map((rings) => rings.filter((ring) => ringArea(ring) >= smallest / 4));
}

const polygons = (geometry: Polygon | MultiPolygon) =>
	geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
