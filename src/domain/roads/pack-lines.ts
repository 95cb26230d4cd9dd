import { packNumbers } from '#domain/packed-numbers.ts';
import { EDGES_PER_DEGREE, type Ends, evenPace, LEGS_IN_BLOCK, type PackedLines } from './packed-lines.ts';
import type { RoadFacts } from './road-facts.ts';

/** Packs the lines of legs between junctions, given as steps on a grid. */
export function packLines(facts: RoadFacts, ends: Ends, perDegree: number): PackedLines {
	const onGrid = (points: Float64Array, junctions: ArrayLike<number>, leg: number) => [
		junctions[ends.from[leg] as number] as number,
		...[...points.subarray((facts.pointsAt[leg] as number) + 1, (facts.pointsAt[leg + 1] as number) - 1)].map(
			(degrees) => Math.round(degrees * perDegree),
		),
		junctions[ends.to[leg] as number] as number,
	];
	const legs = [...facts.from.keys()];
	const lines = legs.map((leg) => ({
		lat: onGrid(facts.pointLat, ends.lat, leg),
		long: onGrid(facts.pointLong, ends.long, leg),
	}));
	const blocks = legs
		.filter((leg) => leg % LEGS_IN_BLOCK === 0)
		.map((first) => lines.slice(first, first + LEGS_IN_BLOCK));
	const offs = (axis: 'lat' | 'long') =>
		blocks.map((block) => packNumbers(block.flatMap((line) => offTheStraight(line[axis]))));
	const [lat, long] = [offs('lat'), offs('long')];
	const lengths = (texts: string[]) => packNumbers(texts.map(({ length }) => length));
	const edges = blocks.map((block) => edgesAround(block, EDGES_PER_DEGREE / perDegree));
	return {
		pointCount: packNumbers(lines.map((line) => line.lat.length - 2)),
		pointLat: lat.join(''),
		pointLong: long.join(''),
		latLength: lengths(lat),
		longLength: lengths(long),
		edges: packNumbers(
			edges.flatMap((each, at) => each.map((edge, side) => edge - (edges[at - 1]?.[side] ?? 0))),
		),
	};
}

/** A block's south, north, west and east, rounded outward; `edge` is the share of an edge unit in a grid step. */
function edgesAround(block: Record<'lat' | 'long', number[]>[], edge: number): number[] {
	const [lats, longs] = [block.flatMap((line) => line.lat), block.flatMap((line) => line.long)];
	return [
		Math.floor(Math.min(...lats) * edge),
		Math.ceil(Math.max(...lats) * edge),
		Math.floor(Math.min(...longs) * edge),
		Math.ceil(Math.max(...longs) * edge),
	];
}

function offTheStraight(line: number[]): number[] {
	const end = line.at(-1) as number;
	return line.slice(1, -1).map((value, at) => {
		const before = line[at] as number;
		return value - before - evenPace(before, end, line.length - 1 - at);
	});
}
