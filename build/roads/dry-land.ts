import { feature } from 'topojson-client';
import { readAtlas } from '../geo/atlas.ts';
import { lakes } from '../geo/inland-water.ts';
import { contains, outerRings } from '../geo/rings.ts';
import { milesFrom, type Position } from './sphere.ts';

const STRIDE = 0.3;

/** Tests that a straight line stays on land: Census shores and Natural Earth lakes; rivers do not count. */
export function dryLand(): (a: Position, b: Position) => boolean {
	const atlas = readAtlas('counties-10m');
	const shores = feature(atlas, atlas.objects.nation).features.flatMap(({ geometry }) =>
		outerRings(geometry),
	);
	const inland = lakes(shores.map((shore) => [shore])).inner.flatMap(([outer]) => (outer ? [outer] : []));
	return (a, b) => {
		const steps = Math.ceil(milesFrom(a, b) / STRIDE);
		for (let step = 1; step < steps; step++) {
			const at = [0, 1].map(
				(axis) => (a[axis] as number) + (((b[axis] as number) - (a[axis] as number)) * step) / steps,
			);
			if (!shores.some((shore) => contains(shore, at)) || inland.some((lake) => contains(lake, at)))
				return false;
		}
		return true;
	};
}
