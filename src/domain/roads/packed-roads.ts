import { packColumn, packNumbers, readColumn, unpackNumbers } from '#domain/map/packing.ts';
import { milesOfLine, type PackedLines, packLines, unpackLines } from './packed-lines.ts';
import { type PackedNames, packNames, unpackNames } from './packed-names.ts';
import type { Borders, RoadFacts } from './road-table.ts';

/** `generated/highways.bin`: a column of numbers for each fact. */
export interface PackedRoads extends PackedLines, PackedNames {
	/** Where each junction lies: steps from the one before. */
	lat: string;
	long: string;
	/** Each leg's first junction, as steps from that of the leg before, and its second, as steps from its first. */
	from: string;
	to: string;
	/** How much longer than its line each leg is. */
	detour: string;
	speed: string;
	borders: Record<keyof Borders, string>;
}

/** Steps to a degree: 0.17 miles each at most. */
const PER_DEGREE = 400;
const DETOURS_PER_MILE = 4;
/** Miles an hour, from the slowest up. */
const SPEED_STEP = 1.5;
const SLOWEST = 10;
const BORDER_PER_DEGREE = 500;

/** Packs legs in the order of their first junctions; a line's ends are its junctions. Each fact loses what lies between two steps. */
export function packRoads(facts: RoadFacts): PackedRoads {
	const lat = stepped(facts.lat, PER_DEGREE);
	const long = stepped(facts.long, PER_DEGREE);
	const [from, to] = [[...facts.from], [...facts.to]];
	const lines = packLines(facts, lat, long, PER_DEGREE);
	const drawn = unpackLines(lines, { from, to, lat, long }, PER_DEGREE);
	return {
		...lines,
		...packNames(from.map((_, leg) => facts.names[facts.nameSet[leg] as number] ?? [])),
		lat: packNumbers(differences(lat)),
		long: packNumbers(differences(long)),
		from: packNumbers(differences(from)),
		to: packNumbers(to.map((end, leg) => end - (from[leg] as number))),
		detour: packNumbers(
			[...facts.miles].map((miles, leg) => Math.round((miles - milesOfLine(drawn, leg)) * DETOURS_PER_MILE)),
		),
		speed: packColumn(
			[...facts.miles].map((miles, leg) => speedStep((miles / (facts.minutes[leg] as number)) * 60)),
			1,
		),
		borders: { Canada: packRing(facts.borders.Canada), Mexico: packRing(facts.borders.Mexico) },
	};
}

/** Reads what `packRoads` wrote. */
export function unpackRoads(packed: PackedRoads): RoadFacts {
	const lat = summed(unpackNumbers(packed.lat));
	const long = summed(unpackNumbers(packed.long));
	const from = summed(unpackNumbers(packed.from));
	const to = unpackNumbers(packed.to).map((steps, leg) => (from[leg] as number) + steps);
	const lines = unpackLines(packed, { from, to, lat, long }, PER_DEGREE);
	const miles = Float64Array.from(unpackNumbers(packed.detour), (detour, leg) =>
		Math.max(1 / DETOURS_PER_MILE, milesOfLine(lines, leg) + detour / DETOURS_PER_MILE),
	);
	return {
		...lines,
		...unpackNames(packed),
		lat: Float64Array.from(lat, (steps) => steps / PER_DEGREE),
		long: Float64Array.from(long, (steps) => steps / PER_DEGREE),
		from: Int32Array.from(from),
		to: Int32Array.from(to),
		miles,
		minutes: miles.map(
			(each, leg) => (each / (readColumn(packed.speed, leg, 1) * SPEED_STEP + SLOWEST)) * 60,
		),
		borders: { Canada: unpackRing(packed.borders.Canada), Mexico: unpackRing(packed.borders.Mexico) },
	};
}

const stepped = (degrees: Iterable<number>, perDegree: number): number[] =>
	Array.from(degrees, (degree) => Math.round(degree * perDegree));

const speedStep = (speed: number) => Math.min(63, Math.max(0, Math.round((speed - SLOWEST) / SPEED_STEP)));

const differences = (numbers: number[]): number[] =>
	numbers.map((number, at) => number - (at === 0 ? 0 : (numbers[at - 1] as number)));

function summed(steps: number[]): number[] {
	let sum = 0;
	return steps.map((step) => {
		sum += step;
		return sum;
	});
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
	return x.map((value, at) => [value / BORDER_PER_DEGREE, (y[at] as number) / BORDER_PER_DEGREE]);
}
