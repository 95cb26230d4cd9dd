import type { DriveStep } from './road-drives.ts';
import { type RoadTable, type Shift, shift } from './road-table.ts';
import type { DrivenLeg, Route } from './route.ts';
import { placeAlong } from './route-line.ts';

/** A line of directions: "I-90 W", and how many miles to follow it. */
export interface Direction {
	road: string;
	miles: number;
}

/** The name used for a road whose name we do not have. */
export const UNNAMED = 'local highways';

/** In miles: a shorter drive needs no highway directions. */
const SHORTEST_DRIVE = 10;
/** In miles: a shorter unnamed stretch counts as part of the road before or after it. */
const SHORTEST_UNNAMED = 10;
/**
 * In miles: a shorter stretch between two stretches of one road is not a turn, because our lines of two roads overlap
 * there.
 */
const SHORTEST_BETWEEN = 6;
/** In miles: a shorter stretch is a ramp, or part of the way from the door to the highway. */
const SHORTEST = 2;
/** How many times farther a state road must lead one way than the other for its signs to be certain. */
const CLEAR = 1.6;

interface Stretch {
	name: string | undefined;
	miles: number;
	legs: DrivenLeg[];
}

/** Returns a drive's roads in order, with miles that add up to the drive's; empty for a short drive. */
export function highwayDirections(table: RoadTable, route: Route): Direction[] {
	if (route.miles < SHORTEST_DRIVE) return [];
	const driven = longestNames(table, route.legs);
	const drawn = driven.reduce((sum, { miles }) => sum + miles, 0);
	const streets = (miles: number): Stretch => ({ name: undefined, miles, legs: [] });
	// The streets at both ends, and miles added by the straight-line minimum, belong to no highway.
	const ways = [streets(route.streetsBefore), ...driven, streets(route.miles - route.streetsBefore - drawn)];
	return joined(absorbed(joined(ways))).map(({ name, legs, miles }) => ({
		road: name === undefined ? UNNAMED : name + compass(table, name, legs),
		miles,
	}));
}

/**
 * Derives directions from the turns of a drive along the streets: numbered highways by name, everything else as the way
 * to them.
 */
export function directionsOfSteps(steps: readonly DriveStep[]): Direction[] {
	const miles = steps.reduce((sum, step) => sum + step.miles, 0);
	if (miles < SHORTEST_DRIVE) return [];
	const numbered = (road: string) => (/^[A-Z]{1,3}-\d/.test(road) ? road : undefined);
	const stretches = steps.map((step) => ({ name: numbered(step.road), miles: step.miles, legs: [] }));
	return joined(absorbed(joined(stretches))).map(({ name, ...stretch }) => ({
		road: name ?? UNNAMED,
		miles: stretch.miles,
	}));
}

/** Names each leg with whichever of its names continues longest on the road ahead. */
function longestNames(table: RoadTable, legs: readonly DrivenLeg[]): Stretch[] {
	const stretches: Stretch[] = [];
	for (let at = 0; at < legs.length; ) {
		const names = table.namesOf((legs[at] as DrivenLeg).leg);
		const runs = names.map((name) => ({
			name,
			end: runEnd(legs, at, ({ leg }) => table.namesOf(leg).includes(name)),
		}));
		const longest = runs.reduce<{ name: string | undefined; end: number }>(
			(best, run) => (run.end > best.end ? run : best),
			{ name: undefined, end: at + 1 },
		);
		const { name, end } = longest.end > at + 1 ? longest : { name: names[0], end: at + 1 };
		const driven = legs.slice(at, end);
		stretches.push({ name, legs: driven, miles: driven.reduce((sum, leg) => sum + milesOf(table, leg), 0) });
		at = end;
	}
	return stretches;
}

function runEnd(legs: readonly DrivenLeg[], start: number, belongs: (leg: DrivenLeg) => boolean): number {
	let end = start;
	while (end < legs.length && belongs(legs[end] as DrivenLeg)) end++;
	return end;
}

/** Merges short stretches into their longer neighbor, shortest first: unnamed ones, gaps within one road, ramps. */
function absorbed(stretches: Stretch[]): Stretch[] {
	const rest = [...stretches];
	for (;;) {
		const shortest = rest.reduce(
			(best, _, at) => (isShort(rest, at) && isShorter(rest[at], rest[best]) ? at : best),
			-1,
		);
		if (shortest < 0) return rest;
		const [before, after] = [rest[shortest - 1], rest[shortest + 1]];
		const into = before && (!after || before.miles >= after.miles) ? before : after;
		const taken = rest[shortest] as Stretch;
		if (into === before && before) {
			rest[shortest - 1] = merged(before, taken, before.name);
		} else if (after) {
			rest[shortest + 1] = merged(taken, after, after.name);
		}
		rest.splice(shortest, 1);
		joinInPlace(rest);
	}
}

function isShort(stretches: Stretch[], at: number): boolean {
	if (stretches.length < 2) return false;
	const { name, miles } = stretches[at] as Stretch;
	if (name === undefined) return miles < SHORTEST_UNNAMED;
	const [before, after] = [stretches[at - 1], stretches[at + 1]];
	const isInside = before && after && before.name !== undefined && before.name === after.name;
	return miles < (isInside ? SHORTEST_BETWEEN : SHORTEST);
}

const isShorter = (one: Stretch | undefined, other: Stretch | undefined) =>
	!other || (one?.miles ?? 0) < other.miles;

const merged = (first: Stretch, second: Stretch, name: string | undefined): Stretch => ({
	name,
	miles: first.miles + second.miles,
	legs: [...first.legs, ...second.legs],
});

function joined(stretches: Stretch[]): Stretch[] {
	const rest = [...stretches];
	joinInPlace(rest);
	return rest;
}

function joinInPlace(stretches: Stretch[]): void {
	for (let at = stretches.length - 1; at > 0; at--) {
		const [before, here] = [stretches[at - 1] as Stretch, stretches[at] as Stretch];
		if (before.name === here.name) stretches.splice(at - 1, 2, merged(before, here, here.name));
	}
}

/**
 * " W" for "I-90" driven west. Even-numbered roads are signed east and west, odd ones north and south, following the
 * whole road: I-85 from Durham west to Greensboro is I-85 S. State roads follow no such rule, and are signed by the way
 * they lead; one that leads about as far north as east could be signed either way, and at a ramp a wrong letter is
 * worse than none. Three-digit roads and named ones get no letter.
 */
function compass(table: RoadTable, name: string, legs: readonly DrivenLeg[]): string {
	const [, system, number] = /^([A-Z]+)-(\d{1,2})[A-Z]?$/.exec(name) ?? [];
	const lead = table.leadOf(name);
	if (!system || !number || !lead) return '';
	const [first, last] = [legs[0], legs.at(-1)] as [DrivenLeg, DrivenLeg];
	const driven = shift(placeAlong(table, first.leg, first.from), placeAlong(table, last.leg, last.to));
	const along = ({ north, east }: Shift) => driven.north * north + driven.east * east;
	const isNational = system === 'I' || system === 'US';
	const slant = lead.eastward.east / lead.northward.north;
	if (!isNational && slant < CLEAR && slant > 1 / CLEAR) return '';
	const isAcross = isNational ? Number(number) % 2 === 0 : slant > 1;
	if (isAcross) return along(lead.eastward) < 0 ? ' W' : ' E';
	return along(lead.northward) < 0 ? ' S' : ' N';
}

const milesOf = (table: RoadTable, { leg, from, to }: DrivenLeg): number =>
	table.milesOf(leg) * Math.abs(to - from);
