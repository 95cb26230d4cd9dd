import { milesBetween, type Point } from '#domain/geo.ts';
import type { Direction } from './highway-directions.ts';
import { isCutOff, landOf } from './land.ts';
import type { DriveStep } from './road-drives.ts';

/** A drive without traffic, which must be said wherever it is shown. */
export interface Drive {
	miles: number;
	minutes: number;
}

/** A drive with its source: the streets, the table's highways, or the straight line between its ends. */
export interface LegDrive extends Drive {
	by: 'road' | 'highways' | 'straight line';
	/** Highways in driving order; none for a short drive or a straight line. */
	directions: readonly Direction[];
	/** Turn by turn, when a directions service has answered. */
	steps: readonly DriveStep[];
	/** The route, latitude and longitude alternating; empty when the drive uses only streets. */
	line: Float32Array;
}

/** An end of a drive; a stop also has its type. */
export type DriveEnd = Point & { type?: string };

/** The drives known now, and the reason for each missing one. */
export interface KnownDrives {
	between: (from: DriveEnd, to: DriveEnd) => LegDrive | null;
	whyNone: (from: DriveEnd, to: DriveEnd) => string;
	/** The drives between these points that can be compared with each other; missing if all can. */
	comparedAmong?: (points: readonly DriveEnd[]) => KnownDrives['between'];
}

/** The legs between consecutive points (null: no road route), and the sum of those that have one. */
export interface DriveEstimate {
	legs: (LegDrive | null)[];
	/** Why each leg has no drive; empty for a leg that has one. */
	gaps: string[];
	total: Drive;
}

/** Estimates the drive along a list of points, by leg and in total. */
export function estimateDrives(
	points: readonly DriveEnd[],
	known: KnownDrives = straightLines,
): DriveEstimate {
	const ends = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
	const legs = ends.map(({ from, to }) => known.between(from, to));
	const driven = legs.filter((leg) => leg !== null);
	const total = {
		miles: driven.reduce((sum, leg) => sum + leg.miles, 0),
		// As the schedule adds them up by day, so that a trip of one day has one figure.
		minutes: driven.reduce((sum, leg) => sum + Math.round(leg.minutes), 0),
	};
	const gaps = ends.map(({ from, to }, at) => (legs[at] ? '' : known.whyNone(from, to)));
	return { legs, gaps, total };
}

/**
 * Estimates road miles and minutes between two points in the US, or null when no road joins them (islands, Hawaii,
 * Alaska, Puerto Rico). Miles: the great circle times a circuity of 1.20 (Ballou, Rahardja and Sakai 2002, table 1:
 * United States), rising toward 1.4 for the shortest trips (Boscoe, Henry and Zdeb 2012). Minutes: the first 5 miles at
 * 25 mph, the next 25 at 45, the rest at 62.
 */
export function estimateDrive(from: Point, to: Point): LegDrive | null {
	const land = landOf(from);
	return land === null || land !== landOf(to) ? null : straightDrive(from, to);
}

/** Does the same for two places that are known to be joined by road. */
export function straightDrive(from: Point, to: Point): LegDrive {
	const straight = milesBetween(from, to);
	const miles = straight * (1.2 + 0.2 * Math.exp(-straight / 15));
	return {
		miles,
		minutes: minutesFor(miles),
		by: 'straight line',
		directions: [],
		steps: [],
		line: new Float32Array(),
	};
}

/** Drives known without the table of highways. */
export const straightLines: KnownDrives = {
	between: estimateDrive,
	whyNone: (from, to) =>
		isCutOff(from, to) ? 'No road between these two' : 'We know no road between these two',
};

function minutesFor(miles: number): number {
	const inTown = Math.min(miles, 5);
	const nearTown = Math.min(Math.max(miles - 5, 0), 25);
	return (inTown / 25 + nearTown / 45 + Math.max(miles - 30, 0) / 62) * 60;
}
