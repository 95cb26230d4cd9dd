import { Heap } from '../../src/domain/roads/heap.ts';
import type { Leg, Legs } from './legs.ts';
import { Parallels, strides } from './parallels.ts';
import { milesFrom, type Position } from './sphere.ts';

/** How many miles the two sources may be apart; in 99 of 100 places it is less. */
const APART = 2.2;
const STRIDE = 0.25;
/** Widest gap that is filled, in miles; narrower for roads around or into a city, which have three-digit numbers. */
const WIDEST = 28;
const WIDEST_LOCAL = 11;

/**
 * Names interstates leg by leg. Every quarter mile of an interstate votes for the nearest leg that runs its way; a leg
 * is named if half of its length got votes. Gaps between two named legs are filled where the way through is straight.
 */
export function interstateNames(network: Legs, census: Map<string, Position[][]>): Map<number, Set<string>> {
	const parallels = new Parallels<number>();
	network.legs.forEach(({ line }, leg) => {
		parallels.add(line, leg);
	});
	const elected = new Map(
		[...census].map(([name, lines]) => [name, electedLegs(network.legs, lines, parallels)]),
	);
	const names = new Map<number, Set<string>>();
	const give = (leg: number, name: string) => names.set(leg, (names.get(leg) ?? new Set()).add(name));
	for (const [name, legs] of elected) for (const leg of legs) give(leg, name);
	for (const [name, legs] of elected) {
		const isLocal = /\d{3}/.test(name);
		// A local interstate shares no stretch with another one; long-distance ones do.
		const canFill = (leg: number) => !legs.has(leg) && !(isLocal && names.has(leg));
		for (const leg of fillings(network, legs, { canFill, widest: isLocal ? WIDEST_LOCAL : WIDEST }))
			give(leg, name);
	}
	return names;
}

function electedLegs(legs: Leg[], lines: Position[][], parallels: Parallels<number>): Set<number> {
	const votes = new Map<number, Set<number>>();
	for (const [a, b] of lines.flatMap((line) => strides(line, STRIDE))) {
		const choice = parallels.nearest(a, b, APART);
		if (!choice) continue;
		const place = Math.floor(choice.along / STRIDE);
		const of = votes.get(choice.of) ?? new Set();
		votes.set(
			choice.of,
			of
				.add(place - 1)
				.add(place)
				.add(place + 1),
		);
	}
	const elected = new Set<number>();
	for (const [leg, places] of votes) {
		const all = Math.ceil((legs[leg] as Leg).miles / STRIDE);
		if ([...places].filter((place) => place >= 0 && place < all).length >= all * 0.5) elected.add(leg);
	}
	return elected;
}

/** The gaps to fill: over which legs, and at most how many miles wide. */
interface Gaps {
	canFill: (leg: number) => boolean;
	widest: number;
}

/** Finds the legs that lead straight from one loose end of the named legs to another. */
function fillings(network: Legs, named: Set<number>, gaps: Gaps): Set<number> {
	const { legs, positions } = network;
	const ends = looseEnds(legs, named);
	const around = new Map<number, number[]>();
	legs.forEach(({ from, to }, leg) => {
		for (const end of [from, to]) around.set(end, [...(around.get(end) ?? []), leg]);
	});
	const filled = new Set<number>();
	for (const start of ends) {
		const way = wayFrom(start, { legs, around, ends }, gaps);
		if (!way) continue;
		const straight = milesFrom(positions[start] as Position, positions[way.end] as Position);
		if (way.miles < straight * 1.12 + 0.5) for (const leg of way.legs) filled.add(leg);
	}
	return filled;
}

interface Way {
	end: number;
	miles: number;
	legs: number[];
}

interface Around {
	legs: Leg[];
	/** The legs at each junction. */
	around: ReadonlyMap<number, number[]>;
	ends: ReadonlySet<number>;
}

/**
 * Finds the shortest way over legs that can be filled to the nearest other end; undefined where the gap is too wide.
 */
function wayFrom(start: number, { legs, around, ends }: Around, { canFill, widest }: Gaps): Way | undefined {
	const miles = new Map([[start, 0]]);
	const over = new Map<number, number>();
	const open = new Heap();
	open.push(start, 0);
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		const far = miles.get(at) as number;
		if (at !== start && ends.has(at))
			return { end: at, miles: far, legs: walkBack(at, { start, over, legs }) };
		for (const leg of around.get(at) ?? []) {
			const next = otherEnd(legs[leg] as Leg, at);
			const farther = far + (legs[leg] as Leg).miles;
			if (!canFill(leg) || farther > widest || farther >= (miles.get(next) ?? widest + 1)) continue;
			miles.set(next, farther);
			over.set(next, leg);
			open.push(next, farther);
		}
	}
	return undefined;
}

/** Lists the legs from an end back to the start, given the leg by which each junction was reached. */
function walkBack(
	end: number,
	{ start, over, legs }: { start: number; over: ReadonlyMap<number, number>; legs: Leg[] },
): number[] {
	const walked: number[] = [];
	for (let at = end; at !== start; at = otherEnd(legs[walked.at(-1) as number] as Leg, at))
		walked.push(over.get(at) as number);
	return walked;
}

function looseEnds(legs: Leg[], named: Set<number>): Set<number> {
	const counts = new Map<number, number>();
	for (const leg of named) {
		const { from, to } = legs[leg] as Leg;
		for (const end of [from, to]) counts.set(end, (counts.get(end) ?? 0) + 1);
	}
	return new Set([...counts].filter(([, count]) => count === 1).map(([junction]) => junction));
}

const otherEnd = ({ from, to }: Leg, end: number) => (end === from ? to : from);
