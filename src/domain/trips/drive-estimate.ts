import { milesBetween, type Point } from '#domain/geo.ts';
import { landOf } from '#domain/roads/land.ts';

/** An estimate of a drive, and no more: say so where it is shown. */
export interface Drive {
	miles: number;
	minutes: number;
}

/** The legs between consecutive points (null: no road route) and their sum over the legs that have one. */
export interface DriveEstimate {
	legs: (Drive | null)[];
	total: Drive;
	/** Whether the total covers every leg. */
	isWhole: boolean;
}

/**
 * Road miles and minutes between two points in the US, or null when no road joins them (islands, Hawaii, Alaska, Puerto Rico).
 * Miles: the great circle times a circuity of 1.20 (Ballou, Rahardja and Sakai 2002, table 1: United States), rising towards
 * 1.4 for the shortest trips (Boscoe, Henry and Zdeb 2012). Minutes: the first 5 miles at 25 mph, the next 25 at 45, the rest at 62.
 */
export function estimateDrive(from: Point, to: Point): Drive | null {
	const land = landOf(from);
	if (land === null || land !== landOf(to)) return null;
	const straight = milesBetween(from, to);
	const miles = straight * (1.2 + 0.2 * Math.exp(-straight / 15));
	return { miles, minutes: minutesFor(miles) };
}

/** The drive along a list of points, leg by leg and in all. */
export function estimateDrives(points: readonly Point[]): DriveEstimate {
	const legs = points.slice(1).map((to, index) => estimateDrive(points[index] ?? to, to));
	const driven = legs.filter((leg) => leg !== null);
	const total = {
		miles: driven.reduce((sum, leg) => sum + leg.miles, 0),
		minutes: driven.reduce((sum, leg) => sum + leg.minutes, 0),
	};
	return { legs, total, isWhole: driven.length === legs.length };
}

function minutesFor(miles: number): number {
	const inTown = Math.min(miles, 5);
	const nearTown = Math.min(Math.max(miles - 5, 0), 25);
	return (inTown / 25 + nearTown / 45 + Math.max(miles - 30, 0) / 62) * 60;
}
