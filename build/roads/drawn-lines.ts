import { Heap } from '../../src/domain/roads/heap.ts';
import type { Corridor, Place } from './corridor-text.ts';
import { meetAtLooseEnds } from './meeting-lines.ts';
import { Network } from './network.ts';
import { Parallels, strides } from './parallels.ts';
import { milesFrom, nearestOn, type Position } from './sphere.ts';

/** How many miles the Census's line may be from a place. */
const NEAR = 5;
/** The most miles between two pieces of one interstate in the Census's file. */
const GAP = 0.7;

/** A Census line that runs within this many miles of one of Natural Earth's is the same road. */
const SAME = 1.3;
const STRIDE = 0.5;

/** Returns the roads that Natural Earth lacks and the corridors draw, as lines to add to its own. */
export function drawnLines(
	corridors: Corridor[],
	roads: Position[][],
	census: Map<string, Position[][]>,
): Position[][] {
	const known = new Parallels<true>();
	for (const road of roads) known.add(road, true);
	return corridors.flatMap(({ road, places }) =>
		places.flatMap((place, at) => {
			const before = places[at - 1];
			if (!place.drawn || !before) return [];
			const ends = nearestOf(before, place);
			if (place.drawn === 'straight') return [ends];
			return unknownParts(censusLine(road, census.get(road) ?? [], ends), known);
		}),
	);
}

function unknownParts(line: Position[], known: Parallels<true>): Position[][] {
	const parts: Position[][] = [];
	let part: Position[] = [];
	for (const [a, b] of strides(line, STRIDE)) {
		if (known.nearest(a, b, SAME)) part = [];
		else if (part.length > 0) part.push(b);
		else {
			part = [a, b];
			parts.push(part);
		}
	}
	return parts;
}

function nearestOf(before: Place, place: Place): [Position, Position] {
	const pairs = before.positions.flatMap((from) =>
		place.positions.map((to): [Position, Position] => [from, to]),
	);
	return pairs.sort((a, b) => milesFrom(...a) - milesFrom(...b))[0] as [Position, Position];
}

/** The shortest way along an interstate's pieces. */
function censusLine(road: string, pieces: Position[][], [from, to]: [Position, Position]): Position[] {
	const network = new Network();
	for (const piece of pieces) network.addLine(piece);
	meetAtLooseEnds(network, { miles: GAP });
	const [start, end] = [from, to].map((place) => vertexNear(network, place));
	if (start === undefined || end === undefined)
		throw new Error(`${road}: the Census has none near ${from} or ${to}`);
	const miles = new Map([[start, 0]]);
	const before = new Map<number, number>();
	const open = new Heap();
	open.push(start, 0);
	for (let at = open.pop(); at !== undefined && at !== end; at = open.pop()) {
		for (const next of network.around(at)) {
			const far = (miles.get(at) as number) + network.miles(at, next);
			if (far >= (miles.get(next) ?? Number.POSITIVE_INFINITY)) continue;
			miles.set(next, far);
			before.set(next, at);
			open.push(next, far);
		}
	}
	if (!miles.has(end)) throw new Error(`${road}: the Census has no way from ${from} to ${to}`);
	const line = [network.at(end)];
	for (let at = end; at !== start; ) {
		at = before.get(at) as number;
		line.unshift(network.at(at));
	}
	return line;
}

/** The vertex nearest to a place; inserted into the line where it passes the place, if needed. */
function vertexNear(network: Network, place: Position): number | undefined {
	let nearest: { segment: readonly [number, number]; at: Position } | undefined;
	let least = NEAR;
	for (const segment of network.segments()) {
		const { at, miles } = nearestOn(place, network.at(segment[0]), network.at(segment[1]));
		if (miles >= least) continue;
		least = miles;
		nearest = { segment, at };
	}
	if (!nearest) return undefined;
	const vertex = network.vertex(nearest.at);
	if (!nearest.segment.includes(vertex)) network.split(nearest.segment[0], nearest.segment[1], [vertex]);
	return vertex;
}
