import { visitedAs } from '#domain/trips/campus.ts';
import { isOwnPlace } from '#domain/trips/end-of-trip.ts';
import type { StopPlace, StopType } from '#domain/trips/stop-place.ts';
import type { Stop } from '#domain/trips/trip.ts';

/** The usual day, unless the family says otherwise: start and end in minutes since midnight, lunch in minutes. */
export const usualDay = { start: 9 * 60, end: 18 * 60, lunch: 45 } as const;

/** A day on the road ends at four in the morning; minutes since midnight. */
export const LATEST_NIGHT = 4 * 60;
/** In minutes since midnight: a day that starts this late may go on all night. */
const EVENING = 15 * 60;
/** The latest end of such a night, the next morning. */
const LATEST_MORNING = 12 * 60;

/**
 * Returns the end of a day in minutes since the midnight before it, given the hours at which it starts and ends: "12:30
 * AM" is on the next calendar day, and so is "6:00 AM" if the day starts in the evening.
 */
export function endOfDay(start: number, end: number): number {
	const isNextDay = end <= Math.min(start, LATEST_NIGHT) || (start >= EVENING && end <= LATEST_MORNING);
	return isNextDay ? end + 24 * 60 : end;
}

/**
 * Returns when a day ends if nobody has said so, in minutes since the midnight before it: one that starts in the
 * evening is as long as others, or it could be over before it began.
 */
export const usualEndOf = (start: number): number =>
	start < EVENING ? usualDay.end : start + usualDay.end - usualDay.start;

/** Default length of a visit in minutes; a campus visit includes an information session and a tour. */
const usualVisit: Record<StopType, number> = {
	college: 150,
	hotel: 0,
	restaurant: 60,
	airport: 0,
	poi: 60,
	x: 60,
};

/** Default minutes from the car to where the visit begins. */
const usualParking: Record<StopType, number> = {
	college: 15,
	hotel: 0,
	restaurant: 5,
	airport: 0,
	poi: 5,
	x: 5,
};

/** How a family stays at a stop. */
export interface Stay {
	/** Minutes from the car to the visit. */
	parking: number;
	/** Minutes of the visit; 0 if fixed times determine it. */
	visit: number;
	/** True if a family may also arrive in the evening. */
	isForEvening: boolean;
}

/**
 * Returns a stay of the usual length. If a trip begins or ends at the family's own place, such as its home, or has a
 * night set there, nothing is visited there.
 */
export function usualStay(place: StopPlace, { isEnd, isNight }: { isEnd: boolean; isNight: boolean }): Stay {
	if ((isEnd || isNight) && isOwnPlace(place)) return { parking: 0, visit: 0, isForEvening: true };
	const type = visitedAs(place);
	const visit = usualVisit[type];
	// Hotels, restaurants and flights may also be reached in the evening.
	return { parking: usualParking[type], visit, isForEvening: visit === 0 || type === 'restaurant' };
}

/** Returns the usual stay at a stop: a stop with a fixed time is neither home nor just a bed, wherever it is. */
export function usualStayAt({ place, session_at, tour_at, overnight }: Stop, isEnd: boolean): Stay {
	if (session_at !== null || tour_at !== null) return usualStay(place, { isEnd: false, isNight: false });
	return usualStay(place, { isEnd, isNight: overnight === true });
}

/** Length of a campus's fixed-time events in minutes; `least` is how much of one remains even if the other follows. */
export const fixedMinutes = {
	session: { usual: 60, least: 30 },
	tour: { usual: 75, least: 45 },
} as const;
