import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeoProjection, geoAlbersUsa, geoMercator } from 'd3-geo';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import { ringsPath } from '../../src/domain/map/svg-path.ts';
import { readAtlas, statesByFips } from './atlas.ts';
import { coarser, polygonsOf } from './coarser.ts';
import { ringArea } from './rings.ts';

const CATALOGUE = join(import.meta.dirname, '../../src/domain/catalogue/colleges.json');
/** Where Puerto Rico is drawn, out of scale like Alaska and Hawaii. */
const INSET: [[number, number], [number, number]] = [
	[850, 548],
	[932, 582],
];
/** In square units of the drawing. */
const LEAST_CORNER = 1.6;
const SMALLEST_ISLAND = 2.5;

/** The home page's map: one path per state in a drawing of 975 by 610, with the bundled colleges as points on it. */
export function usMap() {
	const atlas = coarser(readAtlas('states-albers-10m'), LEAST_CORNER);
	const shapes = atlas.objects.states.geometries.flatMap((shape) => {
		const state = statesByFips.get(String(shape.id));
		const polygons = polygonsOf(atlas, shape, SMALLEST_ISLAND);
		// Without this, the smallest states would lose all their pieces.
		return state ? [stateOnMap(state, polygons.length > 0 ? polygons : polygonsOf(atlas, shape, 0))] : [];
	});
	const states = [...shapes, puertoRico()].sort((a, b) => a.name.localeCompare(b.name));
	return {
		states: states.map(({ state_abbreviation, d, x, y }) => ({ state_abbreviation, d, x, y })),
		colleges: collegesOnMap(),
	};
}

type NamedState = { name: string; state_abbreviation: string };

function stateOnMap({ name, state_abbreviation }: NamedState, polygons: Position[][][]) {
	const bySize = [...polygons].sort((a, b) => ringArea(b[0] ?? []) - ringArea(a[0] ?? []));
	const [x, y] = middle(bySize[0]?.[0] ?? []);
	return { name, state_abbreviation, d: ringsPath(bySize.flat().map(asSpots)), x, y };
}

const asSpots = (ring: Position[]) => ring.slice(0, -1).map(([x = 0, y = 0]) => ({ x, y }));

function puertoRico() {
	const atlas = readAtlas('states-10m');
	const island = feature(atlas, atlas.objects.states).features.filter(({ id }) => id === '72');
	const inset = insetProjection();
	const polygons = island.flatMap(({ geometry }) =>
		geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
	);
	const drawn = polygons.map((rings) => rings.map((ring) => ring.map((point) => projected(inset, point))));
	const state = statesByFips.get('72');
	if (!state || polygons.length === 0)
		throw new Error('Puerto Rico is not in the catalogue, or not in the atlas.');
	return stateOnMap(
		state,
		drawn.filter(([ring = []]) => ringArea(ring) >= SMALLEST_ISLAND),
	);
}

/** Each college's position on the map, by `ipeds_id`. */
function collegesOnMap(): Record<string, Position> {
	const colleges = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as {
		ipeds_id: number;
		state_abbreviation: string;
		long: number;
		lat: number;
	}[];
	// The scale and center of us-atlas's pre-projected edition.
	const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);
	const inset = insetProjection();
	const points = colleges.map(({ ipeds_id, state_abbreviation, long, lat }) => {
		const point = projected(state_abbreviation === 'PR' ? inset : albers, [long, lat]);
		return [ipeds_id, point] as const;
	});
	return Object.fromEntries(points.filter(([, point]) => point.length === 2));
}

function insetProjection(): GeoProjection {
	const frame = {
		type: 'MultiPoint' as const,
		coordinates: [
			[-67.3, 17.9],
			[-65.55, 18.55],
		],
	};
	return geoMercator().fitExtent(INSET, frame);
}

const projected = (projection: GeoProjection, [long = 0, lat = 0]: Position): Position =>
	(projection([long, lat]) ?? []).map((value) => Number(value.toFixed(1)));

function middle(ring: Position[]): [number, number] {
	const twice = ring.map(([x = 0, y = 0], at) => {
		const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
		const cross = x * nextY - nextX * y;
		return [cross, (x + nextX) * cross, (y + nextY) * cross] as const;
	});
	const sum = (column: 0 | 1 | 2) => twice.reduce((total, row) => total + row[column], 0);
	const along = (column: 1 | 2) => Number((sum(column) / (3 * sum(0))).toFixed(1));
	return [along(1), along(2)];
}
