import type { StopType } from '#domain/trips/stop-place.ts';

/** A family's usual days when it does not say: minutes since midnight, and minutes. */
export const usualDay = { start: 9 * 60, end: 18 * 60, lunch: 45 } as const;

/** How long a family drives on one day, in minutes, at most. */
export const MOST_DRIVING = 8 * 60;

/** How long a visit lasts when nobody says, in minutes: a campus takes an information session and a tour. */
export const usualVisit: Record<StopType, number> = {
	college: 150,
	hotel: 0,
	restaurant: 60,
	airport: 0,
	poi: 60,
	x: 60,
};

/** From the car to where the visit begins, in minutes, when nobody says. */
export const usualParking: Record<StopType, number> = {
	college: 15,
	hotel: 0,
	restaurant: 5,
	airport: 0,
	poi: 5,
	x: 5,
};

/** How long what a campus holds at a fixed time lasts, in minutes; at least this much of it even if the other one follows. */
export const fixedMinutes = {
	session: { usual: 60, least: 30 },
	tour: { usual: 75, least: 45 },
} as const;
