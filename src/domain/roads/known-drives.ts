import { milesBetween, type Point } from '#domain/geo.ts';
import {
	estimateDrive,
	type KnownDrives,
	type LegDrive,
	straightDrive,
	straightLines,
} from './drive-estimate.ts';
import { driveMatrix, drives, type NoRoad } from './drives.ts';
import { directionsOfSteps, highwayDirections } from './highway-directions.ts';
import { FLIGHT, isFlown } from './long-drives.ts';
import { decodeLine, type RoadDrive } from './road-drives.ts';
import type { RoadTable } from './road-table.ts';
import type { Route } from './route.ts';
import { routeLine } from './route-line.ts';

/** A question to the table: the legs between points in order, or the drives between all of them. */
export interface RoadQuestion {
	points: Point[];
	which: 'in order' | 'all';
}

/** The table's answer: the drive, or why there is none. With `hasOther`, the straight line can still give one. */
export type RoadAnswer = LegDrive | { whyNone: string; hasOther: boolean };

/** Answers by `pairKey`. */
export type RoadAnswers = Record<string, RoadAnswer>;

/** Points closer than this are one place, with no drive. */
const SAME_PLACE_MILES = 0.02;

/** True for two places that are far enough apart to ask a directions service for the drive. */
export const isApart = (from: Point, to: Point) => milesBetween(from, to) >= SAME_PLACE_MILES;

/** A key for a drive, from its two ends. */
export const pairKey = (from: Point, to: Point) => `${from.lat} ${from.long} ${to.lat} ${to.long}`;

export function pairsOf({ points, which }: RoadQuestion): [Point, Point][] {
	if (which === 'in order') return points.slice(1).map((to, at) => [points[at] ?? to, to]);
	return points.flatMap((from, row) =>
		points.filter((_, column) => column !== row).map((to): [Point, Point] => [from, to]),
	);
}

export function answer(table: RoadTable, question: RoadQuestion): RoadAnswers {
	const { points, which } = question;
	const matrix = which === 'all' && driveMatrix(table, points);
	const found = matrix
		? points.flatMap((_, row) => (matrix[row] ?? []).filter((_, column) => column !== row))
		: pairsOf(question).map(([from, to]) => drives(table, from, [to])[0] ?? null);
	return Object.fromEntries(
		pairsOf(question).flatMap(([from, to], at) => {
			const drive = found[at];
			return drive ? [[pairKey(from, to), answerOf(table, drive, { from, to })]] : [];
		}),
	);
}

function answerOf(
	table: RoadTable,
	drive: Route | NoRoad,
	{ from, to }: { from: Point; to: Point },
): RoadAnswer {
	if ('noRoad' in drive && drive.noRoad === 'abroad') return straightDrive(from, to);
	if ('noRoad' in drive)
		return { whyNone: noRoadWords(drive), hasOther: drive.noRoad === 'uncovered' || drive.noRoad === 'far' };
	const { miles, minutes } = drive;
	return {
		miles,
		minutes,
		by: 'highways',
		directions: highwayDirections(table, drive),
		steps: [],
		line: routeLine(table, drive),
	};
}

/** Says in a sentence why there is no drive. */
export function noRoadWords({ noRoad, place }: NoRoad): string {
	if (noRoad === 'water') return `No road leads to ${place}.`;
	if (noRoad === 'uncovered') return `Our highway map covers the lower 48 states, not ${place}.`;
	if (noRoad === 'far') return 'No highway we know of is nearby.';
	return place === ''
		? 'Only drives within the US are covered.'
		: `Only drives within the US are covered, not ${place}.`;
}

/** Drives along the streets, by `pairKey`. */
export type StreetLegs = Record<string, LegDrive>;

export function streetLeg({ miles, minutes, way }: RoadDrive): LegDrive {
	return {
		miles,
		minutes,
		by: 'road',
		directions: directionsOfSteps(way?.steps ?? []),
		steps: way?.steps ?? [],
		line: Float32Array.from(decodeLine(way?.line ?? '').flatMap(({ lat, long }) => [lat, long])),
	};
}

/**
 * Returns the drives known so far: along the streets, else from the table, else by straight line until the table has
 * answered and where it has no roads. For street drives without turns, the table provides the highways.
 */
export function knownDrives(answers: RoadAnswers, streets: StreetLegs = {}): KnownDrives {
	const estimate = (from: Point, to: Point) => {
		const known = answers[pairKey(from, to)];
		if (known && 'miles' in known) return known;
		return known?.hasOther === false ? null : estimateDrive(from, to);
	};
	const best = (from: Point, to: Point) => {
		const street = streets[pairKey(from, to)];
		if (street && street.steps.length > 0) return street;
		const estimated = estimate(from, to);
		if (!street) return estimated;
		const { directions: highways = [], line = street.line } = estimated ?? {};
		return { ...street, directions: highways, line };
	};
	const between = unlessFlown(best);
	return {
		between,
		comparedAmong: (points) => {
			const pairs = pairsOf({ points: [...points], which: 'all' }).filter((pair) => isApart(...pair));
			const by = pairs.map(([from, to]) => between(from, to)?.by);
			const isMixed = by.includes('road') && by.some((each) => each && each !== 'road');
			// A service asked only for the legs makes them longer than those of any other order.
			return isMixed ? unlessFlown(estimate) : between;
		},
		whyNone: (from, to) => {
			if (isFlown(from, to, best(from, to))) return FLIGHT;
			const known = answers[pairKey(from, to)];
			return known && 'whyNone' in known ? known.whyNone : straightLines.whyNone(from, to);
		},
	};
}

const unlessFlown =
	(between: KnownDrives['between']): KnownDrives['between'] =>
	(from, to) => {
		const drive = between(from, to);
		return isFlown(from, to, drive) ? null : drive;
	};
