import { packColumn, packNumbers, readColumn, unpackNumbers } from '#domain/packed-numbers.ts';
import { packLines } from './pack-lines.ts';
import { blockOf, PackedLineReader, type PackedLines } from './packed-lines.ts';
import { type PackedNames, packNames, unpackNames } from './packed-names.ts';
import type { Borders, RoadFacts } from './road-facts.ts';
import { RoadTable } from './road-table.ts';
import { WideWater } from './wide-water.ts';

/** The format of `generated/highways.bin`: one column of numbers per fact. */
export interface PackedRoads extends PackedLines, PackedNames {
	/** Each junction's position, as steps from the previous one. */
	lat: string;
	long: string;
	/** Each leg's first junction, as steps from the previous leg's; and its second, as steps from its first. */
	from: string;
	to: string;
	/** How much longer each leg is than its line. */
	detour: string;
	speed: string;
	borders: Record<keyof Borders, string>;
	water: string;
}

/** Steps per degree: at most 0.17 miles each. */
const PER_DEGREE = 400;
const DETOURS_PER_MILE = 4;
/** Miles per hour, counted up from the slowest. */
const SPEED_STEP = 1.5;
const SLOWEST = 10;
const BORDER_PER_DEGREE = 500;

/**
 * Packs legs in the order of their first junctions; each line ends at its junctions. Values are rounded to the nearest
 * step.
 */
export function packRoads(facts: RoadFacts): PackedRoads {
	const lat = stepped(facts.lat, PER_DEGREE);
	const long = stepped(facts.long, PER_DEGREE);
	const [from, to] = [[...facts.from], [...facts.to]];
	const ends = { from, to, lat, long };
	const lines = packLines(facts, ends, PER_DEGREE);
	const drawn = new PackedLineReader(lines, ends, PER_DEGREE);
	for (let block = 0; block <= blockOf(from.length - 1); block++) drawn.read(block);
	return {
		...lines,
		...packNames(from.map((_, leg) => facts.names[facts.nameSet[leg] as number] ?? [])),
		lat: packNumbers(differences(lat)),
		long: packNumbers(differences(long)),
		from: packNumbers(differences(from)),
		to: packNumbers(to.map((end, leg) => end - (from[leg] as number))),
		detour: packNumbers(
			[...facts.miles].map((miles, leg) => Math.round((miles - drawn.milesOf(leg)) * DETOURS_PER_MILE)),
		),
		speed: packColumn(
			[...facts.miles].map((miles, leg) => speedStep((miles / (facts.minutes[leg] as number)) * 60)),
			1,
		),
		borders: { Canada: packRing(facts.borders.Canada), Mexico: packRing(facts.borders.Mexico) },
		water: packNumbers(facts.water),
	};
}

/** Reads what `packRoads` wrote. */
export function unpackRoads(packed: PackedRoads): RoadTable {
	const lat = summed(unpackNumbers(packed.lat));
	const long = summed(unpackNumbers(packed.long));
	const from = summed(unpackNumbers(packed.from));
	const to = unpackNumbers(packed.to);
	for (let leg = 0; leg < to.length; leg++) to[leg] = (from[leg] as number) + (to[leg] as number);
	const detours = unpackNumbers(packed.detour);
	return new RoadTable({
		names: () => unpackNames(packed),
		lat: inDegrees(lat),
		long: inDegrees(long),
		from: new Int32Array(from),
		to: new Int32Array(to),
		lines: new PackedLineReader(packed, { from, to, lat, long }, PER_DEGREE),
		milesOn: (leg, drawn) =>
			Math.max(1 / DETOURS_PER_MILE, drawn + (detours[leg] as number) / DETOURS_PER_MILE),
		speedOn: (leg) => readColumn(packed.speed, leg, 1) * SPEED_STEP + SLOWEST,
		borders: { Canada: unpackRing(packed.borders.Canada), Mexico: unpackRing(packed.borders.Mexico) },
		water: new WideWater(unpackNumbers(packed.water)),
	});
}

const stepped = (degrees: Iterable<number>, perDegree: number): number[] =>
	Array.from(degrees, (degree) => Math.round(degree * perDegree));

const speedStep = (speed: number) => Math.min(63, Math.max(0, Math.round((speed - SLOWEST) / SPEED_STEP)));

const differences = (numbers: number[]): number[] =>
	numbers.map((number, at) => number - (at === 0 ? 0 : (numbers[at - 1] as number)));

function summed(steps: Float64Array): Float64Array {
	const sums = new Float64Array(steps.length);
	let sum = 0;
	for (let at = 0; at < steps.length; at++) {
		sum += steps[at] as number;
		sums[at] = sum;
	}
	return sums;
}

function inDegrees(steps: Float64Array): Float64Array {
	const degrees = new Float64Array(steps.length);
	for (let at = 0; at < steps.length; at++) degrees[at] = (steps[at] as number) / PER_DEGREE;
	return degrees;
}

const packRing = (ring: [number, number][]): string =>
	packNumbers(
		[0, 1].flatMap((axis) =>
			differences(
				stepped(
					ring.map((point) => point[axis] as number),
					BORDER_PER_DEGREE,
				),
			),
		),
	);

function unpackRing(text: string): [number, number][] {
	const numbers = unpackNumbers(text);
	const [x, y] = [summed(numbers.slice(0, numbers.length / 2)), summed(numbers.slice(numbers.length / 2))];
	return Array.from(x, (value, at) => [value / BORDER_PER_DEGREE, (y[at] as number) / BORDER_PER_DEGREE]);
}
