import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CorridorNetwork } from './corridor-network.ts';
import { type Corridor, type Grade, readCorridors } from './corridor-text.ts';
import type { Legs } from './legs.ts';
import { type Match, matchCorridor } from './match-corridor.ts';
import { milesFrom } from './sphere.ts';

const folder = join(import.meta.dirname, 'corridors');

/** All highways as we wrote them down. */
export function allCorridors(): Corridor[] {
	return readdirSync(folder)
		.sort()
		.flatMap((name) => readCorridors(readFileSync(join(folder, name), 'utf8')));
}

/** Facts about the legs from the corridors, by leg index. */
export interface Named {
	names: Map<number, Set<string>>;
	grades: Map<number, Grade>;
	/** Legs drawn straight from town to town, which are shorter than their roads. */
	straight: Set<number>;
}

/** How much longer than the straight line a road may be between two places, plus `SLACK` miles. */
const LONGEST = { winding: 1.9, other: 1.3 };
const SLACK = 3;
const RANKS: Record<Grade, number> = { road: 1, divided: 2, freeway: 3 };

/**
 * Finds every corridor on the network and names its legs.
 * @throws Error listing those that cannot be found, wander, or run mostly on interstates
 */
export function nameCorridors(
	network: Legs,
	corridors: Corridor[],
	interstates: Map<number, Set<string>>,
): Named {
	const searched = new CorridorNetwork(network);
	const named: Named = { names: new Map(interstates), grades: new Map(), straight: new Set() };
	const faults: string[] = [];
	for (const corridor of corridors) {
		const isOther = (leg: number) => interstates.get(leg)?.has(corridor.road) === false;
		const match = matchCorridor(searched, corridor.places, isOther);
		const title = `${corridor.road} ${corridor.places[0]?.name} to ${corridor.places.at(-1)?.name}`;
		const found = typeof match === 'string' ? [match] : faultsOf(corridor, match, interstates);
		faults.push(...found.map((fault) => `${title}: ${fault}`));
		if (typeof match !== 'string') nameLegs({ corridor, match }, network, named);
	}
	if (faults.length > 0) throw new Error(`${faults.length} corridors are wrong:\n${faults.join('\n')}`);
	return named;
}

function faultsOf(
	{ road, places }: Corridor,
	{ milesAt, steps }: Match,
	interstates: Named['names'],
): string[] {
	const faults = places.slice(1).flatMap((place, at) => {
		const before = places[at];
		if (!before) return [];
		const miles = (milesAt[at + 1] as number) - (milesAt[at] as number);
		const straight = Math.min(
			...place.positions.flatMap((to) => before.positions.map((from) => milesFrom(from, to))),
		);
		if (miles <= straight * LONGEST[place.winding ? 'winding' : 'other'] + SLACK) return [];
		return [
			`${miles.toFixed(0)} miles from ${before.name} to ${place.name}, which lie ${straight.toFixed(0)} apart`,
		];
	});
	const others = steps.filter(({ leg }) => interstates.get(leg)?.has(road) === false);
	const [elsewhere, all] = [others, steps].map((each) => each.reduce((sum, { miles }) => sum + miles, 0)) as [
		number,
		number,
	];
	if (elsewhere > all / 2 && elsewhere > 4 && !road.startsWith('I-'))
		faults.push('runs mostly on interstates');
	return faults;
}

function nameLegs(found: { corridor: Corridor; match: Match }, { legs }: Legs, named: Named): void {
	const { road, grade, places } = found.corridor;
	const { steps, milesAt } = found.match;
	let along = 0;
	for (const { leg, miles } of steps) {
		const middle = along + miles / 2;
		along += miles;
		if (miles < (legs[leg]?.miles ?? 0) / 2) continue;
		named.names.set(leg, new Set(named.names.get(leg)).add(road));
		const known = named.grades.get(leg);
		if (!known || RANKS[grade] > RANKS[known]) named.grades.set(leg, grade);
		const next = milesAt.findIndex((at) => at >= middle);
		if (places[next]?.drawn === 'straight') named.straight.add(leg);
	}
}
