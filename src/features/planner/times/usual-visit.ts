import { fixedMinutes, usualStayAt } from '#domain/schedule/usual-times.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { Stop } from '#domain/trips/trip.ts';

export type FixedKind = keyof typeof fixedMinutes;
export type HasHour = Record<FixedKind, boolean>;

/** A stop's place in the trip, and the events that have an hour in its form. */
interface Where {
	isEnd: boolean;
	fixed: HasHour;
}

/** Returns the events that have an hour when a stop's form opens: it asks for them at a campus only. */
export const fixedAtFirst = ({ place, session_at, tour_at }: Stop): HasHour => ({
	session: isCampus(place) && session_at !== null,
	tour: isCampus(place) && tour_at !== null,
});

/** Returns the minutes of a visit that has no length of its own: those of its events, else the usual ones. */
export function minutesIfEmpty(stop: Stop, { isEnd, fixed }: Where): number {
	const events = kindsIn(fixed);
	if (events.length === 0) return usualStayAt(stop, isEnd).visit;
	return events.reduce((sum, kind) => sum + fixedMinutes[kind].usual, 0);
}

/** Says where these minutes come from. */
export function visitHint(stop: Stop, where: Where): string {
	const [first, second] = kindsIn(where.fixed);
	if (!first) return `If you leave it empty, it counts as ${minutesIfEmpty(stop, where)}`;
	const words = `If you leave it empty, the ${first} counts as ${fixedMinutes[first].usual}`;
	return second ? `${words} and the ${second} as ${fixedMinutes[second].usual}` : words;
}

const kindsIn = (fixed: HasHour) => (['session', 'tour'] as const).filter((kind) => fixed[kind]);
