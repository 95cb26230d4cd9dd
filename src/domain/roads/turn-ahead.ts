import { footOn, milesBetween, type Point } from '#domain/geo.ts';
import type { LegDrive } from './drive-estimate.ts';
import type { DriveStep } from './road-drives.ts';

/** A driver's next turn, and the turns after it. */
export interface TurnAhead {
	turn: DriveStep;
	/** Miles to it; 0 at the start of the drive, and while the car's position is unknown. */
	miles: number;
	rest: readonly DriveStep[];
}

type Followed = Pick<LegDrive, 'steps' | 'line' | 'miles'>;

/** In miles: farther from the line than this, the car is not on this drive: not yet, or on another road. */
const OFF_THE_ROAD = 0.5;
/** In miles: this close, the turn is being made, and the driver looks for the next one. */
const AT_THE_TURN = 0.02;

/**
 * Returns the next turn of a drive along the streets, from the car's position, or else the first turn. Null without
 * turns, or if the car is not on that road.
 */
export function turnAhead(drive: Followed, car: Point | null): TurnAhead | null {
	const { steps } = drive;
	const [first, ...others] = steps;
	if (!first) return null;
	const driven = car && milesAlong(drive, car);
	if (car && driven === null) return null;
	if (driven === null) return { turn: first, miles: 0, rest: others };
	let begins = 0;
	for (const [at, turn] of steps.entries()) {
		const isLast = at === steps.length - 1;
		if (begins > driven + AT_THE_TURN || isLast)
			return { turn, miles: Math.max(0, begins - driven), rest: steps.slice(at + 1) };
		begins += turn.miles;
	}
	return null;
}

/** Returns the miles of a drive behind a car on its line; null if the car is off the line. */
function milesAlong(drive: Followed, car: Point): number | null {
	const { line } = drive;
	let [behind, driven, off] = [0, 0, Number.POSITIVE_INFINITY];
	for (const { from, to, miles } of stretchesOf(drive)) {
		let [drawn, along] = [0, -1];
		for (let at = from; at < to; at++) {
			const [start, end] = [pointAt(line, at), pointAt(line, at + 1)];
			const foot = footOn(start, end, car);
			const away = milesBetween(foot, car);
			if (away < off) [along, off] = [drawn + milesBetween(start, foot), away];
			drawn += milesBetween(start, end);
		}
		// The line is simplified, so it is a little shorter than the road, most of all where the road winds.
		if (along >= 0) driven = behind + (along / (drawn || 1)) * miles;
		behind += miles;
	}
	return off > OFF_THE_ROAD ? null : driven;
}

/**
 * Returns the stretches of a line whose miles are known, by the indexes of their ends: its steps, or else all of it.
 */
function stretchesOf({ steps, line, miles }: Followed): { from: number; to: number; miles: number }[] {
	const end = line.length / 2 - 1;
	if (steps.some(({ at }) => at === undefined)) return [{ from: 0, to: end, miles }];
	return steps.map(({ at = 0, miles }, index) => ({ from: at, to: steps[index + 1]?.at ?? end, miles }));
}

const pointAt = (line: ArrayLike<number>, at: number): Point => ({
	lat: line[at * 2] as number,
	long: line[at * 2 + 1] as number,
});
