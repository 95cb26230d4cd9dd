import type { Position } from 'geojson';
import { mesh } from 'topojson-client';
import type { PackedBaseMap } from '../../src/domain/map/base-map.ts';
import { type Grid, packShapes, type Shapes } from '../../src/domain/map/packed-shapes.ts';
import { readAtlas } from './atlas.ts';
import { coarser, polygonsOf } from './coarser.ts';
import { lakes, rivers } from './inland-water.ts';
import { neighbors, seams } from './neighbors.ts';
import { stateLabels } from './state-labels.ts';
import { waterLabels } from './water-labels.ts';

/** Smallest corner kept, in square degrees: 0.00001 is about a tenth of a square kilometer. */
const FINE = 1e-6;
const COUNTY = 1.2e-4;
const SMALLEST_ISLAND = 5e-5;

/** The whole base map: Census shapes for the United States, Natural Earth around and on top of them. */
export function baseMap(): PackedBaseMap {
	const atlas = readAtlas('counties-10m');
	const grid: Grid = {
		origin: atlas.transform?.translate ?? [-180, 0],
		step: atlas.transform?.scale ?? [0.001, 0.001],
	};
	const fine = coarser(atlas, FINE);
	const coarse = coarser(atlas, COUNTY);
	const land = polygonsOf(fine, fine.objects.nation, SMALLEST_ISLAND);
	const { outer, inner } = lakes(land);
	const shapes = {
		neighbors: neighbors(),
		land,
		outerLakes: outer,
		innerLakes: inner,
		seams: seams(),
		counties: linesOf(
			mesh(coarse, coarse.objects.counties, (a, b) => a !== b && stateOf(a.id) === stateOf(b.id)).coordinates,
		),
		borders: linesOf(mesh(fine, fine.objects.states, (a, b) => a !== b).coordinates),
		rivers: rivers(),
	};
	const packed = Object.entries(shapes).map(([name, shape]) => [name, packShapes(shape, grid)]);
	return { grid, shapes: Object.fromEntries(packed), states: stateLabels(), waters: waterLabels };
}

const stateOf = (countyId: unknown) => String(countyId).slice(0, 2);

const linesOf = (lines: Position[][]): Shapes => lines.map((line) => [line]);
