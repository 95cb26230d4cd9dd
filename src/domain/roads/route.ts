import type { MilesAndMinutes } from './local-roads.ts';

/** A drive from the table: its legs in order, the part of each that is driven, and the streets at both ends. */
export interface Route extends MilesAndMinutes {
	legs: DrivenLeg[];
	/** Miles of streets before the first leg and after the last. */
	streetsBefore: number;
	streetsAfter: number;
}

/** A leg driven from one part of it (0 at its first junction, 1 at its second) to another. */
export interface DrivenLeg {
	leg: number;
	from: number;
	to: number;
}

/** Returns the same drive in the other direction. */
export const turnedRound = (route: Route): Route => ({
	...route,
	legs: route.legs.map(({ leg, from, to }) => ({ leg, from: to, to: from })).reverse(),
	streetsBefore: route.streetsAfter,
	streetsAfter: route.streetsBefore,
});
