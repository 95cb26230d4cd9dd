import { curveThrough } from './curve.ts';
import { type Heights, heightAt } from './heights.ts';
import { lattice } from './noise.ts';
import type { Vertex } from './rings.ts';

interface Land {
	seed: number;
	heights: Heights;
}

/** How far outside the sheet the trail begins, so that its round end is out of sight. */
const BEYOND = 8;
const SURVEYS = 40;

/** Draws the trail to the campus as SVG path text: in from the far side, along the gentlest of a few seeded routes. */
export function trailTo(campus: Vertex, sheet: { width: number; height: number }, land: Land): string {
	const startX = campus[0] > sheet.width / 2 ? -BEYOND : sheet.width + BEYOND;
	const ways = Array.from({ length: SURVEYS }, (_, survey) =>
		wayFrom(startX, campus, { height: sheet.height, seed: land.seed + survey }),
	);
	const efforts = ways.map((way) => effort(way, land.heights));
	return curveThrough(ways[efforts.indexOf(Math.min(...efforts))] as Vertex[]);
}

/** One survey of the land: the sheet's height, and where this route bends. */
interface Survey {
	height: number;
	seed: number;
}

/** Returns a route with two bends on a card and more on a wide hero, with bends wider at first than near the campus. */
function wayFrom(startX: number, campus: Vertex, { height, seed }: Survey): Vertex[] {
	const start: Vertex = [startX, height * (0.2 + 0.62 * lattice(seed, 3, 5))];
	const bends = Math.max(2, Math.round(Math.abs(campus[0] - startX) / (height * 0.8)));
	const turns = Array.from({ length: bends }, (_, turn): Vertex => {
		const share = (turn + 1) / (bends + 1);
		const aside = height * (lattice(seed, turn + 1, 11) - 0.5) * (0.62 - 0.4 * share);
		return [start[0] + (campus[0] - start[0]) * share, start[1] + (campus[1] - start[1]) * share + aside];
	});
	return [start, ...turns, campus];
}

/** Returns the climb that a walker notices: all ups and downs along the route, plus a little for its length. */
function effort(way: Vertex[], heights: Heights): number {
	let sum = 0;
	for (let leg = 1; leg < way.length; leg++) {
		const [fromX, fromY] = way[leg - 1] as Vertex;
		const [toX, toY] = way[leg] as Vertex;
		const paces = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / heights.cell);
		let before = heightAt(heights, fromX, fromY);
		for (let pace = 1; pace <= paces; pace++) {
			const here = heightAt(
				heights,
				fromX + ((toX - fromX) * pace) / paces,
				fromY + ((toY - fromY) * pace) / paces,
			);
			sum += Math.abs(here - before) + 0.004;
			before = here;
		}
	}
	return sum;
}
