import type { Position as Corner } from 'geojson';
import { feature } from 'topojson-client';
import { readAtlas } from '../geo/atlas.ts';
import { lakes } from '../geo/inland-water.ts';
import { contains, outerRings } from '../geo/rings.ts';
import { milesFrom, type Position } from './sphere.ts';

const STRIDE = 0.3;

/**
 * Returns the shores of the US according to the Census, and of its lakes according to Natural Earth. Neither has
 * rivers.
 */
export function shorelines(): Record<'land' | 'lakes', Corner[][]> {
	const atlas = readAtlas('counties-10m');
	const land = feature(atlas, atlas.objects.nation).features.flatMap(({ geometry }) => outerRings(geometry));
	const inland = lakes(land.map((shore) => [shore])).inner;
	return { land, lakes: inland.flatMap(([outer]) => (outer ? [outer] : [])) };
}

/** Tests that a straight line stays on land. */
export function dryLand(): (a: Position, b: Position) => boolean {
	const shores = shorelines();
	return (a, b) => {
		const steps = Math.ceil(milesFrom(a, b) / STRIDE);
		for (let step = 1; step < steps; step++) {
			const at = [0, 1].map(
				(axis) => (a[axis] as number) + (((b[axis] as number) - (a[axis] as number)) * step) / steps,
			);
			if (
				!shores.land.some((shore) => contains(shore, at)) ||
				shores.lakes.some((lake) => contains(lake, at))
			)
				return false;
		}
		return true;
	};
}
